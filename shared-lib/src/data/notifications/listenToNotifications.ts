import { orderBy, where, type Query } from 'firebase/firestore';
import { notificationSchema, type Notification } from '../../domain/index.ts';
import { listenToUnchanged } from '../summaries/listenToUnchanged.ts';

export const newestFirst = orderBy('timestamp', 'desc');
export const isUnread = where('read', '==', false);

/** Listens to a query's results; a device that has stored them only reads again once any notification has changed. */
export const listenToNotifications = (
  customerId: string,
  list: string,
  name: string,
  query: Query,
  onData: (notifications: readonly Notification[]) => void,
  onError: (error: unknown) => void,
) =>
  listenToUnchanged(
    {
      customerId,
      kind: 'notifications',
      name: `${list} ${name}`,
      asked: query,
      schema: notificationSchema,
    },
    onData,
    onError,
  );

/** The list, and what part of it. */
export interface OfList<Asked> {
  readonly list: string;
  readonly asked: Asked;
}
