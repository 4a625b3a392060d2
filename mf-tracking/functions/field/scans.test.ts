import { checkpointScanSchema, paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { DocumentsOnce } from './DocumentsOnce.ts';
import { evaluateRound } from './scans.ts';

useOwnFirestore();

test('a scan that arrives late is judged by its night’s window and local time', async () => {
  const set = (path: string, data: object) => firestore().doc(path).set(data);
  const plan = { serviceDays: ['friday'], setOutStart: '18:00', setOutEnd: '20:00', serviceStart: '20:00' };
  await set(paths.community('olivia', 'maple'), {
    propertyName: 'Maple Court',
    timezone: 'America/Los_Angeles',
    pastPlans: [{ until: '2026-07-17', ...plan, binInBy: '09:00', timezone: 'America/New_York' }],
  });
  await set(paths.checkpoint('olivia', 'gate'), {
    communityId: 'maple',
    name: 'Gate',
    windowStart: '20:00',
    windowEnd: '20:30',
    pastRules: [{ until: '2026-07-17', windowStart: '20:00', windowEnd: '22:00' }],
  });
  const resultOf = (serviceDate: string, time: string) =>
    firestore().runTransaction(async (transaction) => {
      const at = Date.parse(time);
      const scan = checkpointScanSchema.parse({
        id: 'one',
        serviceDate,
        communityId: 'maple',
        checkpointId: 'gate',
        scannedAt: new Date(at),
        deviceAt: new Date(at),
      });
      const { scans } = await evaluateRound(transaction, new DocumentsOnce(transaction), 'olivia', [scan]);
      return scans[0]?.result;
    });
  expect(await resultOf('2026-07-17', '2026-07-17T21:59-04:00')).toBe('onTime');
  expect(await resultOf('2026-07-17', '2026-07-17T22:01-04:00')).toBe('late');
  expect(await resultOf('2026-07-18', '2026-07-18T20:29-07:00')).toBe('onTime');
  expect(await resultOf('2026-07-18', '2026-07-18T20:31-07:00')).toBe('late');
});

test('a scan that arrives late is judged by the geofence of its night', async () => {
  const set = (path: string, data: object) => firestore().doc(path).set(data);
  const here = { lat: 36.1, lng: -86.7, radiusM: 100 };
  await set(paths.community('olivia', 'oak'), {
    propertyName: 'Oak Court',
    timezone: 'America/New_York',
    geofence: { lat: 36.2, lng: -86.7, radiusM: 100 },
    pastGeofences: [{ until: '2026-07-17', geofence: here }],
  });
  await set(paths.checkpoint('olivia', 'porch'), { communityId: 'oak', name: 'Porch' });
  const resultOf = (serviceDate: string) =>
    firestore().runTransaction(async (transaction) => {
      const at = new Date(`${serviceDate}T21:00-04:00`);
      const scan = checkpointScanSchema.parse({
        id: 'one',
        serviceDate,
        communityId: 'oak',
        checkpointId: 'porch',
        scannedAt: at,
        deviceAt: at,
        geo: { ...here, accuracyM: 5, status: 'inside' },
      });
      const { scans } = await evaluateRound(transaction, new DocumentsOnce(transaction), 'olivia', [scan]);
      return scans[0]?.result;
    });
  expect(await resultOf('2026-07-17')).toBe('onTime');
  expect(await resultOf('2026-07-18')).toBe('outOfRange');
});
