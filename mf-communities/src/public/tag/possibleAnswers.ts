import type { AnswerKind, DoorNotice } from 'shared-lib/domain';

/**
 * What can be answered to a notice as it stands, as far as its page knows; the function decides. One that waits for the office is
 * followed by a dispute alone, and a dispute comes once.
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
