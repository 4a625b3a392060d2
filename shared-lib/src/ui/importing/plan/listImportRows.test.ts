import type { PlannedRow } from '../../../domain/index.ts';
import type { ImportLimit } from '../importKind.ts';
import { listImportRows, offeredRows, rowsToSend, type SentRow } from './listImportRows.ts';
import { planCapacity } from './planCapacity.ts';

type Values = { readonly name: string };

const isNew: PlannedRow<Values> = { line: 2, verdict: 'new', values: { name: 'Gate' } };
const changed: PlannedRow<Values> = {
  line: 2,
  verdict: 'changed',
  id: 'k1',
  values: { name: 'Gate' },
  differences: [],
};
const unchanged: PlannedRow<Values> = { line: 2, verdict: 'unchanged', id: 'k1' };
const invalid: PlannedRow<Values> = { line: 2, verdict: 'invalid', problems: {} };

interface Given {
  readonly sent?: readonly (SentRow<Values> | null)[];
  readonly skipped?: readonly number[];
  readonly room?: number;
  readonly fallback?: NonNullable<ImportLimit<Values>['fallback']>['planOf'];
}

const list = (
  given: readonly PlannedRow<Values>[],
  { sent = [], skipped = [], room = 99, fallback }: Given = {},
) => {
  const plans = given.map((plan, line) => ({ ...plan, line }));
  const state = {
    plans,
    sent: new Map(sent.flatMap((one, line) => (one ? [[line, one] as const] : []))),
    skipped: new Set(skipped),
  };
  return listImportRows(
    plans.map(({ line }) => ({ line, ok: true, values: { name: '' }, texts: { name: '' } })),
    {
      ...state,
      refused: planCapacity<Values>(room, '', () => null).refused(offeredRows(state)),
      fallback: fallback ?? null,
      hasBegun: sent.length > 0,
    },
  );
};

test.each<[string, PlannedRow<Values>, SentRow<Values> | null, object, boolean]>([
  ['new', isNew, null, { status: 'new', outcome: 'notTried' }, true],
  ['changed', changed, null, { status: 'changed', outcome: 'notTried' }, true],
  ['nothing to do', unchanged, null, { status: 'unchanged', outcome: null }, false],
  ['invalid', invalid, null, { status: 'invalid', outcome: null }, false],
  [
    'done, and now up to date',
    unchanged,
    { outcome: 'done', plan: isNew },
    { status: 'new', outcome: 'done' },
    false,
  ],
  [
    'done, before the records were reloaded',
    isNew,
    { outcome: 'done', plan: isNew },
    { status: 'new', outcome: 'done' },
    false,
  ],
  ['an unknown outcome', isNew, { outcome: 'lost', plan: isNew }, { status: 'new', outcome: 'lost' }, true],
  [
    'an unknown outcome that succeeded',
    unchanged,
    { outcome: 'lost', plan: changed, mayBeDone: true },
    { status: 'changed', outcome: 'done' },
    false,
  ],
  [
    'rejected because someone changed it',
    changed,
    { outcome: 'refused', plan: isNew },
    { status: 'changed', outcome: 'refused' },
    true,
  ],
  [
    'rejected after an attempt that succeeded without a response',
    unchanged,
    { outcome: 'refused', plan: isNew, why: 'Taken.', mayBeDone: true },
    { status: 'new', outcome: 'done' },
    false,
  ],
  [
    'rejected because someone else added it',
    unchanged,
    { outcome: 'refused', plan: isNew, why: 'Taken.', mayBeDone: false },
    { status: 'unchanged', outcome: null },
    false,
  ],
])('%s', (_, plan, sent, expected, isSent) => {
  const listed = list([plan], { sent: [sent] });
  expect(listed[0]).toMatchObject(expected);
  expect(rowsToSend(listed)).toHaveLength(isSent ? 1 : 0);
});

test('the plan has room for only the first new rows', () => {
  const listed = list([isNew, changed, isNew, isNew], { room: 2 });
  expect(listed.map(({ status }) => status)).toEqual(['new', 'changed', 'new', 'beyond']);
  expect(rowsToSend(listed)).toHaveLength(3);
});

test('a row that is left out makes room for another', () => {
  const listed = list([isNew, isNew, isNew], { room: 1, skipped: [0] });
  expect(listed.map(({ status, isTaken }) => [status, isTaken])).toEqual([
    ['new', false],
    ['new', true],
    ['beyond', false],
  ]);
});

test('an imported row takes no room: its record does', () => {
  const listed = list([isNew, isNew], { room: 1, sent: [{ outcome: 'done', plan: isNew }] });
  expect(listed.map(({ status }) => status)).toEqual(['new', 'new']);
});

test('rows beyond the limit can be imported as something else', () => {
  const fallback: Given['fallback'] = (plan) =>
    plan.verdict === 'new' ? { ...plan, values: { name: 'Idle' } } : null;
  const [first, second] = list([isNew, isNew], { room: 1, fallback });
  expect([first?.status, second?.status]).toEqual(['new', 'beyond']);
  expect(rowsToSend([first!, second!]).map(({ plan }) => 'values' in plan && plan.values.name)).toEqual([
    'Gate',
    'Idle',
  ]);
});

test('rejected rows are tried again after the others', () => {
  const why = { outcome: 'refused', plan: isNew, why: 'Taken.' } as const;
  expect(rowsToSend(list([isNew, isNew, changed], { sent: [why] })).map(({ line }) => line)).toEqual([
    1, 2, 0,
  ]);
});
