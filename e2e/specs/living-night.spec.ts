import { expect, test } from '@playwright/test';
import { paths, weekdays } from 'shared-lib/domain';
import {
  addRecords,
  communityRecord,
  createLogin,
  createOwner,
  firestore,
  memberRecord,
} from '../src/backend.ts';
import { playNight } from '../src/livingNight.ts';
import { signIn } from '../src/signIn.ts';

const doors = 8;

const byId = (ids: readonly string[], data: (id: string) => object) =>
  Object.fromEntries(ids.map((id) => [id, data(id)]));

/** A business with one community, which one specialist serves every night. */
async function createBusiness() {
  const { uid, email } = await createOwner({
    communities: {
      elm: { ...communityRecord('Elm Street'), serviceDays: [...weekdays], totalUnits: doors },
    },
    units: byId(
      Array.from({ length: doors }, (_, index) => `elm-${index}`),
      (id) => ({ communityId: 'elm', building: 'A', floor: '1', unitNumber: id, status: 'active' }),
    ),
    checkpoints: byId(['gate', 'compactor'], (name) => ({
      communityId: 'elm',
      name,
      order: 1,
      isActive: true,
    })),
    violationTypes: { 'loose-trash': { name: { en: 'Loose trash' }, isActive: true } },
  });
  const specialist = `${uid}-sam`;
  await createLogin(specialist, `${specialist}@e2e.test`);
  const sam = { ...memberRecord(uid, 'Sam', 'Rivera'), uid: specialist, email: `${specialist}@e2e.test` };
  await addRecords(uid, {
    team: { [specialist]: sam },
    'communities/elm/assignedAgents': byId(weekdays, (day) => ({
      memberId: specialist,
      customerId: uid,
      communityId: 'elm',
      day,
    })),
  });
  return { uid, email };
}

const recordsAt = async (path: string) =>
  (await firestore().collection(path).get()).docs.map((found) => ({ id: found.id, ...found.data() }));

test('a night that specialists write with their own logins moves the page, and goes on after it was killed', async ({
  page,
}) => {
  const { uid, email } = await createBusiness();
  await signIn(page, email, '/tracking');
  await expect(page.getByRole('row', { name: /Elm Street/ })).toBeVisible();

  const first = playNight(uid, ['--speed', '30', '--seed', '3']);
  await test.step('the board shows who is on the clock, by itself', async () => {
    await first.said(/clocks in at Elm Street/);
    await expect(page.getByRole('row', { name: /Elm Street/ })).toContainText(/on the clock/i);
  });

  await test.step('in the middle of the round it is killed', async () => {
    await first.said(/reports a violation/);
    await first.kill();
    expect((await recordsAt(paths.serviceLogs(uid))).length).toBeLessThanOrEqual(doors);
  });

  await test.step('the same night goes on where it ended', async () => {
    const second = playNight(uid, ['--speed', '600', '--seed', '3']);
    const over = await second.said(/^The night is over/);
    expect(over).toContain(' 0 refused');
    expect(over).toContain('0 missing, 0 twice');
  });

  await test.step('nothing is lost, and nothing is there twice', async () => {
    const [report, ...others] = await recordsAt(paths.shiftReports(uid));
    expect(others).toEqual([]);
    expect(report).toMatchObject({ status: 'submitted', compactorPhotos: [expect.any(Object)] });
    expect(await recordsAt(paths.clockInOuts(uid))).toEqual([
      expect.objectContaining({ id: report?.id, status: 'closed', source: 'app' }),
    ]);
    const logs = await recordsAt(paths.serviceLogs(uid));
    expect(new Set(logs.map((log) => ('unitId' in log ? log.unitId : null))).size).toBe(doors);
    expect(logs.map(({ id }) => id).sort()).toEqual(
      Array.from({ length: doors }, (_, index) => `${report?.id}_${index + 1}`).sort(),
    );
    expect((await recordsAt(paths.checkpointScans(uid))).length).toBe(2);
  });

  await test.step('the owner was told, and sees the violation with its photo', async () => {
    const told = (await recordsAt(paths.notifications(uid))).map(({ id }) => id.split('-')[0]);
    expect(new Set(told)).toEqual(new Set(['clockIn', 'clockOut', 'violation', 'contactForm']));
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click();
    await page
      .getByRole('link', { name: /New violation/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/violations\?open=/);
    await expect(page.getByText('Elm Street').first()).toBeVisible();
  });
});
