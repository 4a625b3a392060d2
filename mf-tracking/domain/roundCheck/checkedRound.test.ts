import { maxComparedPhotos, type ServiceLog } from 'shared-lib/domain';
import { checkedRoundOf, photoHashesOf, type RoundSources } from './checkedRound.ts';

const photo = (sha256: string | null) => ({
  path: 'p.jpg',
  sha256,
  capturedAt: null,
  uploadedAt: null,
  uploadedBy: null,
});
const log = (fields: Partial<RoundSources['logs'][number]>): RoundSources['logs'][number] => ({
  servicedAt: 1000,
  createdAt: 2000,
  geo: null,
  photo: null,
  corrects: null,
  ...fields,
});
const geo = (fields: Partial<NonNullable<ServiceLog['geo']>>): ServiceLog['geo'] => ({
  lat: 40,
  lng: -75,
  accuracyM: null,
  distanceM: null,
  status: 'inside',
  ...fields,
});
const empty: RoundSources = {
  logs: [],
  scans: [],
  violations: [],
  report: { compactorPhotos: [], issues: [] },
  clock: null,
  community: null,
};

test('collects the hash of every photo of a round, shortened, without those of corrections', () => {
  const hashes = photoHashesOf({
    logs: [log({ photo: photo('A'.repeat(64)) }), log({ photo: photo('b'.repeat(64)), corrects: 'first' })],
    scans: [{ deviceAt: 1, scannedAt: 2, geo: null, photo: photo('c'.repeat(64)) }],
    violations: [{ photos: [photo('d'.repeat(64)), photo(null)] }],
    report: {
      compactorPhotos: [photo('e'.repeat(64))],
      issues: [{ type: 'propertyClaim', note: '', photos: [photo('f'.repeat(64))] }],
    },
    clock: null,
    community: null,
  });
  expect(hashes).toEqual(['a', 'c', 'd', 'e', 'f'].map((digit) => digit.repeat(16)));
});

test('compares a limited number of photos', () => {
  const logs = Array.from({ length: maxComparedPhotos + 5 }, (_, index) => log({ photo: photo(`${index}`) }));
  expect(photoHashesOf({ ...empty, logs })).toHaveLength(maxComparedPhotos);
});

test('a position needs both coordinates, and a clock-in its time', () => {
  const clockInGeo = geo({ lat: 40, lng: -75, accuracyM: 12 });
  const round = (fields: Partial<RoundSources>) => checkedRoundOf({ ...empty, ...fields }, new Map());
  expect(round({ logs: [log({ geo: geo({ lng: null }) })] }).recordings[0]?.position).toBeNull();
  expect(round({ clock: { clockInAt: null, clockInGeo } }).clockIn).toBeNull();
  expect(round({ clock: { clockInAt: 5, clockInGeo } }).clockIn).toEqual({
    at: 5,
    position: { lat: 40, lng: -75, accuracyM: 12 },
  });
});

test('a correction by the office doesn’t count as a recording', () => {
  expect(
    checkedRoundOf({ ...empty, logs: [log({}), log({ corrects: 'first' })] }, new Map()).recordings,
  ).toEqual([{ isDoor: true, at: 1000, arrivedAt: 2000, position: null }]);
});
