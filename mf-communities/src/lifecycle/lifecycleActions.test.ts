import { lifecycleActions } from './lifecycleActions.ts';

const served = { archivedAt: null, deletedAt: null, unfinished: null };
const archived = { ...served, archivedAt: 1 };

test.each([
  ['one that is served', served, ['archive', 'delete']],
  ['one that is archived', archived, ['restore', 'delete']],
  ['one whose archiving broke off', { ...archived, unfinished: 'archiving' }, ['finishArchiving', 'delete']],
  ['one whose deletion broke off', { ...archived, unfinished: 'deleting' }, ['finishDeleting']],
  ['one that is gone', { ...archived, deletedAt: 2 }, []],
] as const)('%s', (_, community, expected) => {
  expect(lifecycleActions(community)).toEqual(expected);
});
