import { onDocumentWritten, type DocumentSnapshot } from 'firebase-functions/firestore';
import {
  clockInOutSchema,
  communitySchema,
  defaultTimeZone,
  paths,
  planOn,
  serviceNight,
} from 'shared-lib/domain';
import { clockDifference } from 'mf-tracking/domain';
import { isFresh } from 'backend/functions/core/summaries/isFresh.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { isSame } from 'backend/functions/core/summaries/isSame.ts';
import { inTransaction } from 'backend/functions/core/summaries/transactions.ts';
import { handleScoreEvent } from '../../scorecards/scoreMonths.ts';
import { clockAt, readLocks } from '../clockRecords.ts';

/** Writes a clock-in's derived fields, unless they are already correct. */
const derive = (customerId: string, clockInOutId: string): Promise<void> =>
  inTransaction(async (transaction) => {
    const found = await transaction.get(clockAt(customerId, clockInOutId));
    const record = recordOf(clockInOutSchema, found);
    if (!record) return;
    const place = await transaction.get(firestore().doc(paths.community(customerId, record.communityId)));
    const community = recordOf(communitySchema, place);
    const { serviceDate } = record;
    const hours = community && planOn(community, serviceDate);
    // A period is locked only after its last night has ended, so tonight's clock-ins need no further reads.
    const isOver = serviceDate < serviceNight(Date.now(), hours?.timezone ?? defaultTimeZone);
    const isLocked = isOver && (await readLocks(transaction, customerId, [serviceDate]))(serviceDate);
    const difference = clockDifference(record, hours, isLocked);
    // Without `updatedAt` or an entry: those are for changes by a person.
    if (Object.keys(difference).length > 0)
      transaction.update(found.ref, storedFields(clockInOutSchema, difference));
  });

const factsOf = (snapshot: DocumentSnapshot) =>
  ['status', 'clockInAt', 'clockOutAt', 'breakMin', 'workedMin', 'lateMin'].map((field): unknown =>
    snapshot.get(field),
  );

/** A clock-in: its expected start, lateness, worked time and flags; and its shift in the scorecards. */
export const deriveFromClockInOuts = onDocumentWritten(
  { document: 'customers/{customerId}/clockInOuts/{clockInOutId}', ...runtime.trigger, retry: true },
  async ({ data, params }) => {
    if (!data) return;
    await handleScoreEvent(params.customerId, 'clockInOuts', data);
    if (!data.after.exists || (!data.before.exists && !isFresh(data.after, Date.now()))) return;
    if (!isSame(data, factsOf)) await derive(params.customerId, params.clockInOutId);
  },
);
