import { onDocumentWritten } from 'firebase-functions/firestore';
import { type CachedKind } from 'shared-lib/domain';
import { recordChange, changeRecorderOptions } from '../changes.ts';

const changesOf = (kind: CachedKind) =>
  onDocumentWritten(
    { document: `customers/{customerId}/${kind}/{recordId}`, ...changeRecorderOptions },
    ({ params }) => recordChange(params.customerId, kind),
  );

/** Mark changes of these records, for devices that cache lists of them. */
export const noteCheckpoints = changesOf('checkpoints');
export const noteContactSubmissions = changesOf('contactSubmissions');
export const noteNotifications = changesOf('notifications');

/** Notifications in Admins' own lists: one marker covers all lists. */
export const noteOwnNotifications = onDocumentWritten(
  {
    document: 'customers/{customerId}/notificationSettings/{uid}/notifications/{recordId}',
    ...changeRecorderOptions,
  },
  ({ params }) => recordChange(params.customerId, 'notifications'),
);
