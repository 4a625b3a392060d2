/** The badge colors of a request's status. */
export const statusMeanings = { new: 'watch', inProgress: 'info', resolved: 'good' } as const;

/** The badge colors of a verdict. */
export const verdictMeanings = {
  served: 'good',
  setOutLate: 'info',
  missed: 'bad',
  unknown: 'neutral',
} as const;

/** The badge colors of an answer's delivery status. */
export const answerMeanings = {
  queued: 'neutral',
  sent: 'info',
  delivered: 'good',
  bounced: 'bad',
  failed: 'bad',
  suppressed: 'bad',
  withdrawn: 'watch',
} as const;
