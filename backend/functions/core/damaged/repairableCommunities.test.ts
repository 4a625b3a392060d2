import { repairableCommunities } from 'mf-communities/domain';
import { planRepair } from './domain/planRepair.ts';

const now = new Date('2026-11-23T12:00:00Z');
const plan = (data: Record<string, unknown>, values: Record<string, string> = {}) =>
  planRepair(repairableCommunities, { customerId: 'olivia', id: 'one', now }, data, values);

const community = { propertyName: 'Ash Gardens', serviceDays: ['monday'] };

test.each<[string, Record<string, unknown>, Record<string, string>, object]>([
  ['nothing in a readable record', community, {}, { kind: 'whole' }],
  [
    'a time zone, emptied',
    { ...community, timezone: 'Foo/Bar' },
    {},
    { kind: 'write', set: {}, remove: ['timezone'] },
  ],
  [
    'a time zone, entered',
    { ...community, timezone: 'Foo/Bar' },
    { timezone: 'America/Denver', propertyName: 'Changed on the side' },
    { kind: 'write', set: { timezone: 'America/Denver' }, remove: [] },
  ],
  [
    'a time zone that has become invalid again',
    { ...community, timezone: 'Foo/Bar' },
    { timezone: 'Mars/Base' },
    { kind: 'refused', fields: { timezone: 'invalid' } },
  ],
  [
    'a required name',
    { ...community, propertyName: 42 },
    {},
    { kind: 'refused', fields: { propertyName: 'missing' } },
  ],
  [
    'several at once',
    {
      propertyName: 42,
      rules: 'Tie bags.',
      geofence: { lat: 1, lng: 1, radiusM: Infinity },
      noServiceDates: ['2026-99-99'],
    },
    { propertyName: 'Ash Gardens' },
    {
      kind: 'write',
      set: { propertyName: 'Ash Gardens', noServiceDates: [] },
      remove: ['geofence', 'rules'],
    },
  ],
  [
    'the unreadable entries of its lists',
    {
      ...community,
      serviceDays: ['monday', 'someday'],
      rules: ['Tie bags.', 42],
      pastAgents: [{ until: '2026-07-06', memberId: 'sam' }, 7],
    },
    {},
    {
      kind: 'write',
      set: {
        serviceDays: ['monday'],
        rules: ['Tie bags.'],
        pastAgents: [{ until: '2026-07-06', memberId: 'sam' }],
      },
      remove: [],
    },
  ],
  [
    'a list that would stay too long without them',
    { ...community, serviceDays: [...Array<string>(8).fill('monday'), 'someday'] },
    {},
    { kind: 'write', set: {}, remove: ['serviceDays'] },
  ],
  [
    'that it is archived stays so',
    { ...community, archivedAt: 'long ago' },
    { archivedAt: '' },
    { kind: 'write', set: { archivedAt: now }, remove: [] },
  ],
])('repairs %s', (_, data, values, planned) => {
  expect(plan(data, values)).toMatchObject(planned);
});

test('the result has the old and the new value', () => {
  expect(plan({ ...community, timezone: 'Foo/Bar', rules: [42] }, { timezone: 'America/Denver' })).toEqual(
    expect.objectContaining({
      changes: [
        { field: 'timezone', from: '"Foo/Bar"', to: '"America/Denver"' },
        { field: 'rules', from: '[42]', to: '[]' },
      ],
    }),
  );
});
