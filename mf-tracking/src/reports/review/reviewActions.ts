import type { ShiftReport } from 'shared-lib/domain';

/** The current actions for a report. */
export type ReviewAction = 'approve' | 'return' | 'undo';

const actions: Readonly<Record<ShiftReport['status'], readonly ReviewAction[]>> = {
  inProgress: [],
  missed: [],
  submitted: ['approve', 'return'],
  approved: ['return', 'undo'],
  returned: ['approve', 'undo'],
};

export const reviewActionsOf = ({ status }: Pick<ShiftReport, 'status'>): readonly ReviewAction[] =>
  actions[status];

/** Why a selected report is skipped when several are approved; null for a pending one. */
export const skipReasonOf = ({ status }: Pick<ShiftReport, 'status'>) =>
  status === 'submitted' ? null : status;
