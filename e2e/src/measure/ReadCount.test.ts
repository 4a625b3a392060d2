import { ReadCount, readsOfAnswer } from './ReadCount.ts';

const document = { name: 'projects/p/databases/(default)/documents/a/b' };
const add = (targetId: number) => ({ addTarget: { targetId } });
const change = (targetIds: number[], removedTargetIds: number[] = []) => ({
  documentChange: { document, targetIds, removedTargetIds },
});
const current = (...targetIds: number[]) => ({ targetChange: { targetChangeType: 'CURRENT', targetIds } });
const remove = (...targetIds: number[]) => ({ targetChange: { targetChangeType: 'REMOVE', targetIds } });

test.each<[string, readonly object[], readonly unknown[], number, number[]]>([
  ['no request, no reads', [], ['noop'], 0, []],
  ['each document', [add(2)], [change([2]), change([2]), current(2)], 2, []],
  ['a document for each listener that gets it', [add(2), add(4)], [change([2, 4]), current(2, 4)], 2, []],
  ['a listener that finds nothing, as one', [add(2)], [current(2)], 1, []],
  ['one missing document', [add(2)], [{ documentDelete: { document: 'x' } }, current(2)], 1, []],
  ['a refused listener, as none', [add(2)], [remove(2)], 0, []],
  ['documents before the first results are complete', [add(2)], [change([2])], 1, [2]],
  ['a canceled listener', [add(2), { removeTarget: 2 }], [], 0, []],
  ['a later change', [add(2)], [change([2]), current(2), change([2])], 2, []],
  ['a document that leaves the results', [add(2)], [change([2]), current(2), change([], [2])], 2, []],
  [
    'a document that leaves them before it was seen',
    [add(2)],
    [current(2), { documentRemove: { removedTargetIds: [2] } }],
    2,
    [],
  ],
  ['a second confirmation, not again', [add(2)], [current(2), current(2)], 1, []],
])('%s', (_, requested, received, documents, waiting) => {
  const reads = new ReadCount();
  for (const message of requested) reads.ask(message);
  for (const message of received) reads.hear(message);
  expect({ documents: reads.documents, waiting: reads.waiting }).toEqual({ documents, waiting });
});

test('a listener that is added again is billed again', () => {
  const reads = new ReadCount();
  reads.ask(add(2));
  reads.hear(change([2]));
  reads.hear(current(2));
  reads.ask(add(2));
  reads.hear(current(2));
  expect(reads.documents).toBe(2);
});

test('each document is named as often as it is billed', () => {
  const reads = new ReadCount();
  reads.ask(add(2));
  reads.ask(add(4));
  reads.hear(change([2, 4]));
  reads.hear(current(2, 4));
  reads.hear(change([2], [4]));
  expect(reads.names).toEqual(['a/b', 'a/b', 'a/b', 'a/b']);
});

test('the previous page’s pending requests are forgotten, but not its reads', () => {
  const reads = new ReadCount();
  reads.ask(add(2));
  reads.hear(change([2]));
  reads.forget();
  expect({ documents: reads.documents, waiting: reads.waiting }).toEqual({ documents: 1, waiting: [] });
});

const counted = (integerValue: string) => [
  { result: { aggregateFields: { aggregate_0: { integerValue } } } },
];

test.each<[string, string, unknown, number]>([
  ['a query', 'runQuery', [{ document }, { document }, { readTime: 't' }], 2],
  ['a query that finds nothing', 'runQuery', [{ readTime: 't' }], 1],
  ['documents by their names, there or not', 'batchGet', [{ found: document }, { missing: 'x' }], 2],
  ['one document', '', document, 1],
  ['a count of none', 'runAggregationQuery', counted('0'), 1],
  ['a count of a thousand', 'runAggregationQuery', counted('1000'), 1],
  ['a count of more', 'runAggregationQuery', counted('1001'), 2],
  ['a write', 'commit', { writeResults: [] }, 0],
])('%s over REST', (_, method, body, reads) => {
  expect(readsOfAnswer(method, body)).toBe(reads);
});
