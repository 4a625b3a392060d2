import {
  weekdays,
  type AssignedAgent,
  type DirectoryCommunity,
  type DirectoryMember,
} from 'shared-lib/domain';
import { eveningSteps } from './eveningSteps.ts';
import { isUnfinished } from './setupRecords.ts';

// A Sunday evening in New York.
const now = Date.parse('2026-11-29T23:00:00Z');

const elm = {
  id: 'elm court',
  serviceDays: [...weekdays],
  noServiceDates: [],
  timezone: 'America/New_York',
  totalUnits: 48,
} as unknown as DirectoryCommunity;
const member = (id: string, more: object = {}) =>
  ({ id, isActive: true, hasLogin: true, invitedUntil: null, ...more }) as DirectoryMember;
const owner = member('owner');
const sam = member('sam');
const invited = member('sam', { invitedUntil: now + 1 });
const shift = (memberId: string, day: AssignedAgent['day'] = 'sunday'): AssignedAgent => ({
  id: day,
  day,
  communityId: elm.id,
  customerId: 'owner',
  memberId,
});
const nothing = {
  customerId: 'owner',
  communities: [],
  team: [owner],
  assignments: [],
  nights: [],
  hasUnits: false,
};
const ready = {
  ...nothing,
  communities: [elm],
  team: [owner, sam],
  assignments: [shift('sam')],
  hasUnits: true,
};
const stands = (newAgentId: string | null) =>
  [{ id: '2026-11-29', schedule: [{ communityId: elm.id, newAgentId }] }] as never[];

test.each([
  ['nothing', nothing, []],
  ['a community', { ...nothing, communities: [elm] }, ['community']],
  ['units too', { ...nothing, communities: [elm], hasUnits: true }, ['community', 'units']],
  ['a pending invitation', { ...nothing, team: [owner, invited] }, ['invited']],
  ['an inactive member', { ...nothing, team: [owner, member('sam', { isActive: false })] }, []],
  ['a member who joined', { ...nothing, team: [owner, sam] }, ['invited', 'joined']],
  ['everything', ready, ['community', 'units', 'invited', 'joined', 'tonight']],
  [
    'tonight without a specialist',
    { ...ready, nights: stands(null) },
    ['community', 'units', 'invited', 'joined'],
  ],
  [
    'a stand-in for tonight only',
    { ...ready, assignments: [], nights: stands('sam') },
    ['community', 'units', 'invited', 'joined', 'tonight'],
  ],
  [
    'another day only',
    { ...ready, assignments: [shift('sam', 'monday')] },
    ['community', 'units', 'invited', 'joined'],
  ],
  [
    'no service tonight',
    {
      ...ready,
      communities: [{ ...elm, noServiceDates: ['2026-11-29'] }],
      assignments: [shift('sam', 'monday')],
    },
    ['community', 'units', 'invited', 'joined', 'tonight'],
  ],
  [
    'an owner who serves alone',
    { ...ready, team: [owner], assignments: [shift('owner')] },
    ['community', 'units', 'invited', 'joined', 'tonight'],
  ],
])('%s', (_, records, done) => {
  const steps = eveningSteps(records, now);
  expect(steps.filter(({ isDone }) => isDone).map(({ id }) => id)).toEqual(done);
});

test.each([
  [
    'without a community',
    nothing,
    ['/communities?setup=1', '/communities?setup=1', '/team?add=1', '/team?add=1'],
  ],
  [
    'with one, and an invitation',
    { ...ready, team: [owner, invited] },
    [
      '/communities/elm%20court?setup=community',
      '/communities/elm%20court?setup=units',
      '/team?add=1',
      '/team/sam',
    ],
  ],
])('links %s', (_, records, links) => {
  expect(eveningSteps(records, now).map(({ to }) => to)).toEqual([
    ...links,
    eveningSteps(records, now).at(-1)?.to,
  ]);
});

test.each([
  ['nothing', true, nothing],
  ['everything', false, ready],
  ['no units', true, { ...ready, communities: [{ ...elm, totalUnits: 0 }] }],
  ['nobody who joined', true, { ...ready, team: [owner, invited] }],
  ['an owner who serves alone', false, { ...ready, team: [owner], assignments: [shift('owner')] }],
  ['no assignment', true, { ...ready, assignments: [] }],
])('%s: the checklist is loaded: %s', (_, expected, records) => {
  expect(isUnfinished(records)).toBe(expected);
});
