/** Why an answer is not taken: the notice is over, one waits already, there were too many, or what it says can't be. */
export const answerRefusals = ['closed', 'waiting', 'full', 'noPhoto', 'until'] as const;

export type AnswerRefusal = (typeof answerRefusals)[number];
