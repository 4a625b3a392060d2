import { communitySchema } from '../community/index.ts';
import { readableRest } from './fieldFaults.ts';
import { mendableKind, type MendableKindName } from './mendableKinds.ts';
import { planMend, recordFaults } from './planMend.ts';

const now = new Date('2026-11-23T12:00:00Z');
const plan = (kind: MendableKindName, data: Record<string, unknown>, values: Record<string, string> = {}) =>
  planMend(
    mendableKind(kind),
    { customerId: 'olivia', id: kind === 'schedule' ? '2026-11-23' : 'one', now },
    data,
    values,
  );

const community = { propertyName: 'Ash Gardens', serviceDays: ['monday'] };
const member = { firstName: 'Kim', tier: 'Collection Specialist' };
const clock = { serviceDate: '2026-11-20', communityId: 'ash', memberId: 'kim', status: 'open' };
const shift = { communityId: 'ash', newAgentId: 'kim' };

test.each<[string, MendableKindName, Record<string, unknown>, Record<string, string>, object]>([
  ['nothing of a record that can be read', 'communities', community, {}, { kind: 'whole' }],
  [
    'a time zone, emptied',
    'communities',
    { ...community, timezone: 'Foo/Bar' },
    {},
    { kind: 'write', set: {}, remove: ['timezone'] },
  ],
  [
    'a time zone, entered',
    'communities',
    { ...community, timezone: 'Foo/Bar' },
    { timezone: 'America/Denver', propertyName: 'Changed on the side' },
    { kind: 'write', set: { timezone: 'America/Denver' }, remove: [] },
  ],
  [
    'a time zone that is none again',
    'communities',
    { ...community, timezone: 'Foo/Bar' },
    { timezone: 'Mars/Base' },
    { kind: 'refused', fields: { timezone: 'invalid' } },
  ],
  [
    'a name that is needed',
    'communities',
    { ...community, propertyName: 42 },
    {},
    { kind: 'refused', fields: { propertyName: 'missing' } },
  ],
  [
    'several at once',
    'communities',
    {
      propertyName: 42,
      rules: [42],
      geofence: { lat: 1, lng: 1, radiusM: Infinity },
      noServiceDates: ['2026-99-99'],
    },
    { propertyName: 'Ash Gardens' },
    {
      kind: 'write',
      set: { propertyName: 'Ash Gardens' },
      remove: ['geofence', 'rules', 'noServiceDates'],
    },
  ],
  [
    'that it is archived stays so',
    'communities',
    { ...community, archivedAt: 'long ago' },
    { archivedAt: '' },
    { kind: 'write', set: { archivedAt: now }, remove: [] },
  ],
  [
    'who might not be active is not',
    'team',
    { ...member, isActive: 'yes' },
    {},
    { kind: 'write', set: { isActive: false }, remove: [] },
  ],
  [
    'nobody becomes an Admin by it',
    'team',
    { ...member, tier: 'Boss' },
    { tier: 'Admin' },
    { kind: 'refused', fields: { tier: 'invalid' } },
  ],
  [
    'who may have said no gets no texts',
    'units',
    { communityId: 'ash', unitNumber: '101', smsOptIn: true, smsOptOutAt: 'yesterday' },
    {},
    { kind: 'write', set: { smsOptOutAt: now, smsOptIn: false }, remove: [] },
  ],
  [
    'a unit of no community',
    'units',
    { communityId: 7, unitNumber: '101' },
    { communityId: 'ash' },
    { kind: 'refused', fields: { communityId: 'never' } },
  ],
  [
    'a moment and a number',
    'clockInOuts',
    { ...clock, clockInAt: 'eight', breakMin: -1 },
    { clockInAt: '2026-11-21T01:00:00Z', breakMin: '15' },
    { kind: 'write', set: { clockInAt: new Date('2026-11-21T01:00:00Z'), breakMin: 15 }, remove: [] },
  ],
  [
    'a time that was approved, and takes the approval back',
    'clockInOuts',
    { ...clock, clockInAt: now, clockOutAt: 'never', approvedBy: 'olivia', approvedAt: now },
    { clockOutAt: '2026-11-24T01:00:00Z' },
    {
      kind: 'write',
      set: { clockOutAt: new Date('2026-11-24T01:00:00Z'), approvedBy: null, approvedAt: null },
      changes: [
        { field: 'clockOutAt', from: '"never"' },
        { field: 'approvedBy', from: '"olivia"', to: 'null' },
        { field: 'approvedAt', to: 'null' },
      ],
    },
  ],
  [
    'entries of a night',
    'schedule',
    { schedule: [shift, 7, { newAgentId: 'kim' }], lastUpdated: 'now' },
    {},
    { kind: 'write', set: { schedule: [shift] }, remove: ['lastUpdated'] },
  ],
  [
    'a night that is no list',
    'schedule',
    { schedule: 'none' },
    {},
    { kind: 'write', set: {}, remove: ['schedule'] },
  ],
])('mends %s', (_, kind, data, values, planned) => {
  expect(plan(kind, data, values)).toMatchObject(planned);
});

test('what was there and what became of it is told', () => {
  expect(
    plan('communities', { ...community, timezone: 'Foo/Bar', rules: [42] }, { timezone: 'America/Denver' }),
  ).toEqual(
    expect.objectContaining({
      changes: [
        { field: 'timezone', from: '"Foo/Bar"', to: '"America/Denver"' },
        { field: 'rules', from: '[42]', to: null },
      ],
    }),
  );
});

test('a person learns what is wrong with each field, and what a new value has to be', () => {
  const faults = recordFaults(mendableKind('team'), 'one', {
    firstName: 7,
    tier: 'Boss',
    email: 9,
    phone: '12',
  });
  expect(
    faults.map(({ field, code, input, options, mend, stored }) => [
      field,
      code,
      input,
      options,
      mend,
      stored,
    ]),
  ).toEqual([
    ['firstName', 'type', 'text', [], 'enter', '7'],
    ['email', 'type', 'text', [], 'never', '9'],
    ['phone', 'format', 'text', [], 'enter', '"12"'],
    ['tier', 'choice', 'choice', ['District Manager', 'Collection Specialist'], 'enter', '"Boss"'],
  ]);
});

test('a record is read without what is damaged of it, as far as that can be', () => {
  expect(
    readableRest(communitySchema, 'one', { ...community, timezone: 'Foo/Bar', rules: [42] }),
  ).toMatchObject({
    propertyName: 'Ash Gardens',
    serviceDays: ['monday'],
    timezone: 'America/New_York',
    rules: [],
  });
  const nameless = { ...community, propertyName: 42 };
  expect(readableRest(communitySchema, 'one', nameless)).toBeNull();
  expect(readableRest(communitySchema, 'one', nameless, { propertyName: 'Unknown Property' })).toMatchObject({
    propertyName: 'Unknown Property',
    serviceDays: ['monday'],
  });
});
