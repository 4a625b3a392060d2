import { afterMove, newOrders } from './afterMove.ts';

const round = ['gate', 'compactor', 'stairs'].map((id, index) => ({ id, order: index + 1 }));

test.each([
  ['to the front', 'stairs', null, ['stairs', 'gate', 'compactor']],
  ['to the end', 'gate', 'stairs', ['compactor', 'stairs', 'gate']],
  ['behind the next', 'gate', 'compactor', ['compactor', 'gate', 'stairs']],
  ['behind itself: it stays', 'gate', 'gate', ['gate', 'compactor', 'stairs']],
  ['behind a deleted one: it stays', 'gate', 'mail', ['gate', 'compactor', 'stairs']],
  ['a deleted one', 'mail', null, ['gate', 'compactor', 'stairs']],
])('a checkpoint is moved %s', (_, checkpointId, afterId, expected) => {
  expect(afterMove(round, { checkpointId, afterId }).map(({ id }) => id)).toEqual(expected);
});

test('only those whose number differs get a new one', () => {
  expect(newOrders(afterMove(round, { checkpointId: 'compactor', afterId: 'stairs' }))).toEqual([
    { id: 'stairs', order: 2 },
    { id: 'compactor', order: 3 },
  ]);
});
