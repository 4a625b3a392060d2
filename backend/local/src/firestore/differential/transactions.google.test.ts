import { expectAgreement, useBothFirestores } from './BothFirestores.fixture.ts';
import type { Call } from './Session.fixture.ts';
import { rootOf } from './values.fixture.ts';

const both = useBothFirestores('differential-transactions');
const root = rootOf(both.project);
const first = '$transaction:0';
const call = (method: string, body: object): Call => ({ method: 'POST', path: `${root}:${method}`, body });
const set = (id: string, number: number): object => ({
  update: { name: `${root}/c/${id}`, fields: { n: { integerValue: String(number) } } },
});
const commit = (writes: object[], transaction?: string): Call => call('commit', { writes, transaction });
const get = (more: object): Call =>
  call('batchGet', { documents: [`${root}/c/a`, `${root}/c/none`], ...more });
const query = (more: object): Call =>
  call('runQuery', { structuredQuery: { from: [{ collectionId: 'c' }] }, ...more });
const begin = (options: object): Call => call('beginTransaction', { options });
const readOnly = { readOnly: {} };

test.each<[string, Call[]]>([
  ['reads, then writes', [begin({}), get({ transaction: first }), commit([set('a', 2)], first), get({})]],
  ['does not see its own writes before it ends', [begin({}), commit([set('a', 3)], first), query({})]],
  ['cannot be committed twice', [begin({}), commit([], first), commit([set('a', 4)], first), get({})]],
  [
    'rolls back',
    [begin({}), call('rollback', { transaction: first }), commit([set('a', 4)], first), get({})],
  ],
  [
    'reads the state from its beginning',
    [begin(readOnly), commit([set('a', 9)]), get({ transaction: first })],
  ],
  [
    'queries the state from its beginning',
    [begin(readOnly), commit([set('b', 9)]), query({ transaction: first })],
  ],
  ['cannot write when it is read-only', [begin(readOnly), commit([set('a', 9)], first), get({})]],
  ['begins with documents', [get({ newTransaction: readOnly }), get({ transaction: first })]],
  ['begins with a query', [query({ newTransaction: readOnly }), query({ transaction: first })]],
  [
    'is retried',
    [
      begin({}),
      commit([], first),
      begin({ readWrite: { retryTransaction: first } }),
      get({ transaction: '$transaction:1' }),
      call('rollback', { transaction: '$transaction:1' }),
    ],
  ],
  ['has a valid ID', [get({ transaction: 'AAAA' }), call('rollback', { transaction: 'AAAA' })]],
  ['has no read time in the future', [get({ readTime: '2099-01-01T00:00:00Z' })]],
])('a transaction %s', async (_title, calls) => {
  await both.clear();
  expectAgreement(await both.inTurn([commit([set('a', 1)]), ...calls]));
});
