import { selectNarrowing } from './selectNarrowing.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => `value ${index}`);

test.each<[string, Parameters<typeof selectNarrowing>[0], string[]]>([
  ['nothing', {}, []],
  ['a field without a choice', { status: [] }, []],
  ['one value', { status: ['missed'] }, ['status']],
  [
    'the most specific first',
    { status: ['open', 'notified'], communityId: ['maple'] },
    ['communityId', 'status'],
  ],
  [
    'as many combinations as a query allows',
    { status: many(5), communityId: many(6) },
    ['status', 'communityId'],
  ],
  ['one combination too many', { status: many(5), communityId: many(7) }, ['status']],
  ['more values than a query allows', { communityId: many(31) }, []],
])('%s', (_, chosen, fields) => {
  expect(selectNarrowing(chosen).map(({ field }) => field)).toEqual(fields);
});
