import type { MendableKind } from '../damage/mendableKind.ts';
import { readRequest, requestRecordSchema } from './requestRecord.ts';

/** How damaged records of the team’s requests are mended. */
export const mendableRequests: MendableKind = {
  collection: 'requests',
  schema: requestRecordSchema,
  entries: { field: 'requests', read: readRequest },
};
