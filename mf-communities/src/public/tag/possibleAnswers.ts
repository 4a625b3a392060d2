import type { AnswerKind, DoorNotice } from 'shared-lib/domain';

/**
 * The possible answers to a notice in its current status, as far as its page knows; the function decides.
 * While an answer is pending, only a dispute can follow, and a notice can be disputed once.
 */
export const possibleAnswers = ({
  status,
  cureBy,
  answer,
}: Pick<DoorNotice, 'status' | 'cureBy' | 'answer'>): readonly AnswerKind[] => {
  if (status === 'disputed') return [];
  const isWaiting = answer !== null && answer.kind !== 'dispute' && answer.decision === null;
  return [
    ...(isWaiting ? [] : (['resolved'] as const)),
    ...(isWaiting || cureBy === null ? [] : (['moreTime'] as const)),
    ...(answer?.kind === 'dispute' ? [] : (['dispute'] as const)),
  ];
};
