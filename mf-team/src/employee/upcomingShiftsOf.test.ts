import { indexAssignments, type AssignedAgent, type Weekday } from 'shared-lib/domain';
import { upcomingDates, upcomingShiftsOf } from './upcomingShiftsOf.ts';

/** A Saturday, 9 pm in New York. */
const evening = Date.parse('2026-11-21T21:00-05:00');

const place = (id: string, serviceDays: Weekday[], fields: object = {}) => ({
  id,
  propertyName: id,
  timezone: 'America/New_York',
  serviceStart: '20:00',
  serviceDays,
  noServiceDates: [] as string[],
  ...fields,
});
const regular = (communityId: string, day: Weekday, memberId: string): AssignedAgent => ({
  id: day,
  day,
  communityId,
  customerId: 'olivia',
  memberId,
});
const night = (id: string, communityId: string, newAgentId: string | null) => ({
  id,
  schedule: [{ communityId, newAgentId }],
  lastUpdated: null,
});

const oak = place('oak', ['saturday']);
const mine = [regular('oak', 'saturday', 'me')];
const theirs = [regular('oak', 'saturday', 'sam')];

test.each<[string, object[], AssignedAgent[], ReturnType<typeof night>[], number, [string, string | null][]]>(
  [
    [
      'the regular shifts of two weeks, today’s first',
      [oak],
      mine,
      [],
      evening,
      [
        ['2026-11-21', null],
        ['2026-11-28', null],
      ],
    ],
    [
      'after midnight, when the shift has begun',
      [oak],
      mine,
      [],
      evening + 4 * 3_600_000,
      [
        ['2026-11-28', null],
        ['2026-12-05', null],
      ],
    ],
    ['nothing of a colleague’s', [oak], theirs, [], evening, []],
    [
      'a shift taken over',
      [oak],
      theirs,
      [night('2026-11-28', 'oak', 'me')],
      evening,
      [['2026-11-28', 'sam']],
    ],
    [
      'a shift given away, and a cleared one',
      [oak],
      mine,
      [night('2026-11-21', 'oak', 'sam'), night('2026-11-28', 'oak', null)],
      evening,
      [],
    ],
    [
      'an extra service without a regular specialist',
      [oak],
      [],
      [night('2026-11-24', 'oak', 'me')],
      evening,
      [['2026-11-24', null]],
    ],
    [
      'a closure',
      [place('oak', ['saturday'], { noServiceDates: ['2026-11-21'] })],
      mine,
      [],
      evening,
      [['2026-11-28', null]],
    ],
    [
      'a community where it is another day',
      [place('oak', ['friday'], { timezone: 'Asia/Tokyo' })],
      [regular('oak', 'friday', 'me')],
      [],
      // Friday 8 PM in Tokyo, when it is still morning in New York.
      Date.parse('2026-11-20T20:00+09:00'),
      [
        ['2026-11-20', null],
        ['2026-11-27', null],
      ],
    ],
  ],
)('%s', (_, communities, agents, nights, now, expected) => {
  const shifts = upcomingShiftsOf('me', communities as never, indexAssignments(agents, nights), now);
  expect(shifts.map(({ serviceDate, standsInFor }) => [serviceDate, standsInFor])).toEqual(expected);
});

test('a night’s shifts are sorted by start time, even past midnight', () => {
  const places = [
    place('early', ['saturday'], { serviceStart: '03:55' }),
    place('far', ['saturday'], { serviceStart: '20:00', timezone: 'America/Los_Angeles' }),
    place('late', ['saturday'], { serviceStart: '21:35' }),
    place('first', ['saturday']),
  ];
  const agents = places.map(({ id }) => regular(id, 'saturday', 'me'));
  const shifts = upcomingShiftsOf('me', places, indexAssignments(agents, []), evening);
  expect(shifts.slice(0, 5).map(({ communityId }) => communityId)).toEqual([
    'first',
    'late',
    'far',
    'early',
    'first',
  ]);
});

test('the dates of several time zones are listed once each', () => {
  const zones = ['America/New_York', 'Asia/Tokyo', 'America/New_York'];
  const dates = upcomingDates(zones, evening);
  expect([dates.length, dates[0], dates.at(-1)]).toEqual([15, '2026-11-21', '2026-12-05']);
  expect(upcomingDates(zones, Date.parse('2026-11-21T08:00-05:00'))).toHaveLength(14);
});
