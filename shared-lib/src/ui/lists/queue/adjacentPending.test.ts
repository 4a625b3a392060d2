import { adjacentPending } from './adjacentPending.ts';

const rows = ['done', 'one', 'done-2', 'two', 'done-3', 'three'].map((id) => ({
  record: { id, communityId: 'elm' },
}));
const isWaiting = ({ id }: { id: string }) => !id.startsWith('done');

test.each([
  ['two', 'one', 'three'],
  ['done-2', 'one', 'two'],
  ['done', null, 'one'],
  ['three', 'two', null],
  ['elsewhere', null, 'one'],
  [null, null, 'one'],
])('around %s', (openId, previous, next) => {
  expect(adjacentPending(rows, openId, isWaiting)).toEqual({ previous, next });
});
