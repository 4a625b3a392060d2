import type { MendableKind } from '../damage/mendableKind.ts';
import { readRequest, requestRecordSchema } from './requestRecord.ts';

/** How to repair damaged team requests. */
export const mendableRequests: MendableKind = {
  collection: 'requests',
  schema: requestRecordSchema,
  entries: { field: 'requests', read: readRequest },
};
