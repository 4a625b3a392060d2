import { readRequest, requestRecordSchema, type RepairableKind } from 'shared-lib/domain';

/** How to repair damaged team requests. */
export const repairableRequests: RepairableKind = {
  collection: 'requests',
  schema: requestRecordSchema,
  entries: { field: 'requests', read: readRequest },
};
