import { onDocumentWritten } from 'firebase-functions/firestore';
import { type KeptKind } from 'shared-lib/domain';
import { noteChange, notingOptions } from '../changes.ts';

const changesOf = (kind: KeptKind) =>
  onDocumentWritten(
    { document: `customers/{customerId}/${kind}/{recordId}`, ...notingOptions },
    ({ params }) => noteChange(params.customerId, kind),
  );

/** Keep the word that some of these records have changed, for devices that have kept lists of them. */
export const noteCheckpoints = changesOf('checkpoints');
export const noteContactSubmissions = changesOf('contactSubmissions');
export const noteNotifications = changesOf('notifications');

/** Those of Admins with a list of their own: one word stands for the lists of all. */
export const noteOwnNotifications = onDocumentWritten(
  {
    document: 'customers/{customerId}/notificationSettings/{uid}/notifications/{recordId}',
    ...notingOptions,
  },
  ({ params }) => noteChange(params.customerId, 'notifications'),
);
