import type { Transaction } from 'firebase-admin/firestore';
import { reportFieldPrefix, type reportActions, type ShiftReport } from 'shared-lib/domain';
import { logActivity } from 'backend/functions/core/community/activity.ts';
import type { Author } from 'backend/kernel/officeCall.ts';

/**
 * Adds a line to a community's log about a report's review or a photo of the office. A trigger on reports would start for every door,
 * since each changes its report.
 */
export const logReportAction = (
  transaction: Transaction,
  { customerId, by }: Author,
  { id, communityId, serviceDate }: Pick<ShiftReport, 'id' | 'communityId' | 'serviceDate'>,
  act: (typeof reportActions)[number],
): void => {
  const changes = [{ field: `${reportFieldPrefix}${act}`, to: serviceDate }];
  logActivity(transaction, customerId, communityId, { act: 'edited', by, changes, partIds: [id] });
};
