import type { PlannedRow } from '../../../domain/index.ts';
import { listImportRows, rowsToSend, type SentRow } from './listImportRows.ts';

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

const list = (plans: readonly PlannedRow<Values>[], sent: readonly (SentRow<Values> | null)[], room = 99) =>
  listImportRows(
    plans.map((_, line) => ({ line, ok: true, values: { name: '' }, texts: { name: '' } })),
    {
      plans,
      sent: new Map(sent.flatMap((one, line) => (one ? [[line, one] as const] : []))),
      room,
      hasBegun: sent.length > 0,
    },
  );

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
    { outcome: 'lost', plan: changed },
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
])('%s', (_, plan, sent, expected, isSent) => {
  const listed = list([plan], [sent]);
  expect(listed[0]).toMatchObject(expected);
  expect(rowsToSend(listed)).toHaveLength(isSent ? 1 : 0);
});

test('the plan has room for only the first new rows', () => {
  const listed = list([isNew, changed, isNew, isNew], [], 2);
  expect(listed.map(({ status }) => status)).toEqual(['new', 'changed', 'new', 'beyond']);
  expect(rowsToSend(listed)).toHaveLength(3);
});
