import { type MendableKind, serviceLogSchema } from 'shared-lib/domain';

/** How to repair damaged service logs. */
export const mendableServiceLogs: MendableKind = {
  collection: 'serviceLogs',
  schema: serviceLogSchema,
};
