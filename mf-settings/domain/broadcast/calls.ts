import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { count, id, success } from 'shared-lib/domain/schema';
import {
  broadcastActSchema,
  broadcastRequestSchema,
  broadcastOrderSchema,
  broadcastPreviewSchema,
  smsTemplateChangeSchema,
  testTextSchema,
} from './broadcast.ts';

const changed = z.object({ changed: count });

/** Calls about texts to residents: broadcasts, the owner's words, and test texts. */
export const broadcastCalls = {
  previewBroadcast: { payload: broadcastRequestSchema, result: broadcastPreviewSchema },
  startBroadcast: { payload: broadcastOrderSchema, result: success },
  cancelBroadcast: { payload: broadcastActSchema, result: changed },
  resendBroadcast: { payload: broadcastActSchema, result: changed },
  changeSmsTemplate: { payload: smsTemplateChangeSchema, result: success },
  sendTestText: { payload: testTextSchema, result: z.object({ messageId: id }) },
} satisfies CallTable;
