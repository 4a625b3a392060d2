import type { Notification } from '../../domain/notification/notification.ts';

/** The flags that make up the state. */
type Flags = Pick<Notification, 'read' | 'seen'>;

/** How far a notification has come: unseen, then seen, then read (spec section 4). */
export type NotificationState = 'unseen' | 'seen' | 'read';

/** What brings a notification further: being shown, or being opened or marked as read. */
export type NotificationEvent = 'see' | 'read';

const next: Record<NotificationState, Record<NotificationEvent, NotificationState>> = {
  unseen: { see: 'seen', read: 'read' },
  seen: { see: 'seen', read: 'read' },
  read: { see: 'read', read: 'read' },
};

/** The fields that each event writes: what is read counts as seen too (spec section 4). */
export const notificationWrites = {
  see: { seen: true },
  read: { seen: true, read: true },
} as const satisfies Record<NotificationEvent, Partial<Flags>>;

/** The state that the stored flags stand for; one that is read was seen, whatever its other flag says. */
export const notificationState = ({ read, seen }: Flags): NotificationState =>
  read ? 'read' : seen ? 'seen' : 'unseen';

/** Whether an event brings a notification further: there is something to write only then. */
export const isMovedBy = (notification: Flags, event: NotificationEvent): boolean => {
  const state = notificationState(notification);
  return next[state][event] !== state;
};
