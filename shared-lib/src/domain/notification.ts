import * as z from 'zod/mini';
import { flag, id, longText, nameOrEmpty, orNull } from './fields.ts';
import { instant } from './instant.ts';

/** Something the owner is told, `customers/{customerId}/notifications/{id}`: unseen, then seen, then read. */
export const notificationSchema = z.object({
  id,
  title: nameOrEmpty,
  message: z._default(longText, ''),
  timestamp: orNull(instant),
  read: flag(false),
  seen: flag(false),
});

export type Notification = z.output<typeof notificationSchema>;
