/** A notice's delivery state. */
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

/** Maximum number of notices and steps in a case: more than any case needs, few enough for one document. */
export const maxNotices = 20;

/**
 * Maximum size, in bytes, for a case's notices together, and for the text of its steps: lists of cases load whole
 * documents.
 */
export const maxNoticeBytes = 24_000;

export const maxStepBytes = 16_000;

/** The longest text of a step: a reason, the resident's statement, or a decision. */
export const maxCaseWords = 1000;

/** The highest level of a notice: the third is the last. */
export const maxNoticeLevel = 3;

export const disputeDecisions = ['uphold', 'reduce', 'withdraw'] as const;
