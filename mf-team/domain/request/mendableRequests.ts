import { readRequest, requestRecordSchema, type MendableKind } from 'shared-lib/domain';

/** How to repair damaged team requests. */
export const mendableRequests: MendableKind = {
  collection: 'requests',
  schema: requestRecordSchema,
  entries: { field: 'requests', read: readRequest },
};
