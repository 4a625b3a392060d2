import { expect, test } from '@playwright/test';
import { paths, serviceNight, weekdays } from 'shared-lib/domain';
import {
  addRecords,
  communityRecord,
  createLogin,
  createOwner,
  firestore,
  memberRecord,
} from '../../src/backend.ts';
import { playNight } from '../../src/livingNight.ts';
import { signIn } from '../../src/signIn.ts';

const doors = 8;
const places = ['Ash Court', 'Birch Court', 'Cedar Court', 'Dogwood Court', 'Elm Court'];
const communityIds = places.map((name) => name.split(' ')[0]?.toLowerCase() ?? '');

const byId = (ids: readonly string[], data: (id: string, index: number) => object) =>
  Object.fromEntries(ids.map((id, index) => [id, data(id, index)]));

/** Long enough ago that even late specialists have arrived and completed their route. */
const startedAgo = 100 * 60_000;

/**
 * The time zone and service start of communities whose service started a while ago. Shortly after noon, when a night begins, they are
 * further west, where it is still the previous night.
 */
const startedHours = (now: number) => {
  const east = 'America/New_York';
  const started = now - startedAgo;
  const timezone = serviceNight(started, east) === serviceNight(now, east) ? east : 'America/Los_Angeles';
  const serviceStart = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, timeStyle: 'short' }).format(
    started,
  );
  return { timezone, serviceStart };
};

/** A business whose communities each have a specialist every night. */
async function createBusiness() {
  const hours = startedHours(Date.now());
  const unitIds = communityIds.flatMap((id) => Array.from({ length: doors }, (_, index) => `${id}-${index}`));
  const { uid, email } = await createOwner({
    communities: byId(communityIds, (_, index) => ({
      ...communityRecord(places[index] ?? ''),
      ...hours,
      serviceDays: [...weekdays],
      totalUnits: doors,
    })),
    units: byId(unitIds, (unitNumber) => ({
      communityId: unitNumber.split('-')[0],
      building: 'A',
      floor: '1',
      unitNumber,
      status: 'active',
    })),
    checkpoints: byId(
      communityIds.flatMap((id) => [`${id}-gate`, `${id}-compactor`]),
      (name) => ({
        communityId: name.split('-')[0],
        name,
        order: 1,
        isActive: true,
        photoRequired: name.endsWith('compactor'),
      }),
    ),
    violationTypes: { 'loose-trash': { name: { en: 'Loose trash' }, isActive: true } },
  });
  await Promise.all(
    communityIds.map(async (communityId) => {
      const specialist = `${uid}-${communityId}`;
      const login = `${specialist}@e2e.test`;
      await createLogin(specialist, login);
      await addRecords(uid, {
        team: {
          [specialist]: { ...memberRecord(uid, 'Sam', communityId), uid: specialist, email: login },
        },
        [`communities/${communityId}/assignedAgents`]: byId(weekdays, (day) => ({
          memberId: specialist,
          customerId: uid,
          communityId,
          day,
        })),
      });
    }),
  );
  return { uid, email };
}

const recordsAt = async (path: string) =>
  (await firestore().collection(path).get()).docs.map((found) => ({
    id: found.id,
    data: found.data() as Record<string, unknown>,
  }));

test('a night written by specialists with their own logins updates the board, and continues after a kill', async ({
  page,
}) => {
  const { uid, email } = await createBusiness();
  await signIn(page, email, '/tracking');
  const rowOf = (place: string) => page.getByRole('row', { name: new RegExp(place) });
  await expect(rowOf('Elm Court')).toBeVisible();

  const first = playNight(uid, ['--speed', '60', '--seed', '3']);
  await test.step('the board shows who is on the clock, live', async () => {
    const [place = ''] = /\w+ Court/.exec(await first.said(/clocks in at/)) ?? [];
    // The next morning, the night is still shown, with specialists who have been on the clock for too long.
    await expect(rowOf(place)).toContainText(/on the clock|too long/i);
  });

  await test.step('it is killed in the middle of the route', async () => {
    await first.said(/reports a violation/);
    await first.kill();
    expect((await recordsAt(paths.serviceLogs(uid))).length).toBeLessThan(doors * places.length);
  });

  await test.step('the same night continues where it ended', async () => {
    const over = await playNight(uid, ['--speed', '600', '--seed', '3']).said(/^The night is over/);
    expect(over).toContain(' 0 refused, 0 lost');
    expect(over).toContain('0 missing, 0 duplicated');
  });

  await test.step('nothing is lost, and nothing is duplicated', async () => {
    const reports = await recordsAt(paths.shiftReports(uid));
    // One never came.
    expect(reports).toHaveLength(places.length - 1);
    const numbered = (count: number) =>
      reports.flatMap(({ id }) => Array.from({ length: count }, (_, index) => `${id}_${index + 1}`)).sort();
    const logs = await recordsAt(paths.serviceLogs(uid));
    expect(logs.map(({ id }) => id).sort()).toEqual(numbered(doors));
    expect(new Set(logs.map(({ data }) => data.unitId)).size).toBe(doors * reports.length);
    const scans = await recordsAt(paths.checkpointScans(uid));
    expect(scans.map(({ id }) => id).sort()).toEqual(numbered(2));
    expect(scans.filter(({ data }) => data.photo)).toHaveLength(reports.length);
    const clockInOuts = await recordsAt(paths.clockInOuts(uid));
    expect(clockInOuts.map(({ id }) => id)).toEqual(reports.map(({ id }) => id));
    // One forgot to clock out.
    expect(clockInOuts.filter(({ data }) => data.status === 'open')).toHaveLength(1);
    for (const { data } of reports) {
      expect(data).toMatchObject({ status: 'submitted', compactorPhotos: [expect.any(Object)] });
    }
  });

  await test.step('the board matches Firestore', async () => {
    for (const { data } of await recordsAt(paths.shiftReports(uid))) {
      const place = places[communityIds.indexOf(String(data.communityId))] ?? '';
      await expect(rowOf(place)).toContainText(`${String(data.unitsServiced)} of ${doors}`);
    }
  });

  await test.step('the owner got the notifications, and sees the violation with its photo', async () => {
    const kinds = new Set((await recordsAt(paths.notifications(uid))).map(({ id }) => id.split('-')[0]));
    expect([...kinds]).toEqual(expect.arrayContaining(['clockIn', 'clockOut', 'violation', 'contactForm']));
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click();
    await page
      .getByRole('link', { name: /New violation/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/violations\?open=/);
    await expect(page.getByText(/ Court/).first()).toBeVisible();
  });
});
