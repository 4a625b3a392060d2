import { parseBinTagQuery } from './parseBinTagQuery.ts';

test.each([
  ['', [], null],
  ['status=lost&status=assigned&status=eaten', ['assigned', 'lost'], null],
  ['batch=b1&status=', [], 'b1'],
  ['batch=a/b', [], null],
  ['batch=b1&batch=b2', [], null],
])('the address ?%s selects %j in the batch %s', (search, statuses, batchId) => {
  expect(parseBinTagQuery(new URLSearchParams(search), 'maple')).toEqual({
    communityId: 'maple',
    statuses,
    batchId,
  });
});
