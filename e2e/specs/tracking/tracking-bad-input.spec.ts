import { expect, test, type Page } from '@playwright/test';
import { addDays, momentOfNight, paths, serviceNight } from 'shared-lib/domain';
import {
  addRecords,
  communityRecord,
  createOwner,
  firestore,
  memberRecord,
  uploadFile,
} from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { signIn } from '../../src/signIn.ts';
import { en as photosTexts } from '../../../shared-lib/src/ui/photos/texts/en.ts';
import { patternOf, textOf } from '../../src/textOf.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { en as clockTexts } from '../../../mf-tracking/src/clock/texts/en.ts';
import { en as checkpointsTexts } from '../../../mf-tracking/src/checkpoints/texts/en.ts';

const zone = 'America/New_York';
const night = addDays(serviceNight(Date.now(), zone), -1);
const at = (time: string, date = night) => new Date(momentOfNight(date, time, zone));
const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const place = (name: string, more: object = {}) => ({
  ...communityRecord(name),
  serviceDays: everyDay,
  totalUnits: 40,
  ...more,
});
const of = (communityId: string, memberId: string, more: object) => ({
  serviceDate: night,
  communityId,
  memberId,
  ...more,
});

/**
 * An owner with impossible records. Older field apps, an import or a phone with a wrong clock may have written each of them; the rules
 * refuse most of them today.
 */
