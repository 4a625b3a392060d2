import { addDays, earliestToday, paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { eventsFor } from 'backend/functions/core/summaries/events.fixture.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import type { RandomChange } from 'backend/functions/core/summaries/randomChanges.fixture.ts';
import { deriveFromReports, deriveFromServiceLogs } from './triggers/deriveRounds.ts';

useOwnFirestore();

const customerId = 'olivia';
const now = Date.now();
const night = addDays(earliestToday(now), -1);
const { make, deliver } = eventsFor(customerId, [
  [/\/serviceLogs\/(?<recordId>[^/]+)$/, deriveFromServiceLogs],
  [/\/shiftReports\/(?<reportId>[^/]+)$/, deriveFromReports],
]);

const at = (seconds: number) => new Date(now - 6 * 3_600_000 + seconds * 1000);
const shared = (reportId: string) => ({
  memberId: reportId.split('_')[0],
  serviceDate: night,
  communityId: 'maple',
  createdAt: at(0),
});

const deliverAll = async (changes: readonly RandomChange[]) => {
  for (const event of await make(changes)) await deliver(event);
};

const report = (reportId: string) => firestore().doc(paths.shiftReport(customerId, reportId));

const checkOf = async (reportId: string) => (await report(reportId).get()).get('roundCheck') as unknown;

const door = (
  reportId: string,
  number: number,
  seconds: number,
  sha256: string | null = null,
): RandomChange => ({
  path: `${paths.serviceLogs(customerId)}/${reportId}_${number}`,
  data: {
    ...shared(reportId),
    shiftReportId: reportId,
    unitId: `unit-${number}`,
    outcome: 'collected',
    servicedAt: at(seconds),
    photo: sha256 === null ? null : { path: 'p.jpg', sha256 },
  },
});

/** A round of 12 doors, submitted. */
const submit = async (
  reportId: string,
  secondsPerDoor: number,
  photo: string | null = null,
): Promise<void> => {
  const begun = { ...shared(reportId), status: 'inProgress', startedAt: at(0) };
  const path = paths.shiftReport(customerId, reportId);
  await deliverAll([{ path, data: begun }]);
  await deliverAll(
    Array.from({ length: 12 }, (_, index) =>
      door(reportId, index + 1, index * secondsPerDoor, index === 0 ? photo : null),
    ),
  );
  expect(await checkOf(reportId)).toBeUndefined();
  await deliverAll([
    { path, data: { ...(await report(reportId).get()).data(), status: 'submitted', submittedAt: at(3600) } },
  ]);
};

const setLimits = (limits: object) =>
  firestore().doc(paths.settingsSection(customerId, 'roundChecks')).set(limits);

beforeAll(async () => {
  await firestore()
    .doc(paths.community(customerId, 'maple'))
    .set({ propertyName: 'Maple Court', timezone: 'America/New_York' });
});

test('a plausible round is checked when it is submitted, and has no findings', async () => {
  await submit(`sam_${night}_maple`, 25);
  expect(await checkOf(`sam_${night}_maple`)).toEqual({
    limits: expect.objectContaining({ minSecondsPerDoor: 6 }),
    findings: [],
    photoHashes: [],
  });
});

test('a hasty round is flagged with its figure and limit', async () => {
  await submit(`cole_${night}_maple`, 4);
  expect(await checkOf(`cole_${night}_maple`)).toMatchObject({
    findings: [{ kind: 'pace', figure: 4, limit: 6 }],
  });
});

test('a photo from an earlier report is flagged with that report', async () => {
  const photo = 'ab'.repeat(32);
  await submit(`ada_${night}_maple`, 25, photo);
  await submit(`eve_${night}_maple`, 25, photo);
  expect(await checkOf(`ada_${night}_maple`)).toMatchObject({ findings: [] });
  expect(await checkOf(`eve_${night}_maple`)).toMatchObject({
    findings: [{ kind: 'photo', figure: 1, otherReportId: `ada_${night}_maple` }],
    photoHashes: [photo.slice(0, 16)],
  });
});

test('a round keeps the limits of its first check, even for a record that arrives later', async () => {
  await setLimits({ minSecondsPerDoor: 30 });
  const reportId = `kim_${night}_maple`;
  await submit(reportId, 25);
  expect(await checkOf(reportId)).toMatchObject({ findings: [{ kind: 'pace', figure: 25, limit: 30 }] });
  await setLimits({ minSecondsPerDoor: 0 });
  await deliverAll([door(reportId, 13, 12 * 25 + 12)]);
  expect(await checkOf(reportId)).toMatchObject({ findings: [{ kind: 'pace', figure: 26, limit: 30 }] });
});

test('a review doesn’t check again', async () => {
  const reportId = `sam_${night}_maple`;
  await setLimits({ minSecondsPerDoor: 30 });
  await report(reportId).update({ roundCheck: null });
  const { id: _, ...data } = { id: reportId, ...(await report(reportId).get()).data() };
  await deliverAll([
    { path: paths.shiftReport(customerId, reportId), data: { ...data, status: 'approved' } },
  ]);
  expect(await checkOf(reportId)).toBeNull();
});
