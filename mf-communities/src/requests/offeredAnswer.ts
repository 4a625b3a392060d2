import type { ContactSubmission } from 'shared-lib/domain';
import { answerTo, type AnswerTemplateId } from 'mf-communities/domain';

/** The answer that fits a request as it stands: of a verdict what that says, else one that fits its topic. */
export const offeredAnswer = ({
  topic,
  decision,
}: Pick<ContactSubmission, 'topic' | 'decision'>): AnswerTemplateId => {
  if (decision !== null) return answerTo(decision.verdict, decision.reason, decision.servedAt);
  return topic === 'bulkItem' || topic === 'violation' ? topic : 'lookingInto';
};

/** The answers after which more is to be done. */
const opening: readonly AnswerTemplateId[] = ['lookingInto', 'violation', 'underWay'];

/** Whether an answer that begins so settles a request. */
export const settles = (template: AnswerTemplateId): boolean => !opening.includes(template);
