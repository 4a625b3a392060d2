import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { id, success } from 'shared-lib/domain/schema';
import { deletionRequestSchema } from './deletionRequest.ts';

/** The owner's calls about all data of the business. Those without a payload ignore what is sent. */
export const ownDataCalls = {
  startExport: { payload: z.unknown(), result: z.object({ exportId: id }) },
  /** `dueAt` in epoch milliseconds. */
  requestDeletion: { payload: deletionRequestSchema, result: z.object({ dueAt: z.number() }) },
  undoDeletion: { payload: z.unknown(), result: success },
} satisfies CallTable;
