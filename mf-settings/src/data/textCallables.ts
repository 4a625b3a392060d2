import * as z from 'shared-lib/domain/schema';
import {
  broadcastPreviewSchema,
  type BroadcastAsk,
  type BroadcastOrder,
  type SmsTemplateChange,
  type TestText,
} from 'mf-settings/domain';
import { call } from 'shared-lib/data/kit';

const success = z.object({ success: z.literal(true) });
const changed = z.object({ changed: z.int().check(z.nonnegative()) });

/** Who would get a broadcast, who would not and why, and when it would leave. Nothing is written. */
export const previewBroadcast = (ask: BroadcastAsk) => call('previewBroadcast', ask, broadcastPreviewSchema);

/** Sends a broadcast that somebody has looked through; it is `aborted` when it comes to other counts by now. */
export const startBroadcast = (order: BroadcastOrder) => call('startBroadcast', order, success);

/** Calls a broadcast off: what has not left stays here. */
export const cancelBroadcast = (broadcastId: string) => call('cancelBroadcast', { broadcastId }, changed);

/** Sends those texts of a broadcast again that failed and may arrive yet. */
export const resendBroadcast = (broadcastId: string) => call('resendBroadcast', { broadcastId }, changed);

/** Changes the words of a kind of text, or brings ours back; `aborted` when somebody else was first. */
export const changeSmsTemplate = (change: SmsTemplateChange) => call('changeSmsTemplate', change, success);

/** Sends a text to one's own phone. */
export const sendTestText = (text: TestText) =>
  call('sendTestText', text, z.object({ messageId: z.string() }));
