import { addDays, paths } from 'shared-lib/domain';
import { swapIdOf, swapPlace } from 'mf-team/domain';
import { randomOf } from '../random.ts';
import type { SeedDocument } from '../seedSet.ts';

/** A member of the demo, with their name. */
interface DemoMember {
  readonly id: string;
  readonly name: string;
}

/**
 * A request as stored in a record.
 * @param requestDate `YYYY-MM-DD`
 */
export const requestOf = (
  userId: string,
  status: string,
  requestType: string,
  requestDate: string,
  more: object = {},
) => ({
  userId,
  status,
  requestType,
  requestDate,
  ...more,
});

/** A record of requests. */
export const requestRecord = (
  customerId: string,
  id: string,
  requests: readonly ReturnType<typeof requestOf>[],
): SeedDocument => ({ path: paths.requestRecord(customerId, id), data: { requests } });

/**
 * A swap that the office has declined, with its request: a member wanted to give a shift away.
 * @param shift when it starts, and where
 * @param members the one who asked, and the colleague
 */
export const declinedSwap = (
  customerId: string,
  shift: { communityId: string; propertyName: string; serviceDate: string; startsAt: Date },
  [member, colleague]: readonly [DemoMember, DemoMember],
  notes: { readonly note: string; readonly decisionNote: string },
): SeedDocument[] => {
  const id = swapIdOf(member.id, shift, 1);
  const decidedAt = new Date(shift.startsAt.getTime() - 86_400_000);
  return [
    {
      path: paths.shiftSwap(customerId, id),
      data: {
        memberId: member.id,
        colleagueId: colleague.id,
        memberName: member.name,
        colleagueName: colleague.name,
        shift,
        places: [swapPlace(shift)],
        ...notes,
        status: 'declined',
        openUntil: shift.startsAt,
        createdAt: new Date(decidedAt.getTime() - 86_400_000),
        createdBy: member.id,
        updatedAt: decidedAt,
      },
    },
    requestRecord(customerId, id, [
      requestOf(member.id, 'declined', 'shiftSwap', shift.serviceDate, {
        communityId: shift.communityId,
        decidedAt,
        decidedBy: customerId,
      }),
    ]),
  ];
};

/**
 * Days off that some members request, each in a separate record: one upcoming, and one from a few months ago.
 * @param tonight `YYYY-MM-DD`
 */
export const daysOff = (customerId: string, memberIds: readonly string[], tonight: string): SeedDocument[] =>
  memberIds.map((id) => {
    const random = randomOf(`days off/${id}`);
    return requestRecord(customerId, id, [
      requestOf(id, 'approved', 'requestOff', addDays(tonight, -random.int(100, 200))),
      requestOf(
        id,
        random.pick(['pending', 'approved', 'approved', 'declined']),
        'requestOff',
        addDays(tonight, random.int(1, 40)),
      ),
    ]);
  });
