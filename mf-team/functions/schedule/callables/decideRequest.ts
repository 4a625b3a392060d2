import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { isDecided, requestCalls, withDecision, type DecideRequestAnswer } from 'mf-team/domain';
import { isTimeOff, paths, requestKindOf, type ShiftPlace } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { notifyTeam } from '../offers/notifyTeam.ts';
import { readNightOff } from '../nightOff.ts';
import { prepareScheduleChange } from '../scheduleRecords.ts';

/**
 * Decides a request and changes the shifts that go with it, all or nothing: payload `{ recordId, seen,
 * outcome, shifts, offers?, isRepeated? }` (`requestCallSchema`); result as for `changeSchedule`, or `{ kind:
 * 'decided', now }` when someone else decided it first, or `{ kind: 'refused', shifts }` when the substitutes of a
 * night off can't serve. Concurrent changes to neighboring requests aren't lost.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `failed-precondition` for a swap;
 * `resource-exhausted` for a night that is full
 */
export const decideRequest = officeCall(requestCalls.decideRequest, async (requested, { customerId, by }) => {
  const { recordId, seen, outcome, shifts, offers, isRepeated } = requested;
  // A page of an earlier release shows a swap as a request for a shift.
  if (requestKindOf(seen) === 'swap')
    throw new HttpsError('failed-precondition', 'Use decideSwap to decide a swap.');
  const reference = firestore().doc(paths.requestRecord(customerId, recordId));
  let offered: readonly ShiftPlace[] = [];
  const decision = await firestore().runTransaction<DecideRequestAnswer>(async (transaction) => {
    offered = [];
    const stored: unknown = (await transaction.get(reference)).get('requests');
    if (isRepeated && isDecided(stored, seen, outcome)) return { kind: 'made' };
    const decided = withDecision(stored, seen, outcome);
    if (!decided.ok) return { kind: 'decided', now: decided.now };
    const changes = { shifts, assignments: [] };
    const isNightOff = outcome.status === 'approved' && isTimeOff(seen);
    const cover = isNightOff
      ? await readNightOff(transaction, customerId, { awayId: seen.userId, shifts, offers }, Date.now())
      : { refused: [], offers: [] };
    const { answer, write } = await prepareScheduleChange(transaction, customerId, changes, by, {
      offers: cover.offers,
    });
    // Report concurrent shift changes first: they may be why a substitute is busy.
    if (answer.kind === 'overtaken') return answer;
    if (cover.refused.length > 0) return { kind: 'refused', shifts: [...cover.refused] };
    if (answer.kind !== 'made') return answer;
    transaction.update(reference, {
      requests: decided.requests,
      lastModifiedBy: { uid: by, at: FieldValue.serverTimestamp() },
    });
    write();
    offered = cover.offers;
    return answer;
  });
  for (const place of offered) await notifyTeam(customerId, place);
  return decision;
});
