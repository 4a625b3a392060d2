import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import {
  decidedAs,
  outcomeOf,
  refusedLegs,
  swapBack,
  swapCalls,
  swapChanges,
  withDecision,
  type DecideSwapAnswer,
  type LegRefusal,
  type RequestOutcome,
  type ShiftSwap,
} from 'mf-team/domain';
import {
  paths,
  readRequest,
  type ScheduleAnswer,
  type ShiftChange,
  type ShiftPlace,
  type TeamRequest,
} from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { prepareScheduleChange } from '../scheduleRecords.ts';
import { readLegs } from '../swaps/readLegs.ts';
import { readSwap } from '../swaps/swapRecords.ts';
import type { SwapEvent } from '../swaps/swapWords.ts';
import { tellSwap } from '../swaps/tellSwap.ts';

type Refused = Extract<DecideSwapAnswer, { kind: 'refused' }>;

const refusedAt = (places: readonly ShiftPlace[], reason: LegRefusal): Refused => ({
  kind: 'refused',
  shifts: places.map(({ communityId, serviceDate }) => ({ communityId, serviceDate, reason })),
});

/** Why the schedule can't change, at the shifts that keep it from changing. */
function scheduleRefusal(answer: ScheduleAnswer, changes: readonly ShiftChange[]): Refused | null {
  switch (answer.kind) {
    case 'made':
      return null;
    case 'overtaken':
      return refusedAt(answer.shifts, 'changed');
    case 'begun':
      return refusedAt(
        changes.filter((change) =>
          answer.shifts.some(
            ({ communityId, serviceDate }) =>
              communityId === change.communityId && serviceDate === change.serviceDate,
          ),
        ),
        'started',
      );
    case 'inactive':
      return refusedAt(
        changes.filter(({ to }) => answer.agentIds.includes(to?.newAgentId ?? '')),
        'inactive',
      );
  }
}

/** What the office's verdict makes of the request. */
const outcomeAs = (
  seen: TeamRequest,
  verdict: 'approved' | 'declined' | 'pending',
  by: string,
): RequestOutcome =>
  verdict === 'pending'
    ? { ...outcomeOf(seen), status: verdict, decidedAt: null, decidedBy: null }
    : decidedAs(seen, verdict, by, Date.now());

/** The status of a swap whose request has a status. */
const swapStatusOf = { pending: 'accepted', approved: 'approved', declined: 'declined' } as const;

const events: Readonly<Record<'approved' | 'declined' | 'pending', SwapEvent>> = {
  approved: 'approved',
  declined: 'declined',
  pending: 'reopened',
};

/**
 * The office's decision about a swap: payload `{ swapId, seen, verdict, note?, isRepeated? }`, where `pending` undoes
 * one; result `{ kind: 'made', outcome }`, `{ kind: 'decided', now }` when someone else decided it first, or
 * `{ kind: 'refused', shifts }` with what has changed since. Request, swap and shifts are one transaction. Both members
 * are notified.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `resource-exhausted` for a night that
 * is full
 */
export const decideSwap = officeCall(swapCalls.decideSwap, async (requested, { customerId, by }) => {
  const { swapId, seen, verdict, note, isRepeated } = requested;
  const isUndo = verdict === 'pending';
  if (isUndo !== (seen.status === 'approved' || seen.status === 'declined')) {
    throw new HttpsError(
      'invalid-argument',
      'Only a pending swap can be decided, and only a decided one undone.',
    );
  }
  const record = firestore().doc(paths.requestRecord(customerId, swapId));
  let isNews = false;
  const answer = await firestore().runTransaction<DecideSwapAnswer>(async (transaction) => {
    isNews = false;
    const swap = await readSwap(transaction, customerId, swapId);
    const stored: unknown = (await transaction.get(record)).get('requests');
    const current = readRequest(Array.isArray(stored) ? stored[seen.place] : null);
    if (isRepeated && current?.status === verdict && (isUndo || current.decidedBy === by)) {
      return { kind: 'made', outcome: outcomeOf(current) };
    }
    const outcome = outcomeAs(seen, verdict, by);
    const decided = withDecision(stored, seen, outcome);
    const isExpected =
      swap !== null && seen.status !== 'cancelled' && swap.status === swapStatusOf[seen.status];
    if (!decided.ok || !isExpected) return { kind: 'decided', now: decided.ok ? current : decided.now };
    if (Date.now() >= swap.openUntil) return refusedAt([swap.shift], 'started');

    const approval = verdict === 'approved' ? await readApproval(transaction, customerId, swap) : null;
    if (approval?.kind === 'refused') return approval;
    // A declined swap has replaced nothing.
    const shifts = approval?.changes ?? swapBack(swap);
    const { answer: changed, write } = await prepareScheduleChange(
      transaction,
      customerId,
      { shifts, assignments: [] },
      by,
    );
    const refusal = scheduleRefusal(changed, shifts);
    if (refusal) return refusal;
    transaction.update(record, {
      requests: decided.requests,
      lastModifiedBy: { uid: by, at: FieldValue.serverTimestamp() },
    });
    transaction.update(firestore().doc(paths.shiftSwap(customerId, swapId)), {
      status: swapStatusOf[verdict],
      decisionNote: isUndo ? '' : note,
      replaced: (approval?.changes ?? []).map(({ communityId, serviceDate, from }) => ({
        communityId,
        serviceDate,
        from,
      })),
      updatedAt: FieldValue.serverTimestamp(),
    });
    write();
    isNews = true;
    return { kind: 'made', outcome };
  });
  if (isNews) await tellSwap(customerId, swapId, events[verdict]);
  return answer;
});

/** Reads whether a swap can still happen, and its changes of the schedule. */
async function readApproval(
  transaction: Parameters<typeof readLegs>[0],
  customerId: string,
  swap: ShiftSwap,
): Promise<Refused | { readonly kind: 'changes'; readonly changes: ShiftChange[] }> {
  const { legs, shifts } = await readLegs(transaction, customerId, swap);
  const refused = refusedLegs(legs, Date.now(), true);
  if (refused.length > 0) return { kind: 'refused', shifts: refused };
  const entries = shifts.map(({ override }) => override);
  return { kind: 'changes', changes: swapChanges(legs, entries) };
}
