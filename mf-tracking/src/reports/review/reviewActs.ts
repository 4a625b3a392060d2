import type { ShiftReport } from 'shared-lib/domain';

/** The current actions for a report. */
export type ReviewAct = 'approve' | 'return' | 'undo';

const acts: Readonly<Record<ShiftReport['status'], readonly ReviewAct[]>> = {
  inProgress: [],
  missed: [],
  submitted: ['approve', 'return'],
  approved: ['return', 'undo'],
  returned: ['approve', 'undo'],
};

export const reviewActsOf = ({ status }: Pick<ShiftReport, 'status'>): readonly ReviewAct[] => acts[status];

/** Why a selected report is skipped when several are approved; null for a pending one. */
export const skipReasonOf = ({ status }: Pick<ShiftReport, 'status'>) =>
  status === 'submitted' ? null : status;
