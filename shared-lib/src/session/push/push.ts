import { doc, writeBatch } from 'firebase/firestore';
import { getMessaging, getToken } from 'firebase/messaging';
import { firestore } from '../../data/firestore.ts';
import { firebaseApp } from '../firebaseApp.ts';
import { pushMarkKey } from './pushMark.ts';

/** The worker shows notifications and opens their page. Its scope has no pages: it never handles a request of one. */
const worker = { script: '/firebase-messaging-sw.js', scope: '/firebase-cloud-messaging-push-scope' };

/** How long signing out waits for a slow connection, in milliseconds. */
const patience = 2000;

/** Why this browser shows no push notifications, or `failed` for an error. */
export type PushProblem = 'denied' | 'failed';

export type PushRegistration =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly problem: PushProblem };

/** The local product has no Firebase Cloud Messaging: its functions send to the outbox. */
const localToken = (): string => `local-${crypto.randomUUID()}`;

/**
 * Asks for permission to show notifications, and registers this browser. Call it in response to a click or tap; otherwise browsers don't
 * ask.
 * @param vapidKey the site's public key
 */
export async function registerPush(vapidKey: string): Promise<PushRegistration> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return { ok: false, problem: 'denied' };
    const { script, scope } = worker;
    const serviceWorkerRegistration = await navigator.serviceWorker.register(script, { scope });
    const { app, config } = firebaseApp();
    if (config.emulators) return { ok: true, token: localToken() };
    const token = await getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration });
    return { ok: true, token };
  } catch (error) {
    console.error('Push notifications could not be turned on', error);
    return { ok: false, problem: 'failed' };
  }
}

/** Deletes the device's document. Without a connection, the server deletes it once a notification isn't accepted. */
async function deleteDevice(path: string) {
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  const deleted = writeBatch(firestore()).delete(doc(firestore(), path)).commit();
  await Promise.race([deleted, late]);
}

/** Remembers the path of this browser's device, or forgets it if null. */
export function savePushMark(path: string | null) {
  try {
    if (path === null) localStorage.removeItem(pushMarkKey);
    else localStorage.setItem(pushMarkKey, path);
  } catch {
    // Then this browser can't turn itself off; removing the device in the settings still works.
  }
}

/** Ends this browser's subscription, which also works offline, and deletes its device; never rejects. @param path of the device's document */
export async function unregisterPush(path: string): Promise<void> {
  savePushMark(null);
  try {
    const registration = await navigator.serviceWorker?.getRegistration(worker.scope);
    const subscription = await registration?.pushManager?.getSubscription();
    await subscription?.unsubscribe();
    await registration?.unregister();
    await deleteDevice(path);
  } catch (error) {
    console.error('Push notifications could not be turned off', error);
  }
}
