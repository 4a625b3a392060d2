import { createHash } from 'node:crypto';
import { demoUids } from '../accounts.ts';
import { bigOperator } from '../businesses/bigOperator.ts';
import { recordsIn } from '../seedRecords.ts';
import { sunriseValet } from '../businesses/sunriseValet.ts';

const now = Date.parse('2026-11-21T21:40-05:00');

describe.each([
  ['Sunrise Valet', sunriseValet(now), demoUids.owner],
  ['the large operator', bigOperator(now), demoUids.big],
] as const)('%s', (_, set, owner) => {
  const reports = recordsIn(set, owner, 'shiftReports');
  const violations = recordsIn(set, owner, 'violations');
  const logs = recordsIn(set, owner, 'serviceLogs');
  const scans = recordsIn(set, owner, 'checkpointScans');
  const photos = [
    ...violations.flatMap((violation) => violation.photos),
    ...reports.flatMap((report) => report.compactorPhotos),
    ...reports.flatMap((report) => report.issues.flatMap((issue) => issue.photos)),
    ...logs.flatMap(({ photo }) => photo ?? []),
    ...scans.flatMap(({ photo }) => photo ?? []),
  ];

  test('each photo is an existing file, with its checksum', () => {
    const sums = new Map(
      set.files.map(({ path, bytes }) => [path, createHash('sha256').update(bytes).digest('hex')]),
    );
    const isWrong = ({ path, sha256 }: (typeof photos)[number]) =>
      !sums.has(path) || (sha256 !== null && sums.get(path) !== sha256);
    expect(photos.filter(isWrong)).toEqual([]);
    const named = new Set(photos.map(({ path }) => path));
    expect([...sums.keys()].filter((path) => !named.has(path))).toEqual([]);
  });

  test('every violation, the recently submitted reports and some issues, doors and scans have photos', () => {
    expect(violations.filter((violation) => violation.photos.length === 0)).toEqual([]);
    expect(reports.filter((report) => report.compactorPhotos.length > 0).length).toBeGreaterThan(5);
    expect(reports.some((report) => report.issues.length > 0)).toBe(true);
    expect(logs.some(({ photo }) => photo !== null)).toBe(true);
    expect(scans.some(({ photo }) => photo !== null)).toBe(true);
  });

  test('each photo has an uploader, and was uploaded after it was taken', () => {
    const wrong = photos.filter(
      ({ capturedAt, uploadedAt, uploadedBy }) => !uploadedBy || Number(capturedAt) > Number(uploadedAt),
    );
    expect(wrong).toEqual([]);
  });

  test('the files are small', () => {
    const bytes = set.files.reduce((sum, file) => sum + file.bytes.length, 0);
    expect(bytes).toBeLessThan(60_000);
  });
});
