import { changeKind, documentEvent, matcherOf, triggersOn } from './documentEvents.ts';

it.each([
  ['shops/{id}', 'shops/a', true],
  ['shops/{id}', 'shops/a/orders/b', false],
  ['shops/{id}/orders/{order}', 'shops/a/orders/b', true],
  ['shops/demo', 'shops/demo', true],
  ['shops/demo', 'shops/other', false],
  ['/shops/{id=*}', 'shops/a', true],
  ['shops.eu/{id}', 'shops-eu/a', false],
  ['shops/{path=**}', 'shops/a/orders/b', true],
  ['{path=**}/orders/{order}', 'shops/a/orders/b', true],
  ['{path=**}/orders/{order}', 'shops/a/members/b', false],
])('%s matches %s: %s', (pattern, path, fits) => {
  expect(matcherOf(pattern)(path)).toBe(fits);
});

const name = 'projects/demo/databases/(default)/documents/shops/a';
const document = { name, fields: {}, createTime: '2026-11-21T00:00:00Z', updateTime: '2026-11-21T00:00:00Z' };

it.each([
  [null, document, 'created'],
  [document, document, 'updated'],
  [document, null, 'deleted'],
  [null, null, null],
])('determines the kind of change from before and after', (before, after, kind) => {
  expect(changeKind({ before, after })).toBe(kind);
});

it.each([
  ['google.cloud.firestore.document.v1.written', 'deleted', true],
  ['google.cloud.firestore.document.v1.created', 'created', true],
  ['google.cloud.firestore.document.v1.created.withAuthContext', 'created', true],
  ['google.cloud.firestore.document.v1.created', 'updated', false],
] as const)('%s triggers on %s: %s', (eventType, change, starts) => {
  expect(triggersOn(eventType, change)).toBe(starts);
});

const trigger = {
  name: 'greet',
  eventType: 'google.cloud.firestore.document.v1.created',
  region: 'us-central1',
};
const change = { name, before: null, after: document, commitTime: '2026-11-21T00:00:00Z' };

it('is formatted as a CloudEvent', () => {
  const event = documentEvent(trigger, change, 'demo');
  expect(event).toMatchObject({ document: 'shops/a', database: '(default)', data: { value: document } });
  expect(event).not.toHaveProperty('data.oldValue');
});

it.each([
  ['the same for the same event', trigger, change, true],
  ['different for another function', { ...trigger, name: 'count' }, change, false],
  ['different for a later change', trigger, { ...change, commitTime: '2026-11-21T00:00:01Z' }, false],
])('has an id: %s', (_, ofTrigger, ofChange, isSame) => {
  const ids = [documentEvent(trigger, change, 'demo'), documentEvent(ofTrigger, ofChange, 'demo')].map(
    (event) => 'id' in event && event.id,
  );
  expect(ids[0] === ids[1]).toBe(isSame);
});
