import { supportLimits, type SupportRequest } from 'shared-lib/domain';

/** What becomes of a request that is answered, or why it can't be. */
export type AnswerPlan =
  | { readonly kind: 'refused'; readonly reason: 'empty' | 'tooLong' | 'tooMany' }
  | {
      readonly kind: 'answered';
      readonly answers: SupportRequest['answers'];
      readonly status: SupportRequest['status'];
    };

/**
 * Adds an answer of support to a request.
 * @param text as it was written; spaces around it don't count
 * @param isOpen whether something is still to be done for it
 * @param now epoch milliseconds
 */
export const planAnswer = (
  { answers }: Pick<SupportRequest, 'answers'>,
  text: string,
  isOpen: boolean,
  now: number,
): AnswerPlan => {
  const answer = text.trim();
  if (answer === '') return { kind: 'refused', reason: 'empty' };
  if (answer.length > supportLimits.answerMax) return { kind: 'refused', reason: 'tooLong' };
  if (answers.length >= supportLimits.answers) return { kind: 'refused', reason: 'tooMany' };
  return {
    kind: 'answered',
    answers: [...answers, { text: answer, at: now }],
    status: isOpen ? 'inProgress' : 'resolved',
  };
};
