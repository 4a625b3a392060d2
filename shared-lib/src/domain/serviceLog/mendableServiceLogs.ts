import type { MendableKind } from '../damage/mendableKind.ts';
import { serviceLogSchema } from './serviceLog.ts';

/** How damaged service logs are mended. */
export const mendableServiceLogs: MendableKind = {
  collection: 'serviceLogs',
  schema: serviceLogSchema,
};
