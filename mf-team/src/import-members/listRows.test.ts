import { blankMemberDetails } from 'shared-lib/domain';
import type { RowVerdict } from './checkRows.ts';
import { linesToRetry, linesToRun, listRows, rowRequestOf, acceptedVerdicts } from './listRows.ts';
import type { RowResult } from './rowResult.ts';

const texts = { firstName: '', lastName: '', email: '', phone: '', tier: '', isActive: '' };
const member = {
  firstName: 'x',
  lastName: '',
  email: 'x@a.test',
  ...blankMemberDetails,
  tier: 'Admin',
  isActive: true,
} as const;
const { isActive: _, ...edited } = member;
const isNew: RowVerdict = { verdict: 'new', member };
const changed: RowVerdict = {
  verdict: 'changed',
  change: { ...edited, teamMemberId: 'm', seen: 1 },
  before: member,
  differences: [],
};
const there: RowVerdict = { verdict: 'unchanged' };
const invalid: RowVerdict = { verdict: 'invalid', problems: {} };
const done = { kind: 'done', act: 'add' } as const;
const lost = { kind: 'lost', act: 'change' } as const;
const refused = { kind: 'refused', act: 'add', problems: {}, isOvertaken: false, mayBeDone: false } as const;
const teamFull = { code: 'teamFull' } as const;

interface Given {
  judgement: RowVerdict;
  result?: RowResult;
  left?: true;
  beyond?: true;
}

const facts = (given: readonly Given[], beyondAsInactive = false) => {
  const lines = given.map((row, line) => ({ ...row, line }));
  return {
    judged: new Map(lines.map(({ line, judgement }) => [line, judgement])),
    limits: new Map(lines.flatMap(({ line, beyond }) => (beyond ? [[line, teamFull] as const] : []))),
    beyondAsInactive,
    leftOut: new Set(lines.filter(({ left }) => left).map(({ line }) => line)),
    results: new Map(lines.flatMap(({ line, result }) => (result ? [[line, result] as const] : []))),
  };
};
const list = (given: readonly Given[], beyondAsInactive = false) =>
  listRows(
    given.map((_row, line) => ({ line, texts, wholeName: null, isNameTurned: false })),
    facts(given, beyondAsInactive),
  );

test.each<[string, Given, object]>([
  ['someone new', { judgement: isNew }, { status: 'new', isTaken: true, canTake: true, result: null }],
  ['left out', { judgement: changed, left: true }, { status: 'changed', isTaken: false, canTake: true }],
  [
    'beyond the plan',
    { judgement: isNew, beyond: true },
    { status: 'beyond', limit: teamFull, isTaken: false, canTake: false },
  ],
  ['nothing to change', { judgement: there }, { status: 'unchanged', isTaken: false, canTake: false }],
  ['invalid', { judgement: invalid }, { status: 'invalid', isTaken: false, canTake: false }],
  [
    'added, so that it exists now',
    { judgement: there, result: done },
    { status: 'new', isTaken: true, canTake: false },
  ],
  [
    'added, before the team shows it',
    { judgement: isNew, result: done },
    { status: 'new', isTaken: true, canTake: false },
  ],
  ['refused', { judgement: isNew, result: refused }, { status: 'new', isTaken: true, canTake: true }],
  [
    'a lost response to a successful call',
    { judgement: there, result: lost },
    { status: 'changed', result: { kind: 'done', act: 'change' }, canTake: false },
  ],
])('%s', (_case, given, expected) => {
  expect(list([given])[0]).toMatchObject(expected);
});

test.each<[string, Given, boolean, unknown]>([
  ['someone new', { judgement: isNew }, false, { act: 'add', member }],
  ['a change', { judgement: changed }, false, { act: 'change', change: changed.change }],
  ['left out', { judgement: isNew, left: true }, true, null],
  ['beyond the plan', { judgement: isNew, beyond: true }, false, null],
  [
    'beyond it, as inactive',
    { judgement: isNew, beyond: true },
    true,
    { act: 'add', member: { ...member, isActive: false } },
  ],
  ['one Admin too many, whatever the status', { judgement: changed, beyond: true }, true, null],
  ['done', { judgement: isNew, result: done }, false, null],
  ['a duplicate', { judgement: there }, false, null],
])('the request: %s', (_case, given, beyondAsInactive, expected) => {
  expect(rowRequestOf(list([given], beyondAsInactive)[0]!)).toEqual(expected);
});

test('people beyond the plan can be imported as inactive members', () => {
  expect(list([{ judgement: isNew, beyond: true }], true)[0]).toMatchObject({ isTaken: true, canTake: true });
  expect(list([{ judgement: changed, beyond: true }], true)[0]).toMatchObject({ isTaken: false });
});

test('a run covers untried rows, then those without a response; refused rows wait for a retry', () => {
  const given = [
    { judgement: changed, result: lost },
    { judgement: isNew, result: done },
    { judgement: isNew, result: refused },
    { judgement: isNew },
    { judgement: isNew, beyond: true },
    { judgement: isNew, left: true },
    { judgement: changed },
  ] satisfies Given[];
  expect(linesToRun(list(given))).toEqual([3, 6, 0]);
  expect(linesToRun(list(given, true))).toEqual([3, 4, 6, 0]);
  expect(linesToRetry(list(given))).toEqual([2]);
});

test('only rows to import take seats', () => {
  const given = [
    { judgement: isNew },
    { judgement: isNew, left: true as const },
    { judgement: there },
    { judgement: changed },
  ];
  expect(acceptedVerdicts(facts(given)).map(([line]) => line)).toEqual([0, 3]);
});
