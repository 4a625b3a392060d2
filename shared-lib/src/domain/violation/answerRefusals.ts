/**
 * Why an answer is refused: the notice is closed, another answer is pending, there were too many, or its content is
 * invalid.
 */
export const answerRefusals = ['closed', 'waiting', 'full', 'noPhoto', 'until'] as const;

export type AnswerRefusal = (typeof answerRefusals)[number];
