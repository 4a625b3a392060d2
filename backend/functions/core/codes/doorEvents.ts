import { isDeepStrictEqual } from 'node:util';
import type { Change, DocumentSnapshot } from 'firebase-functions/firestore';
import { hasOpenNotice } from 'mf-communities/domain';
import type { Violation } from 'shared-lib/domain';
import { isFresh } from '../summaries/isFresh.ts';
import { isSame } from '../summaries/isSame.ts';
import { refreshDoor, type DoorChange } from './doors.ts';

type DoorRecords = 'serviceLogs' | 'violations';

const fieldsIn = (snapshot: DocumentSnapshot, fields: readonly string[]) =>
  fields.map((field): unknown => snapshot.get(field));

/** The part of a record that a tag's page shows; null for none. */
const contentOf: Readonly<Record<DoorRecords, (snapshot: DocumentSnapshot) => unknown[] | null>> = {
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
    hasOpenNotice({
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

/**
 * The change that an event makes to a door's page. For logs, only the latest service matters, so the earliest affected night is
 * enough.
 */
const changeOf = (collection: DoorRecords, states: readonly DocumentSnapshot[]): DoorChange => {
  const nights = states.map((snapshot): unknown => snapshot.get('serviceDate'));
  const [since] = nights.filter((night) => typeof night === 'string').toSorted();
  return { since: collection === 'serviceLogs' && since !== undefined ? since : null };
};

/**
 * Updates the tag pages of the units a record belonged to before and after the event. Old records that arrive late change nothing.
 */
export const handleDoorEvent = async (
  customerId: string,
  collection: DoorRecords,
  data: Change<DocumentSnapshot>,
): Promise<void> => {
  if (!data.before.exists && !isFresh(data.after, Date.now())) return;
  if (isSame(data, contentOf[collection])) return;
  const states = [data.before, data.after].filter(({ exists }) => exists);
  const change = changeOf(collection, states);
  const units = new Set(states.map(unitIn));
  await Promise.all([...units].map((unitId) => unitId && refreshDoor(customerId, unitId, change)));
};

/** A unit's fields about the tag at its door. */
const tagAt = (snapshot: DocumentSnapshot): unknown[] | null =>
  snapshot.exists ? fieldsIn(snapshot, ['binTagId', 'communityId']) : null;

/**
 * Updates a tag's page with its unit's status once the tag is at the unit's door. The tag and the unit reference each other. This
 * listens to the unit, because every assignment writes it. A function that removes a tag updates the tag's code.
 */
export const assignTagOfUnit = async (
  customerId: string,
  { before, after }: Change<DocumentSnapshot>,
): Promise<void> => {
  if (!after.exists || isDeepStrictEqual(tagAt(before), tagAt(after))) return;
  if (!before.exists && !isFresh(after, Date.now())) return;
  if ((after.get('binTagId') ?? null) !== null) await refreshDoor(customerId, after.id, { since: null });
};
