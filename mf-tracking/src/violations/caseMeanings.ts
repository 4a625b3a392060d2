/** The colours of a case by how far it is. */
export const statusMeanings = {
  open: 'watch',
  notified: 'info',
  escalated: 'bad',
  disputed: 'watch',
  resolved: 'good',
  dismissed: 'neutral',
} as const;

/** And by whether somebody has looked at it. */
export const reviewMeanings = { pending: 'watch', approved: 'good', rejected: 'neutral' } as const;
