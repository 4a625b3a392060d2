import type { ShiftReport } from 'shared-lib/domain';

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

/** Why a report that was chosen is left out when several are approved; null for one that waits. */
export const leftOutAs = ({ status }: Pick<ShiftReport, 'status'>) =>
  status === 'submitted' ? null : status;
