import { awaitsReview, type ShiftReport } from 'shared-lib/domain';

/** What can be done with a report now. */
export type ReviewAct = 'approve' | 'return' | 'undo';

const acts: Readonly<Record<ShiftReport['status'], readonly ReviewAct[]>> = {
  inProgress: [],
  missed: [],
  submitted: ['approve', 'return'],
  approved: ['return', 'undo'],
  returned: ['approve', 'undo'],
};

export const reviewActsOf = ({ status }: Pick<ShiftReport, 'status'>): readonly ReviewAct[] => acts[status];

type Queued = { readonly record: Pick<ShiftReport, 'id' | 'status'> };

/**
 * The reports of a list that wait, before and after one of it; null where there is none.
 * @param openId of the one that is looked at; one that the list does not hold has all of them after it
 */
export function waitingAround(
  rows: readonly Queued[],
  openId: string | null,
): { readonly previous: string | null; readonly next: string | null } {
  const place = rows.findIndex(({ record }) => record.id === openId);
  const isWaiting = ({ record }: Queued) => awaitsReview(record);
  const before = rows.slice(0, Math.max(place, 0)).findLast(isWaiting);
  const after = rows.slice(place + 1).find(isWaiting);
  return { previous: before?.record.id ?? null, next: after?.record.id ?? null };
}

/** Why a report that was chosen is left out when several are approved; null for one that waits. */
export const leftOutAs = ({ status }: Pick<ShiftReport, 'status'>) =>
  status === 'submitted' ? null : status;
