import { type MendableKind, shiftReportSchema } from 'shared-lib/domain';

/** How damaged shift reports are mended. */
export const mendableReports: MendableKind = {
  collection: 'shiftReports',
  schema: shiftReportSchema,
  becomes: { status: () => ({ status: 'submitted' }) },
  touched: ['updatedAt'],
};
