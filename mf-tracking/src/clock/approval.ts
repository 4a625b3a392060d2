import type { ClockInOut } from 'shared-lib/domain';

/** A record's approval state; null for one without pay, and for one that is still open. */
export const approvalOf = ({
  approvedAt,
  clockInAt,
  clockOutAt,
}: Pick<ClockInOut, 'approvedAt' | 'clockInAt' | 'clockOutAt'>): 'approved' | 'waiting' | null => {
  if (approvedAt !== null) return 'approved';
  return clockInAt === null || clockOutAt === null ? null : 'waiting';
};

export const awaitsApproval = (record: ClockInOut): boolean => approvalOf(record) === 'waiting';
