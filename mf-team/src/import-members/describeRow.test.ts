import { describeRow } from './describeRow.ts';
import type { ListedRow } from './listRows.ts';
import { outcomeOf } from './outcomeOf.ts';
import type { Act } from './rowResult.ts';

const t = ((key: string) => key) as Parameters<typeof describeRow>[0];

test.each<[Act, string, string]>([
  ['add', 'importMembers.failures.invited', 'added'],
  ['addInactive', '', 'added'],
  ['change', '', 'changed'],
])('only added active members are invited: %s', (act, words, outcome) => {
  const result = { kind: 'done' as const, act };
  expect(describeRow(t, { result } as ListedRow)).toBe(words);
  expect(outcomeOf({ result, isTaken: true })).toBe(outcome);
});
