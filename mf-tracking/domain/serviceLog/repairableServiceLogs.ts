import { type RepairableKind, serviceLogSchema } from 'shared-lib/domain';

/** How to repair damaged service logs. */
export const repairableServiceLogs: RepairableKind = {
  collection: 'serviceLogs',
  schema: serviceLogSchema,
};
