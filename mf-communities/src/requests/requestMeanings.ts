/** The colours of a request by how far it is. */
export const statusMeanings = { new: 'watch', inProgress: 'info', resolved: 'good' } as const;

/** And of a verdict. */
export const verdictMeanings = {
  served: 'good',
  setOutLate: 'info',
  missed: 'bad',
  unknown: 'neutral',
} as const;

/** And of an answer by how far it has come. */
export const answerMeanings = {
  queued: 'neutral',
  sent: 'info',
  delivered: 'good',
  bounced: 'bad',
  failed: 'bad',
  suppressed: 'bad',
  withdrawn: 'watch',
} as const;
