import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { addDays, paths, serviceNight } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import {
  addRecords,
  communityRecord,
  createOwner,
  filesIn,
  firestore,
  memberRecord,
} from '../../src/backend.ts';
import { jpegWithPlace } from '../../src/files/jpegWithPlace.ts';
import { signIn } from '../../src/signIn.ts';
import { watchProblems } from '../../src/page/watchProblems.ts';
import { en as unitsTexts } from '../../../mf-tracking/src/units/texts/en.ts';
import { formTexts } from '../../../shared-lib/src/ui/forms/texts.ts';
import { textOf } from '../../src/textOf.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { en as photosTexts } from '../../../mf-tracking/src/photos/texts/en.ts';

/** The service date of a past night in New York, counted back from the night in progress. */
const nightBack = (nights: number): string => addDays(serviceNight(Date.now(), 'America/New_York'), -nights);

const log = (unitId: string, serviceDate: string, more: object = {}) => ({
  communityId: 'maple',
  memberId: 'ana',
  unitId,
  serviceDate,
  servicedAt: new Date(`${addDays(serviceDate, 1)}T01:14:00Z`),
  outcome: 'collected',
  bagCount: 2,
  method: 'binTag',
  geo: { distanceM: 4, accuracyM: 9, status: 'inside' },
  ...more,
});

const dataRows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const panel = (page: Page) => sidePanel(page, 'Service log');
const dialog = (page: Page) =>
  page.getByRole('dialog', { name: textOf(unitsTexts, 'serviceLogs.correct.title', { unit: 'A-101' }) });
const allLogs = async (uid: string) => {
  const { docs } = await firestore().collection(paths.serviceLogs(uid)).get();
  return new Map(docs.map((found) => [found.id, found.data()]));
};

async function makeOwner() {
  const made = await createOwner({
    communities: { maple: communityRecord('Maple Test'), cedar: communityRecord('Cedar Test') },
    units: {
      one: { communityId: 'maple', building: 'A', unitNumber: '101' },
      two: { communityId: 'maple', building: 'A', unitNumber: '102' },
    },
    serviceLogs: {
      first: log('one', nightBack(1)),
      away: log('two', nightBack(1), {
        outcome: 'notCollected',
        reason: 'access',
        bagCount: 0,
        method: 'manual',
        geo: { distanceM: 412, accuracyM: 30, status: 'outside' },
      }),
      elsewhere: log('three', nightBack(2), { communityId: 'cedar', outcome: 'notOut' }),
      old: log('one', '2024-02-29', { outcome: 'notOut', bagCount: 0 }),
    },
  });
  await addRecords(made.uid, { team: { ana: memberRecord(made.uid, 'Ana', 'Test') } });
  return made;
}

