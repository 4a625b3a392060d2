import * as z from 'shared-lib/domain/schema';
import { messageFields } from 'shared-lib/domain';

/** Where queued push notifications are. Pages never read them, so they don't load these paths. */
export const pushPaths = { all: 'pushes', one: (pushId: string) => `pushes/${pushId}` } as const;

/** A queued push notification to one device, `pushes/{id}`. */
export const pushMessageSchema = z.object({
  ...messageFields,
  /** Firebase Cloud Messaging's address of the browser. */
  to: z.text(1000),
  /** Whose device it is. */
  uid: z.id,
  /** The device's place among theirs. */
  place: z.id,
  title: z.text(200),
  body: z.text(300),
  /** The page it opens, such as `/violations?open=…`. */
  link: z.text(500),
  /** A device shows only the latest with the same tag: one sent twice shows once. */
  tag: z.text(500),
  isUrgent: z.boolean(),
});

export type PushMessage = z.output<typeof pushMessageSchema>;
