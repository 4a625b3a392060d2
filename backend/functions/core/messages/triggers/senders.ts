import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { runtime } from '../../../../kernel/runtime.ts';
import { mailChannel, textChannel, type Channel } from '../channels.ts';
import { mailSecrets, textSecrets } from '../configuration.ts';
import type { QueuedMessage } from '../MessageProvider.ts';
import { pushChannel } from '../pushChannel.ts';
import { logOverdue, sendDue } from '../sendDue.ts';
import { sendMessage } from '../sendMessage.ts';

/** Sends a new message right away; if it can't be sent yet, `sendDueMessages` does it. */
const sendNow = async <Message extends QueuedMessage>(
  channel: Channel<Message>,
  path: string,
): Promise<void> => {
  const provider = channel.provider();
  if (provider) await sendMessage(channel, provider, path);
};

/** Limits concurrency, so that thousands of new messages don't overwhelm a provider; the rest wait in the event queue. */
const options = {
  ...runtime.sending,
  retry: true,
} as const;

/** Sends the emails that other functions add to `mail`. */
export const sendMail = onDocumentCreated(
  { ...options, document: 'mail/{id}', secrets: mailSecrets },
  async ({ params }) => sendNow(mailChannel, `${mailChannel.collection}/${params.id}`),
);

/** Sends the texts that other functions add to `messages`. */
export const sendText = onDocumentCreated(
  { ...options, document: 'messages/{id}', secrets: textSecrets },
  async ({ params }) => sendNow(textChannel, `${textChannel.collection}/${params.id}`),
);

/** Sends the push notifications that other functions add to `pushes`. */
export const sendPush = onDocumentCreated({ ...options, document: 'pushes/{id}' }, async ({ params }) =>
  sendNow(pushChannel, `${pushChannel.collection}/${params.id}`),
);

/** How long a run starts new messages, in milliseconds; then the next run is due and continues. */
const runMillis = 50_000;

/** Sends due messages: retries, and those delayed by quiet hours, a killed sender or a lost event. */
export const sendDueMessages = onSchedule(
  {
    schedule: 'every 1 minutes',
    timeZone: 'Etc/UTC',
    ...runtime.shortRun,
    secrets: [...mailSecrets, ...textSecrets],
  },
  async () => {
    const now = Date.now();
    const until = now + runMillis;
    await Promise.all([logOverdue(mailChannel, now), logOverdue(textChannel, now)]);
    await Promise.all([
      sendDue(mailChannel, until),
      sendDue(textChannel, until),
      sendDue(pushChannel, until),
    ]);
  },
);
