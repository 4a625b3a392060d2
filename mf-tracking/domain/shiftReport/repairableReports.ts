import { type RepairableKind, shiftReportSchema } from 'shared-lib/domain';

/** How to repair damaged shift reports. */
export const repairableReports: RepairableKind = {
  collection: 'shiftReports',
  schema: shiftReportSchema,
  becomes: { status: () => ({ status: 'submitted' }) },
  touched: ['updatedAt'],
};
