import { type MendableKind, serviceLogSchema } from 'shared-lib/domain';

/** How damaged service logs are mended. */
export const mendableServiceLogs: MendableKind = {
  collection: 'serviceLogs',
  schema: serviceLogSchema,
};
