import { accessToken } from '../../../../kernel/firebase.ts';
import type { PushMessage } from '../domain/pushMessage.ts';
import { answerMillis, type MessageProvider } from '../MessageProvider.ts';
import { fcmOutcome } from './fcmOutcome.ts';

/** How long FCM keeps one for a device that is offline, in seconds. */
const keptSeconds = 3600;

/**
 * A push notification for FCM's HTTP v1 API. It is data only: the page's worker shows it (`firebase-messaging-sw.js`), so FCM's own code
 * isn't needed there.
 */
const requestOf = ({ to, title, body, link, tag, isUrgent }: PushMessage) => ({
  message: {
    token: to,
    data: { title, body, link, tag },
    webpush: { headers: { TTL: String(keptSeconds), Urgency: isUrgent ? 'high' : 'normal' } },
  },
});

/** Sends push notifications by Firebase Cloud Messaging. @param url of the project's `messages:send` */
export const fcmProvider = (url: string): MessageProvider<PushMessage> => ({
  send: async (push) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
        body: JSON.stringify(requestOf(push)),
        signal: AbortSignal.timeout(answerMillis),
      });
      const body: unknown = await response.json().catch(() => null);
      return fcmOutcome(response.status, body, response.headers.get('retry-after'));
    } catch (error) {
      const { name, message } = error as Error;
      return { kind: 'later', code: name, message };
    }
  },
  find: null,
});
