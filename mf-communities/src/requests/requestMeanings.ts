/** The colours of a request by how far it is. */
export const statusMeanings = { new: 'watch', inProgress: 'info', resolved: 'good' } as const;

/** And of a verdict. */
export const verdictMeanings = {
  served: 'good',
  setOutLate: 'info',
  missed: 'bad',
  unknown: 'neutral',
} as const;
