import { exportRefusal, isExportReady, type ExportState } from './dataExport.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const hours = (count: number) => now - count * 3_600_000;
const one = (state: ExportState, requestedAt: number) => ({ state, requestedAt });

test.each([
  ['none yet', [], null],
  ['one runs', [one('collecting', hours(1))], 'running'],
  ['one has been running for days', [one('packing', hours(60))], 'running'],
  ['two today', [one('ready', hours(1)), one('failed', hours(2))], null],
  ['three today', [one('ready', hours(1)), one('expired', hours(2)), one('failed', hours(23))], 'tooMany'],
  [
    'three, one of them from yesterday',
    [one('ready', hours(1)), one('ready', hours(2)), one('ready', hours(24))],
    null,
  ],
])('%s', (_, earlier, refusal) => {
  expect(exportRefusal(earlier, now)).toBe(refusal);
});

test.each([
  ['ready', 'x.zip', now + 1, true],
  ['ready', 'x.zip', now, false],
  ['ready', null, now + 1, false],
  ['packing', 'x.zip', now + 1, false],
] as const)('%s at %s until %s can be downloaded: %s', (state, path, expiresAt, isReady) => {
  expect(isExportReady({ state, path, expiresAt }, now)).toBe(isReady);
});
