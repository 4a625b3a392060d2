import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { addDays, paths, serviceNight } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { pictureOf } from '../../../backend/seed/pictures/scenes.ts';
import {
  addRecords,
  communityRecord,
  createOwner,
  firestore,
  memberRecord,
  uploadFile,
} from '../../src/backend.ts';
import { signIn } from '../../src/signIn.ts';
import { watchProblems } from '../../src/page/watchProblems.ts';
import { en as checkpointsTexts } from '../../../mf-tracking/src/checkpoints/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { checkpointTexts as scanTexts } from '../../../shared-lib/src/ui/lists/checkpoints/texts.ts';

const lastNight = addDays(serviceNight(Date.now(), 'America/New_York'), -1);

/** A time last night, in minutes after 9 PM in New York's winter, an hour later in its summer. */
const at = (minutes: number): Date =>
  new Date(Date.parse(`${addDays(lastNight, 1)}T02:00:00Z`) + minutes * 60_000);

const place = { lat: 40.7, lng: -74, radiusM: 100 };
const point = (name: string, order: number, more: object = {}) => ({
  communityId: 'maple',
  name,
  order,
  building: 'A',
  geofence: place,
  isActive: true,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  ...more,
});
/** A scan as a phone writes it: functions evaluate it. */
const scan = (checkpointId: string, minutes: number, more: object = {}) => ({
  communityId: 'maple',
  memberId: 'ana',
  serviceDate: lastNight,
  shiftReportId: 'report',
  checkpointId,
  deviceAt: at(minutes),
  scannedAt: at(minutes),
  deviceId: 'phone-7',
  geo: { lat: 40.7, lng: -74, accuracyM: 8, distanceM: 4, status: 'inside' },
  createdAt: new Date(),
  ...more,
});
const away = { lat: 40.75, lng: -74, accuracyM: 12, distanceM: 5560, status: 'outside' };

const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Scans this night' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name });
const panel = (page: Page) => sidePanel(page, 'Checkpoint');

