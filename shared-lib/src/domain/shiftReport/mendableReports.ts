import type { MendableKind } from '../damage/mendableKind.ts';
import { shiftReportSchema } from './shiftReport.ts';

/** How damaged shift reports are mended. */
export const mendableReports: MendableKind = {
  collection: 'shiftReports',
  schema: shiftReportSchema,
  becomes: { status: () => ({ status: 'submitted' }) },
  touched: ['updatedAt'],
};
