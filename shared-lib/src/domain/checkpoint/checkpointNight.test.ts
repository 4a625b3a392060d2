import { scanClockOf } from './checkpointNight.ts';

const minute = 60_000;

const at = Date.UTC(2026, 10, 21, 2);

test.each([
  ['both agree', at - 2 * minute, null],
  ['a little ahead', at + 5 * minute, null],
  ['the clock is ahead', at + 90 * minute, { kind: 'ahead', minutes: 90 }],
  ['it was offline', at - 45 * minute, { kind: 'sentLater', minutes: 45 }],
  ['a day behind', at - 24 * 60 * minute, { kind: 'behind', minutes: 1440 }],
  ['a day ahead', at + 24 * 60 * minute, { kind: 'ahead', minutes: 1440 }],
  ['the device gives no time', null, null],
])('the clock of a scan: %s', (_, deviceAt, expected) => {
  expect(scanClockOf({ scannedAt: at, deviceAt })).toEqual(expected);
});
