import { type ContactSubmission, answerTo, type AnswerTemplateId } from 'mf-communities/domain';

/**
 * The suggested answer for a request's current state: the one for its verdict, else the one for its topic.
 */
export const offeredAnswer = ({
  topic,
  decision,
}: Pick<ContactSubmission, 'topic' | 'decision'>): AnswerTemplateId => {
  if (decision !== null) return answerTo(decision.verdict, decision.reason, decision.servedAt);
  return topic === 'bulkItem' || topic === 'violation' ? topic : 'lookingInto';
};

/** Answers that leave more to do. */
const opening: readonly AnswerTemplateId[] = ['lookingInto', 'violation', 'underWay'];

/** Whether an answer started from this template resolves a request. */
export const resolvesRequest = (template: AnswerTemplateId): boolean => !opening.includes(template);
