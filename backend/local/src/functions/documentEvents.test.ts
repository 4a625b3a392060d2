import { changeKind, documentEvent, matchesPattern, startsOn } from './documentEvents.ts';

it.each([
  ['customers/{id}', 'customers/a', true],
  ['customers/{id}', 'customers/a/units/b', false],
  ['customers/{id}/units/{unit}', 'customers/a/units/b', true],
  ['customers/demo', 'customers/demo', true],
  ['customers/demo', 'customers/other', false],
  ['/customers/{id=*}', 'customers/a', true],
  ['customers/{path=**}', 'customers/a/units/b', true],
  ['{path=**}/units/{unit}', 'customers/a/units/b', true],
  ['{path=**}/units/{unit}', 'customers/a/members/b', false],
])('%s fits %s: %s', (pattern, path, fits) => {
  expect(matchesPattern(pattern, path)).toBe(fits);
});

const name = 'projects/demo/databases/(default)/documents/customers/a';
const document = { name, fields: {}, createTime: '2026-11-21T00:00:00Z', updateTime: '2026-11-21T00:00:00Z' };

it.each([
  [null, document, 'created'],
  [document, document, 'updated'],
  [document, null, 'deleted'],
  [null, null, null],
])('a change is told by what was there before and after', (before, after, kind) => {
  expect(changeKind({ before, after })).toBe(kind);
});

it.each([
  ['google.cloud.firestore.document.v1.written', 'deleted', true],
  ['google.cloud.firestore.document.v1.created', 'created', true],
  ['google.cloud.firestore.document.v1.created.withAuthContext', 'created', true],
  ['google.cloud.firestore.document.v1.created', 'updated', false],
] as const)('%s starts on %s: %s', (eventType, change, starts) => {
  expect(startsOn(eventType, change)).toBe(starts);
});

it('is told as a CloudEvent', () => {
  const change = { name, before: null, after: document, commitTime: '2026-11-21T00:00:00Z' };
  const event = documentEvent('google.cloud.firestore.document.v1.created', change, 'demo', 'us-central1');
  expect(event).toMatchObject({ document: 'customers/a', database: '(default)', data: { value: document } });
  expect(event).not.toHaveProperty('data.oldValue');
});
