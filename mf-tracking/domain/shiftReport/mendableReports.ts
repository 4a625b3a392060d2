import { type MendableKind, shiftReportSchema } from 'shared-lib/domain';

/** How to repair damaged shift reports. */
export const mendableReports: MendableKind = {
  collection: 'shiftReports',
  schema: shiftReportSchema,
  becomes: { status: () => ({ status: 'submitted' }) },
  touched: ['updatedAt'],
};
