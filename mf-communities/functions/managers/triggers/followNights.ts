import { onDocumentWritten } from 'firebase-functions/firestore';
import {
  addDays,
  clockInOutSchema,
  communitySchema,
  momentOfNight,
  paths,
  serviceNight,
  type ClockInOut,
} from 'shared-lib/domain';
import { managerTurnSchema } from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { inTransaction } from 'backend/functions/core/summaries/transactions.ts';
import { proofTurnId } from '../managerTurns.ts';
import { mailedLinks } from './sendManagerMails.ts';

/** How long after the last clock-out a proof waits, in milliseconds: what was recorded without a connection arrives, and is counted. */
const proofAfter = 10 * 60_000;

/** Until when somebody may still come after all: the proof of a shift that nobody came to waits for it. */
const morning = '06:00';

/** Whether a shift is over by a record: somebody clocked out, or nobody came. */
const isEnded = ({ status }: Pick<ClockInOut, 'status'>): boolean => status !== 'open';

/**
 * Makes the proof of a night due, once, when a shift of it has ended: whatever event says so, and however often.
 * @param now epoch milliseconds
 */
export const planProof = async (customerId: string, record: ClockInOut, now: number): Promise<void> => {
  const { communityId, serviceDate } = record;
  if (!isEnded(record)) return;
  const found = await firestore().doc(paths.community(customerId, communityId)).get();
  const community = recordOf(communitySchema, found);
  // Corrections of older nights are no news.
  if (!community || serviceDate < addDays(serviceNight(now, community.timezone), -1)) return;
  if ((await mailedLinks(customerId, communityId, now)).length === 0) return;
  const soon = now + proofAfter;
  const dueAt =
    record.status === 'missed'
      ? Math.max(soon, momentOfNight(serviceDate, morning, community.timezone))
      : soon;
  const reference = firestore().doc(paths.managerTurn(customerId, proofTurnId(communityId, serviceDate)));
  await inTransaction(async (transaction) => {
    const turn = await transaction.get(reference);
    if ((turn.get('sentAt') ?? null) !== null) return;
    const due = { kind: 'proof', communityId, night: serviceDate, dueAt, sentAt: null } as const;
    transaction.set(reference, storedFields(managerTurnSchema, due));
  });
};

/** Follows who clocks out, and shifts that nobody came to: the proof of the night goes to the community's managers. */
export const followManagerNights = onDocumentWritten(
  { document: 'customers/{customerId}/clockInOuts/{clockInOutId}', ...runtime.trigger, retry: true },
  async ({ data, params }) => {
    const before = data && recordOf(clockInOutSchema, data.before);
    const after = data && recordOf(clockInOutSchema, data.after);
    if (!after || before?.status === after.status) return;
    await planProof(params.customerId, after, Date.now());
  },
);
