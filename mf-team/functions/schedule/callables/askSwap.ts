import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import {
  askRefusal,
  isOpenSwap,
  isSameSwap,
  nextSwapNumber,
  shiftSwapSchema,
  swapCalls,
  swapIdOf,
  swapPlace,
  type AskSwapAnswer,
} from 'mf-team/domain';
import { localDate, paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { signedInCall } from 'backend/kernel/signedInCall.ts';
import { storedFields, timestampOf } from 'backend/kernel/storedFields.ts';
import { readLegs } from '../swaps/readLegs.ts';
import { requireMember } from '../swaps/swapRecords.ts';
import { tellSwap } from '../swaps/tellSwap.ts';

/**
 * Asks a colleague to take a shift, or to exchange it for one of theirs, for the field app (docs/field-app.md): payload
 * `{ customerId, communityId, serviceDate, colleagueId, inReturn, note? }`; result `{ kind: 'made', swapId }`, or
 * `refused` with the reason. The colleague is notified. Repeating it finds the same open swap.
 *
 * @throws HttpsError `unauthenticated`, `invalid-argument` (also for oneself); `permission-denied` for anyone who isn't
 * on the account's team
 */
export const askSwap = signedInCall(swapCalls.askSwap, async (requested, uid) => {
  const { customerId, communityId, serviceDate, colleagueId, inReturn, note } = requested;
  if (colleagueId === uid) throw new HttpsError('invalid-argument', 'A swap needs a colleague.');
  const swaps = firestore().collection(paths.shiftSwaps(customerId));
  const answer = await firestore().runTransaction<AskSwapAnswer>(async (transaction) => {
    const now = Date.now();
    await requireMember(transaction, customerId, uid);
    const terms = { memberId: uid, colleagueId, shift: { communityId, serviceDate }, inReturn };
    const [{ legs, shifts, team }, ...found] = await Promise.all([
      readLegs(transaction, customerId, terms),
      transaction.get(
        swaps.where(
          'places',
          'array-contains-any',
          [terms.shift, ...(inReturn ? [inReturn] : [])].map(swapPlace),
        ),
      ),
      transaction.get(swaps.where('memberId', '==', uid).where('openUntil', '>', timestampOf(now))),
    ]);
    const [ofShifts = [], own = []] = found.map(({ docs }) =>
      docs.flatMap((snapshot) => recordOf(shiftSwapSchema, snapshot) ?? []),
    );
    const same = ofShifts.find((swap) => isOpenSwap(swap, now) && isSameSwap(swap, terms));
    if (same) return { kind: 'made', swapId: same.id };
    const open = own.filter((swap) => isOpenSwap(swap, now)).length;
    const today = localDate(now, 'Etc/UTC');
    const reason = askRefusal({ legs, ofShifts, open, today, now });
    if (reason !== null) return { kind: 'refused', reason };
    const swapId = swapIdOf(uid, terms.shift, nextSwapNumber(legs[0]!, ofShifts));
    const [shift, back] = legs.map((leg, index) => ({
      communityId: leg.communityId,
      serviceDate: leg.serviceDate,
      propertyName: shifts[index]?.community?.propertyName ?? '',
      startsAt: leg.startsAt,
    }));
    const nameOf = (memberId: string) => team.find(({ id }) => id === memberId)?.fullName ?? '';
    transaction.create(
      swaps.doc(swapId),
      storedFields(shiftSwapSchema, {
        createdAt: FieldValue.serverTimestamp(),
        createdBy: uid,
        memberId: uid,
        colleagueId,
        memberName: nameOf(uid),
        colleagueName: nameOf(colleagueId),
        shift,
        inReturn: back ?? null,
        places: legs.map(swapPlace),
        note,
        status: 'asked',
        openUntil: Math.min(...legs.map(({ startsAt }) => startsAt)),
      }),
    );
    return { kind: 'made', swapId };
  });
  if (answer.kind === 'made') await tellSwap(customerId, answer.swapId, 'asked');
  return answer;
});
