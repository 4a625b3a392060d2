import { supportLimits, type SupportRequest } from 'shared-lib/domain';

/** The result of answering a request, or why it can't be answered. */
export type AnswerPlan =
  | { readonly kind: 'refused'; readonly reason: 'empty' | 'tooLong' | 'tooMany' }
  | {
      readonly kind: 'answered';
      readonly answers: SupportRequest['answers'];
      readonly status: SupportRequest['status'];
    };

/**
 * Adds support's answer to a request.
 * @param text as written; surrounding spaces don't count
 * @param isOpen whether anything remains to be done
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
