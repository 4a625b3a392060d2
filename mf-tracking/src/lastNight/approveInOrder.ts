import { chunksOf } from 'shared-lib/domain';
import { type ReviewedShift } from 'mf-tracking/domain';
import { clockLimits, maxApprovedShifts, maxReviewedReports, type ShiftsApproved } from 'mf-tracking/domain';
import { unapproveClockInOuts } from '../data/clockCallables.ts';
import { approveShifts } from '../data/nightCallables.ts';
import { callShiftReports } from '../data/callables.ts';

/** The result of an approval. */
export interface ApprovalResult extends ShiftsApproved {
  /** Whether every call succeeded. After a failure, the rest can be retried. */
  readonly isComplete: boolean;
}

/**
 * Approves a night's shifts, some in each call. It stops at a failed call; shifts approved before stay approved.
 * @param onProgress called with how many shifts have been decided
 */
export async function approveInOrder(
  serviceDate: string,
  shifts: readonly Pick<ReviewedShift, 'communityId' | 'memberId'>[],
  onProgress: (done: number) => void,
): Promise<ApprovalResult> {
  const approved: ShiftsApproved['approved'] = [];
  const left: ShiftsApproved['left'] = [];
  let done = 0;
  for (const part of chunksOf(shifts, maxApprovedShifts)) {
    const asked = part.map(({ communityId, memberId }) => ({ communityId, memberId }));
    const result = await approveShifts({ serviceDate, shifts: asked });
    if (!result.ok) return { approved, left, isComplete: false };
    approved.push(...result.value.approved);
    left.push(...result.value.left);
    done += part.length;
    onProgress(done);
  }
  return { approved, left, isComplete: true };
}

/** Undoes approvals: reports are in review again, and hours await approval. @returns whether all were undone */
export async function undoApproval(approved: ShiftsApproved['approved']): Promise<boolean> {
  let isComplete = true;
  for (const reports of chunksOf(
    approved.flatMap((shift) => shift.reports),
    maxReviewedReports,
  )) {
    const result = await callShiftReports('reviewShiftReports', { act: 'undo', reports });
    isComplete &&= result.ok && result.value.refused.length === 0;
  }
  for (const ids of chunksOf(
    approved.flatMap((shift) => shift.clockInOutIds),
    clockLimits.approvals,
  )) {
    const result = await unapproveClockInOuts(ids);
    isComplete &&= result.ok && result.value.left.length === 0;
  }
  return isComplete;
}
