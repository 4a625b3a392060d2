/** How far a notice has come. */
export const noticeStates = [
  'printed',
  'queued',
  'sent',
  'delivered',
  'failed',
  'suppressed',
  'withdrawn',
] as const;

export type NoticeState = (typeof noticeStates)[number];

/** How many notices a case may have, and how many steps: more than any case needs, few enough for one document. */
export const maxNotices = 20;

/**
 * How many bytes the notices of a case may have together, and the words of its steps: whoever lists cases loads whole documents.
 */
export const maxNoticeBytes = 24_000;

export const maxStepBytes = 16_000;

/** How long the words of a step may be: a reason, what the resident said, what was decided. */
export const maxCaseWords = 1000;

/** The highest level of a notice: the third is the last. */
export const maxNoticeLevel = 3;

export const disputeDecisions = ['uphold', 'reduce', 'withdraw'] as const;