async function ownerOfOddRecords() {
  const { uid, email } = await createOwner({
    communities: {
      maple: place('Maple Test'),
      birch: place('Birch Test'),
      cedar: place('Cedar Test'),
      oak: place('Oak Test', { archivedAt: new Date() }),
    },
    units: {
      home: { communityId: 'maple', building: 'A', unitNumber: '101' },
      far: { communityId: 'oak', building: 'Z', unitNumber: '909' },
    },
    checkpoints: {
      gate: { communityId: 'maple', name: 'Maple Gate', isActive: true, order: 1 },
      foreign: { communityId: 'oak', name: 'Oak Gate', isActive: true, order: 1 },
    },
  });
  const heic = `customers/${uid}/violations/heic/1.heic`;
  await uploadFile(heic, Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1'), 'image/heic');
  await addRecords(uid, {
    team: {
      ana: memberRecord(uid, 'Ana', 'Test'),
      gus: { ...memberRecord(uid, 'Gus', 'Former'), isActive: false },
    },
    clockInOuts: {
      backwards: of('maple', 'ana', {
        status: 'closed',
        scheduledStart: at('20:00'),
        clockInAt: at('21:00'),
        clockOutAt: at('20:30'),
        workedMin: -30,
        lateMin: -4,
      }),
      ahead: of('birch', 'ana', {
        status: 'closed',
        clockInAt: at('20:10', addDays(night, 1)),
        clockOutAt: at('23:10', addDays(night, 1)),
        lateMin: 1450,
        flags: ['outsideNight'],
      }),
      ghost: of('cedar', 'nobody-knows', {
        status: 'closed',
        clockInAt: at('20:02'),
        clockOutAt: at('22:02'),
      }),
      former: of('oak', 'gus', { status: 'closed', clockInAt: at('20:05'), clockOutAt: at('22:05') }),
    },
    shiftReports: {
      backwards: of('maple', 'ana', {
        status: 'submitted',
        startedAt: at('22:00'),
        submittedAt: at('21:00'),
        durationMin: -60,
        unitsTotal: 40,
        unitsServiced: 60,
        checkpointsExpected: 1,
        checkpointsScanned: 3,
        missedCheckpointIds: ['long-gone'],
      }),
      ghost: of('cedar', 'nobody-knows', { status: 'submitted', unitsTotal: 40, unitsServiced: 40 }),
      archived: of('oak', 'gus', {
        status: 'submitted',
        unitsTotal: 10,
        unitsServiced: 10,
        compactorPhotos: [{ path: heic }, { path: `customers/${uid}/shiftReports/archived/never-sent.jpg` }],
      }),
    },
    checkpointScans: {
      foreign: of('maple', 'ana', {
        shiftReportId: 'backwards',
        checkpointId: 'foreign',
        scannedAt: at('21:10'),
        deviceAt: at('21:10', addDays(night, 1)),
        result: 'outOfRange',
        flags: ['elsewhere'],
      }),
      unknown: of('maple', 'nobody-knows', {
        shiftReportId: 'backwards',
        checkpointId: 'long-gone',
        scannedAt: at('21:20'),
        deviceAt: at('21:20', addDays(night, -1)),
      }),
    },
    serviceLogs: {
      elsewhere: of('maple', 'ana', {
        shiftReportId: 'backwards',
        unitId: 'far',
        servicedAt: at('21:05', addDays(night, 1)),
        outcome: 'collected',
      }),
      lost: of('maple', 'gus', { unitId: 'long-gone', servicedAt: at('21:06'), outcome: 'notOut' }),
    },
    violations: {
      heic: of('oak', 'gus', {
        unitId: 'long-gone',
        typeId: 'long-gone',
        status: 'open',
        observedAt: at('21:30', addDays(night, 1)),
        photos: [{ path: heic }],
      }),
      bare: of('maple', 'nobody-knows', { unitId: 'home', typeId: 'loose', status: 'open' }),
    },
  });
  await expect
    .poll(async () => (await firestore().doc(paths.summaryState(uid)).get()).data())
    .toHaveProperty('builtAt');
  return { uid, email };
}

const rowOf = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const fits = async (page: Page) => expect(await horizontalOverflow(page)).toBe(0);

/** Opens each record of a list next to it, by its address. */
async function opensEach(page: Page, list: string, ids: readonly string[]) {
  for (const id of ids) {
    await test.step(`${list}, ${id}`, async () => {
      await navigateInApp(page, `${list}${list.includes('?') ? '&' : '?'}open=${id}`);
      const panel = sidePanel(page).first();
      await expect(panel.getByRole('heading').first()).toBeVisible();
      await expect(panel.getByText('Record not found', { exact: true })).toHaveCount(0);
    });
  }
}

test('impossible records are marked as such, and don’t break lists', async ({ page }) => {
  test.setTimeout(240_000);
  const { email } = await ownerOfOddRecords();
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  await signIn(page, email, `/tracking?night=${night}`);

  await test.step('the board, by community and by specialist', async () => {
    await expect(rowOf(page, /Maple Test/)).toContainText(
      /Done.*Ana Test.*Clock-out before clock-in.*40 of 40/,
    );
    await expect(rowOf(page, /Birch Test/)).toContainText(/Done.*Ana Test.*Outside this night/);
    await expect(rowOf(page, /Birch Test/)).not.toContainText('late');
    await expect(rowOf(page, /Cedar Test/)).toContainText(/Done.*Unknown team member/);
    await expect(rowOf(page, /Oak Test/)).toContainText(/Done.*Gus Former.*10 of 10/);
    await fits(page);
    await navigateInApp(page, `/tracking?night=${night}&by=agent`);
    await expect(rowOf(page, /Gus Former/)).toContainText('1 of 1 done');
    await expect(rowOf(page, /Unknown team member/)).toBeVisible();
  });

  await test.step('working time', async () => {
    await navigateInApp(page, '/clock-in-outs');
    await expect(rows(page)).toHaveCount(4);
    await expect(rowOf(page, /Maple Test.*Clock-out before clock-in/)).toBeVisible();
    await expect(rowOf(page, /Birch Test.*Outside this night/)).not.toContainText('late');
    await fits(page);
    await opensEach(page, '/clock-in-outs', ['ahead', 'ghost', 'former', 'backwards']);
    const panel = sidePanel(page).first();
    await expect(panel).toContainText(textOf(clockTexts, 'clock.remarks.backwards'));
    await expect(panel).not.toContainText('-30');
    await navigateInApp(page, '/clock-in-outs?open=former');
    await expect(panel).toContainText('Archived community');
    await expect(panel).toContainText('Deactivated member');
  });

  await test.step('shift reports', async () => {
    await navigateInApp(page, '/shift-report?status=');
    await expect(rowOf(page, /Maple Test/)).toContainText('60');
    await expect(rowOf(page, /Oak Test/)).toBeVisible();
    await fits(page);
    await opensEach(page, '/shift-report', ['backwards', 'ghost', 'archived']);
    const panel = sidePanel(page).first();
    await expect(panel).toContainText('Archived community');
    await expect(panel).toContainText(textOf(photosTexts, 'missing.damaged'));
    await expect(panel).toContainText(textOf(photosTexts, 'missing.object-not-found'));
  });

  await test.step('checkpoints and scans', async () => {
    await navigateInApp(page, `/checkpoints?community=maple&night=${night}`);
    await expect(rowOf(page, patternOf(checkpointsTexts, 'rounds.foreign'))).toContainText(
      /Other community.*device clock 24 hr fast/,
    );
    await fits(page);
  });

  await test.step('doors and service logs', async () => {
    await navigateInApp(page, `/units?community=maple&night=${night}`);
    await expect(page.getByRole('grid').getByRole('gridcell')).toHaveCount(1);
    await navigateInApp(page, '/units?tab=logs');
    await expect(rows(page)).toHaveCount(2);
    await expect(rowOf(page, /Gus Former/)).toContainText('Unknown unit');
    await fits(page);
    await opensEach(page, '/units?tab=logs', ['elsewhere', 'lost']);
  });

  await test.step('violations', async () => {
    await navigateInApp(page, '/violations');
    await expect(rows(page)).toHaveCount(2);
    await expect(rowOf(page, /Oak Test/)).toBeVisible();
    await fits(page);
    await opensEach(page, '/violations', ['bare', 'heic']);
    await expect(sidePanel(page).first()).toContainText(textOf(photosTexts, 'missing.damaged'));
  });

  await test.step('the dashboard', async () => {
    await navigateInApp(page, '/');
    await expect(page.getByRole('heading', { name: 'Tonight', exact: true })).toBeVisible();
  });
  expect(uncaught).toEqual([]);
});
