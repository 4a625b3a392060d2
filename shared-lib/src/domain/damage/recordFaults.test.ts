import { repairableCheckpoints } from '../checkpoint/repairableCheckpoints.ts';
import { teamMemberSchema } from '../teamMember/index.ts';
import type { RepairableKind } from './repairableKind.ts';
import { recordFaults } from './recordFaults.ts';

const repairableMembers: RepairableKind = {
  collection: 'team',
  schema: teamMemberSchema,
  neverBecomes: { tier: ['Admin'] },
  kept: ['email'],
};

const pastRules = { until: '2026-07-01', photoRequired: true };

test('users see what is wrong with each field and what a new value must be', () => {
  const faults = recordFaults(repairableMembers, 'one', {
    firstName: 7,
    tier: 'Boss',
    email: 9,
    phone: '12',
  });
  expect(
    faults.map(({ field, code, input, options, repair, stored }) => [
      field,
      code,
      input,
      options,
      repair,
      stored,
    ]),
  ).toEqual([
    ['firstName', 'type', 'text', [], 'enter', '7'],
    ['email', 'type', 'text', [], 'never', '9'],
    ['phone', 'format', 'text', [], 'enter', '"12"'],
    ['tier', 'choice', 'choice', ['District Manager', 'Collection Specialist'], 'enter', '"Boss"'],
  ]);
});

test('a person sees how many entries of a list are lost', () => {
  const stored = { communityId: 'ash', name: 'Gate', pastRules: [7, pastRules, { until: 'once' }] };
  expect(recordFaults(repairableCheckpoints, 'one', stored)).toEqual([
    expect.objectContaining({ field: 'pastRules', repair: 'entries', count: 2, readable: [pastRules] }),
  ]);
});
