import {
  askRefusal,
  refusedLegs,
  shiftSwapSchema,
  swapCalls,
  swapPlace,
  type FindSwapColleaguesAnswer,
} from 'mf-team/domain';
import { localDate, paths, teamMemberSchema, type TeamMember } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { signedInCall } from 'backend/kernel/signedInCall.ts';
import { readDuties } from '../nightDuties.ts';
import { readNightShift } from '../openShift.ts';
import { legFactsOf } from '../swaps/readLegs.ts';
import { requireMember } from '../swaps/swapRecords.ts';

/**
 * Finds the colleagues who may take one's shift, for the field app (docs/field-app.md): payload `{ customerId,
 * communityId, serviceDate, returnDate }`; result `{ kind: 'found', colleagues }`, or `refused` with why the shift can't
 * be swapped. With a `returnDate`, those who can exchange it for a shift of that night, with these shifts.
 *
 * @throws HttpsError `unauthenticated`, `invalid-argument`; `permission-denied` for anyone who isn't on the account's
 * team
 */
export const findSwapColleagues = signedInCall(swapCalls.findSwapColleagues, (requested, uid) => {
  const { customerId, communityId, serviceDate, returnDate } = requested;
  const place = { communityId, serviceDate };
  const database = firestore();
  return database.runTransaction<FindSwapColleaguesAnswer>(async (transaction) => {
    await requireMember(transaction, customerId, uid);
    const now = Date.now();
    const [read, found, swaps, backNight] = await Promise.all([
      readNightShift(transaction, customerId, place),
      transaction.get(database.collection(paths.team(customerId))),
      transaction.get(
        database.collection(paths.shiftSwaps(customerId)).where('places', 'array-contains', swapPlace(place)),
      ),
      returnDate === null ? null : transaction.get(database.doc(paths.scheduleNight(customerId, returnDate))),
    ]);
    const team = found.docs.flatMap((snapshot) => recordOf(teamMemberSchema, snapshot) ?? []);
    const colleagues = team
      .filter(({ id, isActive, tier }) => id !== uid && isActive && tier !== 'Admin')
      .sort((a, b) => a.fullName.localeCompare(b.fullName));
    const ids = [uid, ...colleagues.map(({ id }) => id)];
    const known = read.community ? [read.community] : [];
    const [there, back] = await Promise.all([
      readDuties(transaction, customerId, read.night, ids, known),
      backNight && readDuties(transaction, customerId, backNight, ids, []),
    ]);
    const legTo = (takerId: string) => legFactsOf({ ...place, giverId: uid, takerId }, read, there);
    const reason = askRefusal({
      // Only what speaks against the shift itself.
      legs: [{ ...legTo(uid), conflicts: [] }],
      ofShifts: swaps.docs.flatMap((snapshot) => recordOf(shiftSwapSchema, snapshot) ?? []),
      open: 0,
      today: localDate(now, 'Etc/UTC'),
      now,
    });
    if (reason !== null) return { kind: 'refused', reason };

    const shiftsOf = ({ id }: TeamMember) =>
      back === null || returnDate === null
        ? []
        : back.duties.shiftsOf(id, returnDate).flatMap((shift) => {
            const community = back.communities.find((each) => each.id === shift.communityId) ?? null;
            const startsAt = back.duties.startOf(shift);
            if (community === null || startsAt === null) return [];
            const own = { communityId: community.id, serviceDate: returnDate };
            const leg = legFactsOf({ ...own, giverId: id, takerId: uid }, { shift, startsAt }, back);
            return refusedLegs([legTo(id), leg], now, false).length > 0
              ? []
              : [{ ...own, propertyName: community.propertyName, startsAt }];
          });
    return {
      kind: 'found',
      colleagues: colleagues.flatMap((colleague) => {
        const shifts = shiftsOf(colleague);
        const isFound =
          back === null ? refusedLegs([legTo(colleague.id)], now, false).length === 0 : shifts.length > 0;
        return isFound ? [{ memberId: colleague.id, name: colleague.fullName, shifts }] : [];
      }),
    };
  });
});
