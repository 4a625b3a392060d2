import { onDocumentWritten } from 'firebase-functions/firestore';
import { functionsRegion, type KeptKind } from 'shared-lib/domain';
import { noteChange } from './summaries/changes.ts';

const changesOf = (kind: KeptKind) =>
  onDocumentWritten(
    { document: `customers/{customerId}/${kind}/{recordId}`, region: functionsRegion, retry: true },
    ({ params }) => noteChange(params.customerId, kind),
  );

/** Keep the word that some of these records have changed, for devices that have kept lists of them. */
export const noteCheckpoints = changesOf('checkpoints');
export const noteNotifications = changesOf('notifications');
export const noteUnits = changesOf('units');
