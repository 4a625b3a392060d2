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

/**
 * How long a proof waits after the last clock-out, in milliseconds, so that records made offline can arrive
 * and be counted.
 */
const proofAfter = 10 * 60_000;

/** How late someone may still come: the proof of a missed shift waits until then. */
const morning = '06:00';

/** Whether a record ends a shift: a clock-out, or a missed shift. */
const isEnded = ({ status }: Pick<ClockInOut, 'status'>): boolean => status !== 'open';

/**
 * Schedules a night's proof once, when one of its shifts has ended, regardless of which event reports it and
 * how often.
 * @param now epoch milliseconds
 */
export const planProof = async (customerId: string, record: ClockInOut, now: number): Promise<void> => {
  const { communityId, serviceDate } = record;
  if (!isEnded(record)) return;
  const found = await firestore().doc(paths.community(customerId, communityId)).get();
  const community = recordOf(communitySchema, found);
  // Corrections of older nights send nothing.
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

/** Reacts to clock-outs and missed shifts: the night's proof goes to the community's managers. */
export const followManagerNights = onDocumentWritten(
  { document: 'customers/{customerId}/clockInOuts/{clockInOutId}', ...runtime.trigger, retry: true },
  async ({ data, params }) => {
    const before = data && recordOf(clockInOutSchema, data.before);
    const after = data && recordOf(clockInOutSchema, data.after);
    if (!after || before?.status === after.status) return;
    await planProof(params.customerId, after, Date.now());
  },
);
