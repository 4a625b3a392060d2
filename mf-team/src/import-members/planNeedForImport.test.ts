import type { Tier } from 'shared-lib/domain';
import { planNeedForImport } from './planNeedForImport.ts';
import type { RowVerdict } from './checkRows.ts';
import type { ImportFacts } from './listRows.ts';

const added = (tier: Tier = 'Collection Specialist', isActive = true) =>
  ({ verdict: 'new', member: { tier, isActive } }) as RowVerdict;
const promoted = {
  verdict: 'changed',
  before: { tier: 'District Manager', isActive: true },
  change: { tier: 'Admin' },
} as RowVerdict;

const factsOf = (
  judgements: readonly RowVerdict[],
  refused: readonly string[],
  leftOut: readonly number[] = [],
) =>
  ({
    judged: new Map(judgements.map((judgement, line) => [line, judgement])),
    limits: new Map(refused.map((code, line) => [line, { code }])),
    leftOut: new Set(leftOut),
  }) satisfies Pick<ImportFacts, 'judged' | 'leftOut' | 'limits'>;

test.each([
  ['no rows', factsOf([], []), { members: 0 }],
  [
    'three new members, with room for one',
    factsOf([added(), added(), added()], ['teamFull', 'teamFull']),
    { members: 3 },
  ],
  ['one who is left out', factsOf([added(), added()], ['teamFull'], [1]), { members: 1 }],
  ['one who is added as inactive', factsOf([added(), added('Admin', false)], ['teamFull']), { members: 1 }],
  ['an Admin with room', factsOf([added('Admin'), added()], ['teamFull']), { members: 2 }],
  ['an Admin without room', factsOf([added('Admin'), added()], ['adminsFull']), { members: 2, admins: 1 }],
  ['someone who becomes an Admin', factsOf([promoted], ['adminsFull']), { members: 0, admins: 1 }],
])('%s', (_, facts, need) => {
  expect(planNeedForImport(facts)).toEqual(need);
});
