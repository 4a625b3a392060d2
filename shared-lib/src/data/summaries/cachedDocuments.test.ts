import { Timestamp } from 'firebase/firestore';
import { changedSince, parseCachedDocuments, mergeFound, type RawDocument } from './cachedDocuments.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const written = Date.UTC(2026, 5, 1, 12);
const newest = new Timestamp(written / 1000, 123_456_000);
const aMinuteBefore = new Timestamp(written / 1000 - 60, 123_456_000);

const raw = (path: string, updatedAt: unknown, text = ''): RawDocument => ({
  path,
  fields: { text, updatedAt },
});
const documents = [
  raw('a', Timestamp.fromMillis(written - day)),
  raw('b', newest),
  raw('c', Timestamp.fromMillis(written - minute)),
];

test.each<[string, readonly RawDocument[], number, number, number, Timestamp | null]>([
  [
    'documents confirmed long after the last change need no margin',
    documents,
    written + 2 * minute,
    0,
    minute,
    newest,
  ],
  ['documents confirmed just after it do', documents, written + 1000, 0, minute, aMinuteBefore],
  ['a device whose clock is behind takes the margin', documents, written - day, 0, minute, aMinuteBefore],
  ['data stable for a while suffices', documents, written + 2 * minute, -day / 2, minute, newest],
  ['after a day all are read', documents, written + 2 * minute, -day, minute, null],
  ['with a clock that was set back all are read', documents, written + 2 * minute, 0, -minute, null],
  ['no documents have no time', [], written, 0, minute, null],
  ['neither do documents without a time', [raw('a', null), raw('b', 'now')], written, 0, minute, null],
])('%s', (_, kept, asOf, readAfter, later, expected) => {
  const known = { data: { documents: kept, readAt: asOf + readAfter }, asOf };
  expect(changedSince(known, asOf + later)).toEqual(expected);
});

test('without stored documents all are read', () => {
  expect(changedSince(null, written)).toBeNull();
});

test('stored documents are restored as Firestore returned them', () => {
  const stored = JSON.parse(JSON.stringify(documents)) as RawDocument[];
  expect(parseCachedDocuments(stored)).toEqual(documents);
  expect(
    changedSince(
      { data: { documents: stored, readAt: written }, asOf: written + 2 * minute },
      written + 3 * minute,
    ),
  ).toEqual(newest);
});

const [a, b, c] = ['a', 'b', 'c'].map((path) => raw(path, newest)) as [RawDocument, RawDocument, RawDocument];
const newer = raw('b', newest, 'newer');

test.each<
  [string, readonly RawDocument[], readonly RawDocument[], readonly RawDocument[], readonly RawDocument[]]
>([
  ['all of them, in the order of their paths', [], [], [c, a, b], [a, b, c]],
  ['no changes leave what is known', [a, b, c], [], [], [a, b, c]],
  ['a change replaces the known document', [a, b, c], [], [newer], [a, newer, c]],
  ['a new one is added', [a, c], [], [b], [a, b, c]],
  ['one that was found before and is no longer found is deleted', [a, b, c], [b, c], [c], [a, c]],
  ['one that was never found stays', [a, b], [b], [newer], [a, newer]],
])('%s', (_, known, before, found, expected) => {
  expect(mergeFound(known, before, found)).toEqual(expected);
});
