import type { Notification } from '../../domain/notification/notification.ts';

/** The flags that define the state. */
type Flags = Pick<Notification, 'read' | 'seen'>;

/** A notification's state: unseen, then seen, then read (spec section 4). */
export type NotificationState = 'unseen' | 'seen' | 'read';

/** What advances a notification: being shown, or being opened or marked as read. */
export type NotificationEvent = 'see' | 'read';

const next: Record<NotificationState, Record<NotificationEvent, NotificationState>> = {
  unseen: { see: 'seen', read: 'read' },
  seen: { see: 'seen', read: 'read' },
  read: { see: 'read', read: 'read' },
};

/** The fields that each event writes: a read notification counts as seen too (spec section 4). */
export const notificationWrites = {
  see: { seen: true },
  read: { seen: true, read: true },
} as const satisfies Record<NotificationEvent, Partial<Flags>>;

/** The state of the stored flags; a read one counts as seen, whatever its other flag is. */
export const notificationState = ({ read, seen }: Flags): NotificationState =>
  read ? 'read' : seen ? 'seen' : 'unseen';

/** Whether an event advances a notification; otherwise there is nothing to write. */
export const changesState = (notification: Flags, event: NotificationEvent): boolean => {
  const state = notificationState(notification);
  return next[state][event] !== state;
};
