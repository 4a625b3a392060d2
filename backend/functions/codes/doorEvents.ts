import { onDocumentWritten, type Change, type DocumentSnapshot } from 'firebase-functions/firestore';
import { functionsRegion, isNoticed, type Violation } from 'shared-lib/domain';
import { isFresh } from '../field/roundEvent.ts';
import { isSame } from '../summaries/isSame.ts';
import { refreshDoor } from './doors.ts';

type DoorRecords = 'serviceLogs' | 'violations';

const fieldsIn = (snapshot: DocumentSnapshot, fields: readonly string[]) =>
  fields.map((field): unknown => snapshot.get(field));

/** What a tag's page says of a record; null for nothing. */
const saidOf: Readonly<Record<DoorRecords, (snapshot: DocumentSnapshot) => unknown[] | null>> = {
  serviceLogs: (snapshot) =>
    snapshot.exists
      ? fieldsIn(snapshot, [
          'unitId',
          'communityId',
          'serviceDate',
          'servicedAt',
          'outcome',
          'reason',
          'corrected',
        ])
      : null,
  violations: (snapshot) =>
    isNoticed({
      reviewStatus: snapshot.get('reviewStatus') as Violation['reviewStatus'],
      status: snapshot.get('status') as Violation['status'],
    })
      ? fieldsIn(snapshot, [
          'unitId',
          'communityId',
          'serviceDate',
          'typeName',
          'typeNameEs',
          'cureBy',
          'status',
          'residentAnswers',
          'dispute',
        ])
      : null,
};

const unitIn = (snapshot: DocumentSnapshot): string | null => {
  const id: unknown = snapshot.get('unitId');
  return typeof id === 'string' && id !== '' && !id.includes('/') ? id : null;
};

/** Brings the pages of the tags up to date at whose units a record was, and is. Records of long ago that come in say nothing new. */
export const takeDoorEvent = async (
  customerId: string,
  collection: DoorRecords,
  data: Change<DocumentSnapshot>,
): Promise<void> => {
  if (!data.before.exists && !isFresh(data.after, Date.now())) return;
  if (isSame(data, saidOf[collection])) return;
  const units = new Set([unitIn(data.before), unitIn(data.after)]);
  await Promise.all([...units].map((unitId) => unitId && refreshDoor(customerId, unitId)));
};

const hangsAt = (snapshot: DocumentSnapshot): unknown[] | null =>
  snapshot.get('status') === 'assigned' ? fieldsIn(snapshot, ['unitId', 'communityId']) : null;

/** Says on the page of a tag how its unit stands, once the tag is at a door. Whoever takes it away says so on its code. */
export const publishDoors = onDocumentWritten(
  { document: 'customers/{customerId}/binTags/{binTagId}', region: functionsRegion, retry: true },
  async ({ data, params: { customerId } }) => {
    if (!data?.after.exists || isSame(data, hangsAt)) return;
    if (!data.before.exists && !isFresh(data.after, Date.now())) return;
    const unitId = hangsAt(data.after) && unitIn(data.after);
    if (unitId !== null) await refreshDoor(customerId, unitId);
  },
);