test('service logs are filtered by nights, place, unit, outcome and person, exported to a file, and corrected', async ({
  page,
}) => {
  const { uid, email } = await makeOwner();
  const problems = watchProblems(page);
  await signIn(page, email, '/units?tab=logs');
  await expect(dataRows(page)).toHaveCount(4);

  await test.step('the distance of an entry is in its row', async () => {
    const away = dataRows(page).filter({ hasText: 'A-102' });
    await expect(away).toContainText('Missed');
    await expect(away).toContainText(textOf(unitsTexts, 'serviceLogs.away', { length: '1,352 ft' }));
    await expect(dataRows(page).filter({ hasText: 'A-101' }).first()).toContainText('13 ft');
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('the range, however old, is in the address', async () => {
    await page.getByLabel('To', { exact: true }).fill('2024-12-31');
    await expect(page).toHaveURL(/to=2024-12-31/);
    await expect(dataRows(page)).toHaveCount(1);
    await expect(dataRows(page)).toContainText('Thu, Feb 29');
    await page.getByLabel('To', { exact: true }).fill('');
    await page.getByLabel('From', { exact: true }).fill(nightBack(1));
    await expect(dataRows(page)).toHaveCount(2);
  });

  await test.step('an address can filter by one unit, one outcome and one person', async () => {
    await navigateInApp(page, '/units?tab=logs&community=maple&unit=one&status=notOut&member=ana');
    await expect(dataRows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Unit A-101' }).click();
    await expect(page).not.toHaveURL(/unit=/);
    await navigateInApp(page, '/units?tab=logs&status=notCollected');
    await expect(dataRows(page)).toHaveCount(1);
    await expect(dataRows(page)).toContainText('A-102');
  });

  await test.step('everything filtered is exported to a file', async () => {
    await navigateInApp(page, `/units?tab=logs&from=${nightBack(3)}`);
    await expect(dataRows(page)).toHaveCount(3);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv.trim().split('\n')).toHaveLength(4);
    expect(csv).toContain(textOf(unitsTexts, 'serviceLogs.away', { length: '1,352 ft' }));
    expect(csv).toContain('No access');
    expect(csv).toContain(textOf(unitsTexts, 'serviceLogs.methods.manual'));
  });
  expect(problems).toEqual([]);

  await test.step('a correction is a new entry next to the old one, with its reason, by the first person to make it', async () => {
    await navigateInApp(page, '/units?tab=logs&open=first');
    await expect(panel(page).getByRole('heading', { name: 'A-101' })).toBeVisible();

    await test.step('missing fields are marked, and nothing is written', async () => {
      await panel(page).getByRole('button', { name: 'Correct' }).click();
      await dialog(page).getByRole('button', { name: 'Add correction' }).click();
      await expect(
        dialog(page).getByText(textOf(unitsTexts, 'serviceLogs.correct.problems.correctionReason.missing')),
      ).toBeVisible();
      await dialog(page).getByLabel('Reason for correction').fill('Nobody was there');
      await dialog(page).getByRole('button', { name: 'Add correction' }).click();
      await expect(
        dialog(page).getByText(textOf(unitsTexts, 'serviceLogs.correct.problems.outcome.same')),
      ).toBeVisible();
      await dialog(page).getByLabel('Missed').check();
      await dialog(page).getByRole('button', { name: 'Add correction' }).click();
      await expect(
        dialog(page).getByText(textOf(unitsTexts, 'serviceLogs.correct.problems.reason.missing')),
      ).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      expect((await allLogs(uid)).size).toBe(4);
    });

    await test.step('it is added once, and the old entry is unchanged', async () => {
      await dialog(page)
        .getByLabel(textOf(unitsTexts, 'serviceLogs.correct.reason'))
        .selectOption('No access');
      await dialog(page).getByLabel('Reason for correction').fill('The gate was locked that night.');
      await dialog(page).getByRole('button', { name: 'Add correction' }).dblclick();
      await expect(dialog(page)).toHaveCount(0);
      await expect(panel(page)).toContainText(/Corrected\s*Missed, by/);
      await panel(page).getByRole('button', { name: 'Show correction' }).click();
      await expect(page).toHaveURL(/open=first-corrected/);
      await expect(panel(page)).toContainText('The gate was locked that night.');
      const logs = await allLogs(uid);
      expect(logs.size).toBe(5);
      expect(logs.get('first')).toMatchObject({
        outcome: 'collected',
        bagCount: 2,
        corrected: { id: 'first-corrected', outcome: 'notCollected', by: uid },
      });
      expect(logs.get('first-corrected')).toMatchObject({
        corrects: 'first',
        correctionReason: 'The gate was locked that night.',
        outcome: 'notCollected',
        reason: 'access',
        bagCount: 0,
        memberId: 'ana',
        createdBy: uid,
      });
    });

    await test.step('the list shows the old one struck through, next to the correction', async () => {
      await panel(page).getByRole('button', { name: 'Show original log' }).click();
      await expect(page).toHaveURL(/open=first(&|$)/);
      await expect(panel(page).getByRole('button', { name: 'Show correction' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dataRows(page).locator('s')).toHaveText('Collected');
      await expect(dataRows(page).filter({ has: page.locator('s') })).toContainText('corrected: Missed');
    });

    await test.step('the second person is refused, and nothing is lost or duplicated', async () => {
      await navigateInApp(page, '/units?tab=logs&open=away');
      await panel(page).getByRole('button', { name: 'Correct' }).click();
      const second = page.getByRole('dialog', {
        name: textOf(unitsTexts, 'serviceLogs.correct.title', { unit: 'A-102' }),
      });
      await second.getByLabel('Nothing out').check();
      await second.getByLabel('Reason for correction').fill('It was not out');
      await page.route('**/correctServiceLog', async (route) => {
        const other = { id: 'away-corrected', outcome: 'collected', by: 'adam', at: new Date() };
        await firestore()
          .doc(`${paths.serviceLogs(uid)}/away`)
          .update({ corrected: other });
        await route.continue();
      });
      await second.getByRole('button', { name: 'Add correction' }).click();
      await expect(second.getByText(textOf(formTexts.en, 'changedMeanwhile'))).toBeVisible();
      expect((await allLogs(uid)).has('away-corrected')).toBe(false);
    });
  });
});

test('a photo is added with a correction, and its removal is recorded with the name', async ({ page }) => {
  const { uid, email } = await makeOwner();
  await signIn(page, email, '/units?tab=logs&open=first&correct=first');
  const buffer = await jpegWithPlace(page);
  const file = { name: 'door.jpg', mimeType: 'image/jpeg', buffer };
  const corrected = async () => (await allLogs(uid)).get('first-corrected');
  const folder = `${paths.serviceLogs(uid)}/first-corrected/`;

  await test.step('one that is taken off again leaves no file', async () => {
    await dialog(page).getByLabel('Add photo').setInputFiles(file);
    await dialog(page)
      .getByRole('button', { name: /^Remove: / })
      .click();
    await expect(dialog(page).getByLabel('Add photo')).toBeVisible();
    await expect.poll(() => filesIn(folder)).toEqual([]);
  });

  await test.step('a photo alone is a correction', async () => {
    await dialog(page).getByLabel('Add photo').setInputFiles(file);
    await expect(dialog(page).getByRole('img', { name: 'Door of A-101, photo' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await dialog(page).getByLabel('Reason for correction').fill('The resident sent this.');
    await dialog(page).getByRole('button', { name: 'Add correction' }).click();
    await expect(dialog(page)).toHaveCount(0);
    const { photo, outcome } = (await corrected())!;
    expect(outcome).toBe('collected');
    expect(photo).toMatchObject({ uploadedBy: uid });
    expect(await filesIn(folder)).toEqual([photo.path]);
    expect((await allLogs(uid)).get('first')).not.toHaveProperty('photo');
  });

  await test.step('once removed, it is gone, and the name is recorded', async () => {
    await panel(page).getByRole('button', { name: 'Show correction' }).click();
    await panel(page)
      .getByRole('button', { name: /^Remove: / })
      .click();
    await page
      .getByRole('dialog', { name: textOf(photosTexts, 'officePhotos.remove.title') })
      .getByRole('button', { name: 'Remove photo' })
      .click();
    await expect(panel(page)).toContainText('removed a photo');
    await expect.poll(() => filesIn(folder)).toEqual([]);
    expect(await corrected()).toMatchObject({ photo: null, removedPhotos: [{ removedBy: uid }] });
  });
});
