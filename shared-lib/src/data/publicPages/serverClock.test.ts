import { clockOffset } from './serverClock.ts';

const servedAt = Date.parse('2026-11-20T21:00-05:00');
const day = 86_400_000;
const came = { responseStart: 400, transferSize: 9000 };

test.each([
  ['a device with a correct clock', servedAt, came, servedAt - 400, 0],
  ['a page cached for half a minute on its way', servedAt, came, servedAt + 30_000, 0],
  ['a device that is a day ahead', servedAt, came, servedAt - 400 + day, -day],
  ['a device that is a day behind', servedAt, came, servedAt - 400 - day, day],
  ['a page from the browser’s cache', servedAt, { ...came, transferSize: 0 }, servedAt + day, 0],
  ['a browser that does not say where the page came from', servedAt, undefined, servedAt + day, 0],
  ['a page that was served empty', undefined, came, servedAt + day, 0],
])('%s', (_, served, arrival, origin, offset) => {
  expect(clockOffset(served, arrival, origin)).toBe(offset);
});
