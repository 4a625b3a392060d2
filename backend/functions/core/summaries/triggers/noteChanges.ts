import { onDocumentWritten } from 'firebase-functions/firestore';
import { type KeptKind } from 'shared-lib/domain';
import { noteChange, notingOptions } from '../changes.ts';

const changesOf = (kind: KeptKind) =>
  onDocumentWritten(
    { document: `customers/{customerId}/${kind}/{recordId}`, ...notingOptions },
    ({ params }) => noteChange(params.customerId, kind),
  );

/** Mark changes of these records, for devices that cache lists of them. */
export const noteCheckpoints = changesOf('checkpoints');
export const noteContactSubmissions = changesOf('contactSubmissions');
export const noteNotifications = changesOf('notifications');

/** Notifications in Admins' own lists: one marker covers all lists. */
export const noteOwnNotifications = onDocumentWritten(
  {
    document: 'customers/{customerId}/notificationSettings/{uid}/notifications/{recordId}',
    ...notingOptions,
  },
  ({ params }) => noteChange(params.customerId, 'notifications'),
);
