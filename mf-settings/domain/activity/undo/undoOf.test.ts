import type { FieldChange } from 'shared-lib/domain';
import type { BusinessActivity } from '../businessActivity.ts';
import { valueChange } from '../log/RecordChange.ts';
import { changedSince, undoOf, type Undo } from './undoOf.ts';

const today = '2026-11-29';

const entry = (fields: Partial<BusinessActivity>): BusinessActivity => ({
  id: 'e1',
  at: 1000,
  expiresAt: 2000,
  by: 'olivia',
  kind: 'community',
  act: 'edited',
  recordId: 'elm',
  recordIds: ['elm'],
  communityId: 'elm',
  memberId: null,
  night: null,
  name: '',
  changes: [],
  note: null,
  ...fields,
});

const changes = (...each: [string, FieldChange['from'], FieldChange['from']][]) =>
  each.map(([field, from, to]) => valueChange(field, from, to));

const night = { kind: 'schedule', recordId: today, night: today, communityId: null } as const;

test.each<[string, Partial<BusinessActivity>, Undo | null]>([
  [
    'an archived community is restored',
    { act: 'archived' },
    { kind: 'restoreCommunity', communityId: 'elm' },
  ],
  ['a restored community stays', { act: 'restored' }, null],
  ['a deleted community is gone', { act: 'deleted' }, null],
  ['an added community stays', { act: 'added' }, null],
  [
    'a deactivated member is reactivated',
    { kind: 'member', act: 'deactivated', recordId: 'sam' },
    { kind: 'reactivateMember', memberId: 'sam' },
  ],
  ['a deleted member is gone', { kind: 'member', act: 'deleted', recordId: 'sam' }, null],
  ['an approved violation stays', { kind: 'violation', act: 'approve' }, null],
  [
    'shifts go back to the regular, the former and no specialist',
    {
      ...night,
      changes: changes(['shift.elm', null, 'sam'], ['shift.oak', 'ada', 'sam'], ['shift.ivy', '', 'sam']),
    },
    {
      kind: 'schedule',
      changes: {
        assignments: [],
        shifts: [
          { communityId: 'elm', serviceDate: today, from: { newAgentId: 'sam' }, to: null },
          {
            communityId: 'oak',
            serviceDate: today,
            from: { newAgentId: 'sam' },
            to: { newAgentId: 'ada' },
          },
          { communityId: 'ivy', serviceDate: today, from: { newAgentId: 'sam' }, to: { newAgentId: null } },
        ],
      },
    },
  ],
  [
    'a night that has ended keeps its shifts',
    { ...night, night: '2026-11-28', changes: changes(['shift.elm', null, 'sam']) },
    null,
  ],
  [
    'a list of shifts that may be cut off',
    {
      ...night,
      changes: changes(
        ...Array.from({ length: 50 }, () => ['shift.elm', null, 'sam'] as const).map(
          (one) => [...one] as [string, null, string],
        ),
      ),
    },
    null,
  ],
  [
    'a regular assignment',
    { kind: 'assignment', changes: changes(['agent.monday', 'ada', 'sam'], ['agent.friday', null, 'sam']) },
    {
      kind: 'schedule',
      changes: {
        shifts: [],
        assignments: [
          { communityId: 'elm', day: 'monday', from: 'sam', to: 'ada' },
          { communityId: 'elm', day: 'friday', from: 'sam', to: null },
        ],
      },
    },
  ],
  [
    'an assignment of a later release',
    { kind: 'assignment', changes: changes(['agent.someday', 'a', 'b']) },
    null,
  ],
  [
    'an archived violation type',
    { kind: 'violationType', recordId: 'bulky', changes: changes(['isActive', 'true', 'false']) },
    { kind: 'violationType', typeId: 'bulky', act: 'restore' },
  ],
  [
    'a renamed violation type',
    { kind: 'violationType', recordId: 'bulky', changes: changes(['name', 'Bulky', 'Big']) },
    null,
  ],
  [
    'a setting',
    { kind: 'settings', recordId: 'sms', changes: changes(['quietFrom', '21:00', '22:00']) },
    { kind: 'settings', entryId: 'e1' },
  ],
])('%s', (_, fields, undo) => {
  expect(undoOf(entry(fields), today)).toEqual(undo);
});

const changed = (id: string, field: string, more: Partial<BusinessActivity> = {}) =>
  entry({ id, at: 2000, changes: changes([field, 'a', 'b']), ...more });

test.each<[string, BusinessActivity[], string | null]>([
  ['the same field', [changed('e2', 'address')], 'e2'],
  ['another field', [changed('e2', 'rules')], null],
  ['another kind', [changed('e2', 'address', { kind: 'manager' })], null],
  ['an earlier change', [changed('e0', 'address', { at: 1 })], null],
  ['itself', [changed('e1', 'address')], null],
  ['the newest of two', [changed('e3', 'address'), changed('e2', 'address')], 'e3'],
])('a change is overtaken by %s', (_, others, found) => {
  expect(changedSince(entry({ changes: changes(['address', 'x', 'y']) }), others)?.id ?? null).toBe(found);
});

test('an act without fields is overtaken by the next act of its kind', () => {
  const restored = entry({ id: 'e2', at: 2000, act: 'restored' });
  expect(changedSince(entry({ act: 'archived' }), [restored])).toBe(restored);
});
