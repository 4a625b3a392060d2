import { FieldValue } from 'firebase-admin/firestore';
import { offerRefusal, openShiftCalls, type OfferShiftAnswer } from 'mf-team/domain';
import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { offerEntry } from '../newOffer.ts';
import { notifyTeam } from '../offers/notifyTeam.ts';
import { readOpenShift } from '../openShift.ts';

/**
 * Offers an uncovered shift to the team, or withdraws the offer: payload
 * `{ communityId, serviceDate, isOffered }`; result `{ kind: 'made' }`, or `refused` with the reason. The
 * night stores its offers with everything the field app shows, since someone who doesn't serve a community
 * can't read it. Those who may take it are notified. Both are idempotent.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`
 */
export const offerShift = officeCall(openShiftCalls.offerShift, async (requested, { customerId, by }) => {
  const { communityId, serviceDate, isOffered } = requested;
  const answer = await firestore().runTransaction<OfferShiftAnswer>(async (transaction) => {
    const shift = await readOpenShift(transaction, customerId, requested);
    const reason = isOffered ? offerRefusal(shift, Date.now()) : null;
    if (reason !== null) return { kind: 'refused', reason };
    if (shift.isOffered === isOffered) return { kind: 'made' };
    transaction.set(
      firestore().doc(paths.scheduleNight(customerId, serviceDate)),
      {
        offered: isOffered
          ? [...shift.otherOffers, offerEntry(communityId, shift.community, shift.startsAt)]
          : shift.otherOffers,
        lastUpdated: FieldValue.serverTimestamp(),
        lastModifiedBy: { uid: by, at: FieldValue.serverTimestamp() },
      },
      { merge: true },
    );
    return { kind: 'made' };
  });
  if (isOffered && answer.kind === 'made') await notifyTeam(customerId, { communityId, serviceDate });
  return answer;
});
