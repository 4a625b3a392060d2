import { expect, type Page } from '@playwright/test';
import { addDays, localDate, paths } from 'shared-lib/domain';
import { addRecords, communityRecord, createOwner, firestore, memberRecord, uploadFile } from '../backend.ts';
import { axeFindings } from '../page/axeFindings.ts';
import { horizontalOverflow } from '../page/horizontalOverflow.ts';

/** The time zone of its community. */
export const zone = 'America/New_York';
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A business whose community was served last night except for one door, where a violation was reported and notified. */
export async function createManagedBusiness() {
  const owner = await createOwner();
  const { uid } = owner;
  await firestore().doc(paths.customer(uid)).update({ businessSlug: uid });
  const night = addDays(localDate(Date.now(), zone), -1);
  const log = (unitId: string, outcome: string) => ({
    communityId: 'c1',
    serviceDate: night,
    memberId: 'nadia',
    shiftReportId: null,
    unitId,
    outcome,
    reason: outcome === 'notCollected' ? 'access' : null,
    servicedAt: new Date(`${night}T21:10-04:00`),
    createdAt: new Date(`${night}T21:10-04:00`),
  });
  const photo = `${paths.customer(uid)}/violations/nadia_v1/1.png`;
  await uploadFile(photo, picture, 'image/png');
  await addRecords(uid, {
    team: { nadia: memberRecord(uid, 'Nadia', 'Flores') },
    communities: {
      c1: {
        ...communityRecord('Elm Court'),
        slug: 'elm-court',
        serviceDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
        totalUnits: 2,
      },
    },
    units: {
      u1: { communityId: 'c1', building: 'A', unitNumber: '101', residentName: 'Rosa Resident' },
      u2: { communityId: 'c1', building: 'A', unitNumber: '102', residentName: 'Rosa Resident' },
    },
    clockInOuts: {
      nadia_c1: {
        communityId: 'c1',
        serviceDate: night,
        memberId: 'nadia',
        status: 'closed',
        clockInAt: new Date(`${night}T20:02-04:00`),
        clockOutAt: new Date(`${night}T22:40-04:00`),
        createdAt: new Date(`${night}T20:02-04:00`),
      },
    },
    serviceLogs: { nadia_1: log('u1', 'collected'), nadia_2: log('u2', 'notCollected') },
    violations: {
      nadia_v1: {
        communityId: 'c1',
        serviceDate: night,
        memberId: 'nadia',
        reportedBy: 'nadia',
        unitId: 'u2',
        typeId: 'loose',
        typeName: 'Loose trash',
        caseNumber: 'V-1',
        reviewStatus: 'approved',
        status: 'notified',
        photos: [{ path: photo, sha256: null, capturedAt: null, uploadedAt: null, uploadedBy: 'nadia' }],
        notices: [
          {
            level: 1,
            channel: 'print',
            subject: 'Notice',
            text: 'Please bag it.',
            sentAt: new Date(),
            sentBy: uid,
          },
        ],
        createdAt: new Date(`${night}T21:12-04:00`),
      },
    },
  });
  await expect
    .poll(async () => (await firestore().doc(paths.publicPage(uid, 'elm-court')).get()).exists)
    .toBe(true);
  await expect
    .poll(
      async () =>
        (
          await firestore()
            .doc(paths.doorMonth(uid, 'c1', night.slice(0, 7)))
            .get()
        ).exists,
    )
    .toBe(true);
  return { ...owner, night, admin: `/${uid}/elm-court/admin` };
}

/** A month's name, as pages show it. */
export const monthName = (month: string, language = 'en-US') =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00Z`),
  );

/** Expects nothing to be inaccessible or cut off. */
export const expectWhole = async (page: Page): Promise<void> => {
  expect(await axeFindings(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
};
