/** The badge colors of a case's status. */
export const statusMeanings = {
  open: 'watch',
  notified: 'info',
  escalated: 'bad',
  disputed: 'watch',
  resolved: 'good',
  dismissed: 'neutral',
} as const;

/** And of its review status. */
export const reviewMeanings = { pending: 'watch', approved: 'good', rejected: 'neutral' } as const;
