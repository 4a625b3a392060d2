import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import type { Mail } from '../domain/mail.ts';
import type { TextMessage } from 'shared-lib/domain';
import { runtime } from '../../../../kernel/runtime.ts';
import { mailChannel, textChannel, type Channel } from '../channels.ts';
import { mailSecrets, textSecrets } from '../configuration.ts';
import { logWaiting, sendDue } from '../sendDue.ts';
import { sendMessage } from '../sendMessage.ts';

/** Sends a message as soon as it is there; what can't leave now is left to `sendDueMessages`. */
const sendNow = async <Message extends Mail | TextMessage>(
  channel: Channel<Message>,
  path: string,
): Promise<void> => {
  const provider = channel.provider();
  if (provider) await sendMessage(channel, provider, path);
};

/** So many at a time that thousands that are made at once come to a provider as one business's do; the rest waits in the queue of events. */
const options = {
  ...runtime.sending,
  retry: true,
} as const;

/** Sends the mails that other functions put into `mail`. */
export const sendMail = onDocumentCreated(
  { ...options, document: 'mail/{id}', secrets: mailSecrets },
  async ({ params }) => sendNow(mailChannel, `${mailChannel.collection}/${params.id}`),
);

/** Sends the texts that other functions put into `messages`. */
export const sendText = onDocumentCreated(
  { ...options, document: 'messages/{id}', secrets: textSecrets },
  async ({ params }) => sendNow(textChannel, `${textChannel.collection}/${params.id}`),
);

/** How long a run begins new messages, in milliseconds: the next run is due then, and goes on. */
const runMillis = 50_000;

/** Sends what is due: another try, the end of quiet hours, a sender that was killed, an event that was lost. */
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
    await Promise.all([logWaiting(mailChannel, now), logWaiting(textChannel, now)]);
    await Promise.all([sendDue(mailChannel, until), sendDue(textChannel, until)]);
  },
);
