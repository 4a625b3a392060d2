import {
  communitySchema,
  readDocument,
  type AssignedAgent,
  type Community,
  type ScheduleNight,
  type Shift,
  type Weekday,
} from 'shared-lib/domain';
import { shiftsOfNight } from './shiftsOfNight.ts';

/** A Wednesday evening in New York; past noon in Los Angeles too. */
const wednesday = '2026-07-15';
const evening = Date.parse('2026-07-15T21:00-04:00');

const community = (id: string, fields: Partial<Community> = {}): Community => {
  const result = readDocument(communitySchema, `communities/${id}`, { propertyName: id, ...fields });
  if (!result.ok) throw new Error(result.error);
  return result.value;
};
const agent = (communityId: string, day: Weekday, memberId: string): AssignedAgent => ({
  id: day,
  day,
  communityId,
  customerId: 'olivia',
  memberId,
});
const night = (id: string, ...schedule: ScheduleNight['schedule']): ScheduleNight => ({
  id,
  schedule,
  lastUpdated: null,
});

const maple = community('maple', { serviceDays: ['monday', 'wednesday', 'friday'] });
const agents = [
  agent('maple', 'wednesday', 'sam'),
  agent('maple', 'friday', 'ada'),
  agent('oak', 'wednesday', 'kim'),
];
const regular: Shift = { communityId: 'maple', serviceDate: wednesday, agentId: 'sam', source: 'regular' };
const at = (time: string) => Date.parse(time);

describe('shiftsOfNight', () => {
  test.each<[string, Community[], ScheduleNight[], number, Shift[]]>([
    ['a service day', [maple], [], evening, [regular]],
    ['a day without service', [maple], [], at('2026-07-14T21:00-04:00'), []],
    ['after midnight of a service night', [maple], [], at('2026-07-16T01:00-04:00'), [regular]],
    ['the morning after a day without service', [maple], [], at('2026-07-15T09:00-04:00'), []],
    [
      'nobody assigned',
      [{ ...maple, id: 'elm' }],
      [],
      evening,
      [{ ...regular, communityId: 'elm', agentId: null }],
    ],
    ['a closure', [{ ...maple, noServiceDates: [wednesday] }], [], evening, []],
    [
      'an override',
      [maple],
      [night(wednesday, { communityId: 'maple', newAgentId: 'kim' })],
      evening,
      [{ ...regular, agentId: 'kim', source: 'override' }],
    ],
    [
      'a cleared shift',
      [maple],
      [night(wednesday, { communityId: 'maple', newAgentId: null })],
      evening,
      [{ ...regular, agentId: null, source: 'override' }],
    ],
    [
      'the last of two overrides',
      [maple],
      [
        night(
          wednesday,
          { communityId: 'maple', newAgentId: 'kim' },
          { communityId: 'maple', newAgentId: 'ada' },
        ),
      ],
      evening,
      [{ ...regular, agentId: 'ada', source: 'override' }],
    ],
    [
      'another night',
      [maple],
      [night('2026-07-16', { communityId: 'maple', newAgentId: 'kim' })],
      evening,
      [regular],
    ],
    [
      'another community',
      [maple],
      [night(wednesday, { communityId: 'oak', newAgentId: 'kim' })],
      evening,
      [regular],
    ],
    [
      'an extra service on a day without service',
      [{ ...maple, serviceDays: ['monday'] }],
      [night(wednesday, { communityId: 'maple', newAgentId: 'kim' })],
      evening,
      [{ ...regular, agentId: 'kim', source: 'override' }],
    ],
    [
      'a cleared shift on a day without service',
      [{ ...maple, serviceDays: ['monday'] }],
      [night(wednesday, { communityId: 'maple', newAgentId: null })],
      evening,
      [],
    ],
    [
      'an override on a closure',
      [{ ...maple, noServiceDates: [wednesday] }],
      [night(wednesday, { communityId: 'maple', newAgentId: 'kim' })],
      evening,
      [],
    ],
  ])('%s', (_, communities, nights, now, shifts) => {
    expect(shiftsOfNight(communities, agents, nights, now)).toEqual(shifts);
  });

  test('each community has its own night', () => {
    const harbor = community('harbor', { serviceDays: ['tuesday'], timezone: 'America/Los_Angeles' });
    // Noon in New York is 9 am in Los Angeles, where Tuesday's night is still in progress.
    const shifts = shiftsOfNight([maple, harbor], [], [], at('2026-07-15T12:00-04:00'));
    expect(shifts.map((shift) => shift.serviceDate)).toEqual(['2026-07-15', '2026-07-14']);
  });
});
