import * as z from 'zod/mini';
import { siteFile } from './appCheckConfig.ts';

/** Settings of push notifications in `push.json` next to a site's page. */
const pushSchema = z.object({ vapidKey: z.string().check(z.regex(/^B[\w-]{86}$/)) });

const expected =
  '{ "vapidKey": "B…" }, with the public key of 87 characters from Project settings, Cloud Messaging, Web Push certificates';

/**
 * A site's public Web Push key (VAPID), which lets people turn on push notifications.
 * @param folder of the site
 * @returns null if there is no `push.json`
 * @throws Error if the file is invalid
 */
export const pushKeyOf = (folder: string): string | null =>
  siteFile(folder, 'push.json', pushSchema, expected)?.vapidKey ?? null;

/** The key of the local product, which sends to its outbox. */
export const localPushKey = 'local';

/** The worker's file name at the site's root, where Firebase Cloud Messaging expects it. */
export const pushWorker = 'firebase-messaging-sw.js';
