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

/** Who would get a broadcast, who would not and why, and when it would be sent. Writes nothing. */
export const previewBroadcast = (ask: BroadcastAsk) => call('previewBroadcast', ask, broadcastPreviewSchema);

/** Sends a reviewed broadcast; `aborted` if the counts have changed. */
export const startBroadcast = (order: BroadcastOrder) => call('startBroadcast', order, success);

/** Cancels a broadcast: texts that aren't sent yet won't be. */
export const cancelBroadcast = (broadcastId: string) => call('cancelBroadcast', { broadcastId }, changed);

/** Resends a broadcast's failed texts that may still arrive. */
export const resendBroadcast = (broadcastId: string) => call('resendBroadcast', { broadcastId }, changed);

/** Changes the words of a kind of text, or restores our defaults; `aborted` if someone else was first. */
export const changeSmsTemplate = (change: SmsTemplateChange) => call('changeSmsTemplate', change, success);

/** Sends a text to the user's own phone. */
export const sendTestText = (text: TestText) =>
  call('sendTestText', text, z.object({ messageId: z.string() }));
