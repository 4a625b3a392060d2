import { type Weekday, indexAssignments } from 'shared-lib/domain';
import { assignmentsToRemove, serviceDaysEffect, type ServiceDaysEffect } from './serviceDaysEffect.ts';

/** Wednesday evening in New York; in the morning of that day, Tuesday's night is still in progress. */
const afternoon = Date.parse('2026-07-15T17:59-04:00');
const evening = Date.parse('2026-07-15T21:00-04:00');
const morning = Date.parse('2026-07-15T08:00-04:00');

const agent = (day: Weekday, memberId: string) => ({
  id: day,
  day,
  communityId: 'maple',
  customerId: 'olivia',
  memberId,
});
const night = (id: string, newAgentId: string | null) => ({
  id,
  schedule: [{ communityId: 'maple', newAgentId }],
  lastUpdated: null,
});

const times = {
  setOutStart: '18:00',
  setOutEnd: '20:00',
  serviceStart: '20:00',
  binInBy: '09:00',
  timezone: 'America/New_York',
};

interface Facts {
  closures?: string[];
  agents?: ReturnType<typeof agent>[];
  nights?: ReturnType<typeof night>[];
  now?: number;
  clockIns?: string[];
}

const effectOf = (
  serviceDays: Weekday[],
  to: Weekday[],
  { closures = [], agents = [], nights = [], now = evening, clockIns = [] }: Facts = {},
) =>
  serviceDaysEffect({ id: 'maple', serviceDays, noServiceDates: closures, pastPlans: [], ...times }, to, {
    assignments: indexAssignments(agents, nights),
    plannedDates: nights.map(({ id }) => id),
    hasClockIn: (communityId, serviceDate) => clockIns.includes(`${communityId} ${serviceDate}`),
    now,
  });

test.each<[string, ServiceDaysEffect, Partial<ServiceDaysEffect>]>([
  [
    'no change',
    effectOf(['monday'], ['monday'], { agents: [agent('monday', 'sam')] }),
    { added: [], removed: [], regular: [], tonight: null, extra: [] },
  ],
  [
    'a removed day and its regular specialist',
    effectOf(['monday', 'friday'], ['friday'], { agents: [agent('monday', 'sam'), agent('friday', 'kim')] }),
    { added: [], removed: ['monday'], regular: [{ day: 'monday', memberId: 'sam' }], tonight: null },
  ],
  [
    'tonight’s weekday is added, unassigned',
    effectOf(['monday'], ['wednesday', 'monday']),
    { added: ['wednesday'], tonight: 'unassigned', serviceDate: '2026-07-15' },
  ],
  [
    'an assignment left over on tonight’s weekday isn’t restored',
    effectOf(['monday'], ['monday', 'wednesday'], { agents: [agent('wednesday', 'sam')] }),
    { regular: [], tonight: 'unassigned' },
  ],
  [
    'in the morning the previous night is still tonight',
    effectOf(['monday'], ['monday', 'tuesday'], { now: morning }),
    { tonight: 'unassigned', serviceDate: '2026-07-14' },
  ],
  [
    'no service tonight because of a closure',
    effectOf(['monday'], ['wednesday'], { closures: ['2026-07-15'] }),
    { tonight: null },
  ],
  [
    'an extra shift tonight becomes a changed one, with its specialist',
    effectOf(['monday'], ['wednesday'], { nights: [night('2026-07-15', 'kim')] }),
    { tonight: null },
  ],
  [
    'tonight’s shift stays once someone has clocked in, even before set-out',
    effectOf(['wednesday'], ['monday'], { now: afternoon, clockIns: ['maple 2026-07-15'] }),
    { tonight: null },
  ],
  [
    'clock-ins elsewhere and on other nights don’t count',
    effectOf(['wednesday'], ['monday'], { now: afternoon, clockIns: ['maple 2026-07-14', 'oak 2026-07-15'] }),
    { tonight: 'removed' },
  ],
  ['tonight’s shift goes', effectOf(['wednesday'], ['monday'], { now: afternoon }), { tonight: 'removed' }],
  [
    'tonight’s shift stays once residents may have set out',
    effectOf(['wednesday'], ['monday']),
    { tonight: null },
  ],
  [
    'nights that the schedule gives to a specialist stay, past and cleared ones don’t count',
    effectOf(['monday', 'wednesday'], ['monday'], {
      nights: [
        night('2026-07-08', 'kim'),
        night('2026-07-15', 'kim'),
        night('2026-07-20', 'kim'),
        night('2026-07-22', null),
        night('2026-07-29', 'sam'),
        night('2026-08-05', 'sam'),
      ],
      closures: ['2026-08-05'],
    }),
    {
      tonight: null,
      extra: [
        { serviceDate: '2026-07-15', memberId: 'kim' },
        { serviceDate: '2026-07-29', memberId: 'sam' },
      ],
    },
  ],
])('%s', (_, effect, expected) => {
  expect(effect).toMatchObject(expected);
});

test.each<[string, Weekday[], Weekday[], string[]]>([
  ['days served before and after keep theirs', ['monday', 'friday'], ['monday', 'friday'], ['sunday']],
  ['a removed day', ['monday', 'friday'], ['friday'], ['monday', 'sunday']],
  ['an added day', ['monday'], ['monday', 'friday'], ['friday', 'sunday']],
])('which regular assignments are removed: %s', (_, from, to, gone) => {
  const agents = [agent('monday', 'sam'), agent('friday', 'kim'), agent('sunday', 'ada')];
  expect(assignmentsToRemove(agents, from, to).map(({ day }) => day)).toEqual(gone);
});
