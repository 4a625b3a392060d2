import { parseTarget } from './ListenTarget.ts';

const ROOT = 'projects/p/databases/(default)/documents';

test.each<[string, string, object, string | null]>([
  ['a collection below a document', `${ROOT}/a/b`, { collectionId: 'c' }, null],
  ['a collection group', ROOT, { collectionId: 'c', allDescendants: true }, null],
  [
    'a collection group below a document',
    `${ROOT}/a/b`,
    { collectionId: 'c', allDescendants: true },
    "'all_descendants' in CollectionSelector with document parent is not supported by real-time queries.",
  ],
  ['every collection', ROOT, {}, 'All-collection queries are not supported by real-time queries.'],
])('listening to %s', (_title, parent, selector, message) => {
  const listen = (): unknown => parseTarget({ query: { parent, structuredQuery: { from: [selector] } } });
  if (message === null) expect(listen).not.toThrow();
  else expect(listen).toThrow(message);
});
