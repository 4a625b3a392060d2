import { lifecycleActions } from './lifecycleActions.ts';

const served = { archivedAt: null, deletedAt: null, unfinished: null };
const archived = { ...served, archivedAt: 1 };

test.each([
  ['one in service', served, ['archive', 'delete']],
  ['an archived one', archived, ['restore', 'delete']],
  [
    'one whose archiving was interrupted',
    { ...archived, unfinished: 'archiving' },
    ['finishArchiving', 'delete'],
  ],
  ['one whose deletion was interrupted', { ...archived, unfinished: 'deleting' }, ['finishDeleting']],
  ['a deleted one', { ...archived, deletedAt: 2 }, []],
] as const)('%s', (_, community, expected) => {
  expect(lifecycleActions(community)).toEqual(expected);
});
