import { searchOf } from './searchOf.ts';

test.each([
  ['/unsubscribeDigest?b=a&p=b', '?b=a&p=b'],
  ['/unsubscribeDigest', ''],
  ['//', ''],
  ['//[?b=a', '?b=a'],
  ['//x:99999999/?b=a', '?b=a'],
  ['/?a=b?c=d', '?a=b?c=d'],
  ['/?', ''],
  ['/?é "', '?%C3%A9%20%22'],
  ['', ''],
])('of %j is %j', (originalUrl, search) => {
  expect(searchOf({ originalUrl })).toBe(search);
});