test('a night’s route shows what was scanned, how well, and what was missed', async ({ page }) => {
  const { uid, email } = await createOwner({
    communities: { maple: communityRecord('Maple Test'), cedar: communityRecord('Cedar Test') },
    checkpoints: {
      gate: point('Main gate', 1, { windowStart: '20:00', windowEnd: '23:30', photoRequired: true }),
      stairs: point('Stairs', 2, { windowStart: '20:00', windowEnd: '20:30', photoRequired: true }),
      pool: point('Pool', 3),
      roof: point('Roof', 4),
      cedarGate: point('Cedar gate', 1, { communityId: 'cedar' }),
    },
    shiftReports: {
      report: {
        communityId: 'maple',
        memberId: 'ana',
        serviceDate: lastNight,
        shiftReportId: 'report',
        status: 'inProgress',
        startedAt: at(-30),
        createdAt: new Date(),
      },
    },
  });
  await addRecords(uid, { team: { ana: memberRecord(uid, 'Ana', 'Test') } });
  const problems = watchProblems(page);
  await signIn(page, email, `/checkpoints?community=maple&night=${lastNight}`);

  await test.step('while the shift is in progress, open checkpoints are not missed yet', async () => {
    await expect(rows(page)).toHaveCount(4);
    await expect(rowOf(page, 'Roof')).toContainText('Not yet');
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('each scan shows the functions’ evaluation, with both times, distance and accuracy', async () => {
    const path = `customers/${uid}/checkpointScans/one/1.png`;
    await uploadFile(path, pictureOf('compactor-half'), 'image/png');
    await addRecords(uid, {
      checkpointScans: {
        one: scan('gate', 10, { photo: { path, capturedAt: at(10), uploadedBy: 'ana' } }),
        two: scan('stairs', 100, { scannedAt: at(145) }),
        three: scan('pool', 20, { geo: away }),
        four: scan('gate', 12),
        five: scan('cedarGate', 25),
      },
    });
    await expect(rows(page)).toHaveCount(6);
    await expect(rowOf(page, 'Main gate').first()).toContainText('On time');
    await expect(rowOf(page, 'Main gate').nth(1)).toContainText('Scanned again');
    await expect(rowOf(page, 'Stairs')).toContainText('Late');
    await expect(rowOf(page, 'Stairs')).toContainText('sent 45 min later');
    await expect(rowOf(page, 'Stairs')).toContainText('photo missing');
    await expect(rowOf(page, 'Main gate').first()).not.toContainText('photo');
    await expect(rowOf(page, 'Pool')).toContainText('Out of range');
    await expect(rowOf(page, 'Pool')).toContainText(
      textOf(checkpointsTexts, 'rounds.outside', { length: '3.5 mi' }),
    );
    await expect(rowOf(page, 'Pool')).toContainText('± 39 ft');
    await expect(rowOf(page, textOf(checkpointsTexts, 'rounds.foreign'))).toContainText('Other community');
  });

  await test.step('once the report is submitted, unscanned checkpoints are missed', async () => {
    const report = firestore().doc(`${paths.shiftReports(uid)}/report`);
    await report.update({ status: 'submitted', submittedAt: at(170) });
    await expect(rowOf(page, 'Roof')).toContainText('Missed');
    await expect(page.getByRole('status').filter({ hasText: 'scanned' })).toContainText(
      '75% scanned 3 of 4 checkpoints',
    );
    expect((await report.get()).data()).toMatchObject({
      checkpointsExpected: 4,
      checkpointsScanned: 3,
      missedCheckpointIds: ['roof'],
    });
    const night = page
      .getByRole('list', { name: textOf(scanTexts.en, 'coverage.title') })
      .locator('[aria-current]');
    await expect(night).toContainText('3 of 4 scanned');
  });

  await test.step('a line opens with its scan and that checkpoint’s latest scans', async () => {
    await rowOf(page, 'Stairs').getByRole('button').first().click();
    await expect(panel(page).getByRole('heading', { name: 'Stairs' })).toBeVisible();
    await expect(panel(page)).toContainText('phone-7');
    await expect(panel(page)).toContainText('sent 45 min later');
    await expect(panel(page).getByRole('region', { name: 'Latest scans' })).toContainText('Late');
    await expect(panel(page).getByRole('link', { name: 'Edit checkpoint' })).toHaveAttribute(
      'href',
      '/communities/maple?tab=checkpoints&checkpoint=stairs',
    );
    expect(await axeFindings(page)).toEqual([]);
    await expect(panel(page)).toContainText(textOf(checkpointsTexts, 'rounds.photo.missingText'));
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
  });

  await test.step('one with a photo shows it', async () => {
    await rowOf(page, 'Main gate').first().getByRole('button').first().click();
    await expect(
      panel(page).getByRole('button', { name: 'Scan of Main gate' }).getByRole('img'),
    ).toBeVisible();
    await expect(panel(page)).not.toContainText(textOf(checkpointsTexts, 'rounds.photo.missingText'));
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
  });

  await test.step('a figure filters the route, and all matches are exported to a file', async () => {
    await page.getByRole('link', { name: 'Missed: 1' }).click();
    await expect(page).toHaveURL(/state=missed/);
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(rows(page)).toHaveCount(6);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv.trim().split('\n')).toHaveLength(7);
    expect(csv).toContain('± 26 ft');
  });

  await test.step('new rules of a checkpoint don’t change a past night', async () => {
    await navigateInApp(page, '/communities/maple?tab=checkpoints&checkpoint=stairs');
    await panel(page).getByRole('button', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit checkpoint' });
    await edit.getByLabel('Require a photo').uncheck();
    await edit.getByLabel('Scan until').fill('23:00');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(edit).toHaveCount(0);
    await navigateInApp(page, `/checkpoints?community=maple&night=${lastNight}`);
    await expect(rowOf(page, 'Stairs')).toContainText('photo missing');
    await rowOf(page, 'Stairs').getByRole('button').first().click();
    await expect(panel(page)).toContainText('20:00 to 20:30');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
  });

  await test.step('Shift and an arrow lead to the previous night, which has no service', async () => {
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(page).toHaveURL(new RegExp(`night=${addDays(lastNight, -1)}`));
    await expect(page.getByText(/^No service on \w+days$/).first()).toBeVisible();
  });
  expect(problems).toEqual([]);
});
