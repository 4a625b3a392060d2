import { notificationAddress, parseView, viewToParams } from './notificationAddress.ts';

test.each([
  ['', { filter: 'all', open: null }],
  ['filter=unread', { filter: 'unread', open: null }],
  ['filter=unread&open=a%26b', { filter: 'unread', open: 'a&b' }],
])('%s is parsed and written back', (query, view) => {
  expect(parseView(new URLSearchParams(query))).toEqual(view);
  expect(new URLSearchParams(viewToParams(view as never)).toString()).toBe(query);
});

test('ignores unknown parameters', () => {
  expect(parseView(new URLSearchParams('filter=<b>&open='))).toEqual({ filter: 'all', open: null });
});

test('encodes any id', () => {
  expect(notificationAddress('a&b=c')).toBe('/notifications?open=a%26b%3Dc');
});
