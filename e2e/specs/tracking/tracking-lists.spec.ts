import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { addDays, paths, serviceNight } from 'shared-lib/domain';
import { demoUids } from '../../../backend/seed/accounts.ts';
import { addRecords, communityRecord, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { signIn } from '../../src/signIn.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { en as checkpointsTexts } from '../../../mf-tracking/src/checkpoints/texts/en.ts';
import { textOf } from '../../src/textOf.ts';

const owner = 'owner@demo.test';

/** The service date of a past night in New York, counted back from the night in progress. */
const nightBack = (nights: number): string => addDays(serviceNight(Date.now(), 'America/New_York'), -nights);

const report = (communityId: string, serviceDate: string, status: string) => ({
  communityId,
  serviceDate,
  status,
  memberId: 'ana',
  unitsTotal: 20,
  unitsServiced: 18,
});

const violation = (caseNumber: string, communityId: string, status: string) => ({
  caseNumber,
  communityId,
  status,
  serviceDate: nightBack(1),
  memberId: 'ana',
  unitId: 'unit-1',
  typeId: 'loose',
  typeName: 'Loose trash',
});

const dataRows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

/** The table's row count, next to its heading. */
const rowCount = async (page: Page): Promise<number> =>
  Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 1;

test('a list shows the records that its address selects, opens them in its panel, and names unknown ones', async ({
  page,
}) => {
  const { uid, email } = await createOwner({
    communities: { maple: communityRecord('Maple Test'), cedar: communityRecord('Cedar Test') },
    units: {
      'unit-1': { communityId: 'maple', building: 'B', unitNumber: '204' },
      two: { communityId: 'cedar', unitNumber: '202' },
    },
    violations: { first: violation('V-1', 'maple', 'open'), second: violation('V-2', 'maple', 'open') },
    shiftReports: {
      old: report('maple', '2024-02-03', 'missed'),
      done: report('maple', nightBack(1), 'approved'),
      other: report('cedar', nightBack(1), 'missed'),
    },
    clockInOuts: {
      lost: { communityId: 'gone', serviceDate: nightBack(1), status: 'closed', memberId: 'gone' },
      damaged: { communityId: 7, serviceDate: nightBack(1), status: 'whatever' },
    },
  });
  await addRecords(uid, { team: { ana: memberRecord(uid, 'Ana', 'Test') } });
  await signIn(page, email, '/units?tab=list');
  await test.step('units belong to one community, chosen in the address', async () => {
    await expect(dataRows(page)).toHaveCount(1);
    await expect(dataRows(page)).toContainText('202');
    await page.getByLabel('Community').selectOption('Maple Test');
    await expect(page).toHaveURL('/units?tab=list&community=maple');
    await expect(dataRows(page)).toContainText('204');
  });

  await test.step('an unknown community is named as such, and a damaged record is skipped', async () => {
    await navigateInApp(page, '/clock-in-outs');
    await expect(dataRows(page)).toHaveCount(1);
    await expect(dataRows(page)).toContainText('Unknown Property');
    await expect(dataRows(page)).toContainText('Unknown team member');
    await firestore()
      .doc(`${paths.clockInOuts(uid)}/damaged`)
      .set({ communityId: 'gone', serviceDate: nightBack(1), status: 'open', memberId: 'gone' });
    await expect(dataRows(page)).toHaveCount(2);
  });

  await test.step('a filter in the address queries the server: matches show, however old', async () => {
    // More than a page of newer reports comes before the old one.
    for (let part = 0; part < 2; part += 1) {
      const newer = Array.from({ length: 130 }, (_, index) => [
        `newer-${part}-${index}`,
        report('cedar', nightBack(2), 'submitted'),
      ]);
      await addRecords(uid, { shiftReports: Object.fromEntries(newer) });
    }
    await navigateInApp(page, '/shift-report?status=missed&community=maple');
    await expect(dataRows(page)).toHaveCount(1);
    await expect(dataRows(page)).toContainText('Sat, Feb 3');

    // Without filters, the newest rows show; older ones load on demand.
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/shift-report');
    for (const count of [50, 100, 150, 200, 250]) {
      await expect.poll(() => rowCount(page)).toBe(count);
      await page.getByRole('button', { name: 'Show older' }).click();
    }
    await expect.poll(() => rowCount(page)).toBe(263);
    await expect(page.getByRole('button', { name: 'Show older' })).toHaveCount(0);
  });

  await test.step('the panel opens, steps and closes by keyboard, and its record is in the address', async () => {
    await navigateInApp(page, '/violations?sort=caseNumber');
    const opener = page.getByRole('button', { name: /V-1/ });
    await expect(opener).toBeVisible();
    await opener.focus();
    await page.keyboard.press('Enter');
    const panel = sidePanel(page, 'Violation');

    await test.step('it shows its record, and the address names it', async () => {
      await expect(panel.getByText('V-1 · Maple Test')).toBeVisible();
      await expect(panel).toContainText('B-204');
      await expect(panel).toContainText('Ana Test');
      await expect(page).toHaveURL('/violations?sort=caseNumber&open=first');
      await expect(panel.getByText('1 of 2')).toBeVisible();
    });

    await test.step('it steps to the next one, even after a reload', async () => {
      await panel.getByRole('button', { name: 'Next' }).focus();
      await page.keyboard.press('Enter');
      await expect(panel.getByText('V-2 · Maple Test')).toBeVisible();
      await expect(page).toHaveURL('/violations?sort=caseNumber&open=second');

      await page.reload();
      await expect(panel.getByText('V-2 · Maple Test')).toBeVisible();
    });

    await test.step('changes elsewhere appear here', async () => {
      await firestore()
        .doc(`${paths.violations(uid)}/second`)
        .update({ status: 'resolved' });
      await expect(panel.getByText('Resolved', { exact: true }).first()).toBeVisible();
    });

    await test.step('closed, it returns the focus', async () => {
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(page).toHaveURL('/violations?sort=caseNumber');

      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(panel).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
  });
});

test('the dashboard’s figures count what their lists show, live', async ({ page }) => {
  const { uid, email } = await createOwner({
    communities: { maple: communityRecord('Maple Test') },
    shiftReports: {
      lately: report('maple', nightBack(1), 'missed'),
      served: report('maple', nightBack(1), 'approved'),
      longAgo: report('maple', nightBack(9), 'missed'),
    },
    violations: { open: violation('V-1', 'maple', 'open'), closed: violation('V-2', 'maple', 'resolved') },
    requests: {
      list: {
        requests: ['pending', 'approved', 'pending'].map((status) => ({
          userId: 'ana',
          status,
          requestType: 'requestOff',
          requestDate: nightBack(-3),
        })),
      },
    },
  });
  await signIn(page, email);
  const figures = page.getByRole('region', { name: 'Statistics' });
  const missed = figures.getByRole('link', { name: /^Missed shifts/ });
  await expect(missed).toHaveText('Missed shifts1in the last 7 nights');
  await expect(figures.getByRole('link', { name: /^Tonight’s shifts/ })).toHaveText(
    'Tonight’s shifts0of 0 shifts done',
  );
  const requests = figures.getByRole('link', { name: /^Pending requests/ });
  await expect(requests).toHaveText('Pending requests2time off and shifts');
  await expect(requests).toHaveAttribute('href', '/schedule?tab=requests');

  const open = figures.getByRole('link', { name: /^Open violations/ });
  await expect(open).toHaveText(/^Open violations1\d+ to review$/);

  await test.step('additions elsewhere are counted', async () => {
    await addRecords(uid, { violations: { another: violation('V-3', 'maple', 'open') } });
    await expect(open).toHaveText(/^Open violations2\d+ to review$/);
  });

  const chart = page.getByRole('table', { name: 'Last 14 nights' });
  await expect(chart.getByRole('link', { name: /: 1 done, 1 missed$/ })).toHaveCount(1);
  await expect(chart.getByRole('link', { name: /: 0 done, 1 missed$/ })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Maple Test 2 open' })).toBeVisible();

  await test.step('each leads to the list it counts', async () => {
    await open.click();
    await expect(page).toHaveURL('/violations?status=open');
    await expect(dataRows(page)).toHaveCount(2);
    await page.goBack();
    await missed.click();
    await expect(page).toHaveURL('/shift-report?status=missed&nights=7');
    await expect(dataRows(page)).toHaveCount(1);
    await page.goBack();
    await chart.getByRole('link', { name: /: 1 done, 1 missed$/ }).click();
    await expect(page).toHaveURL(`/shift-report?night=${nightBack(1)}`);
    await expect(dataRows(page)).toHaveCount(2);
  });
});

test('the demo’s lists open by their addresses, and its figures match its records', async ({ page }) => {
  await signIn(page, owner, '/tracking');
  await test.step('Tracking leads to all its lists', async () => {
    const links = page.getByRole('navigation', { name: 'Tracking pages' });
    for (const title of ['Shift Report', 'Clock In-Outs', 'Check Points', 'Units', 'Violations']) {
      await links.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      // During the day, tonight's shift may not have started.
      const nothingYet = page
        .getByText(textOf(checkpointsTexts, 'rounds.none.awaited'))
        .or(page.getByText(/^No service/))
        .first();
      await expect(dataRows(page).first().or(nothingYet).first()).toBeVisible();
    }
  });

  for (const [path, title, search] of [
    ['/shift-report', 'Shift Report', 'Maple Court'],
    ['/clock-in-outs', 'Clock In-Outs', 'Harbor Point'],
    ['/checkpoints?tab=list', 'Check Points', 'Compactor'],
    ['/units?tab=list', 'Units', '101'],
    ['/violations', 'Violations', 'V-'],
  ] as const) {
    await test.step(`${path} opens by its address, with the owner’s records`, async () => {
      await navigateInApp(page, `${path}${path.includes('?') ? '&' : '?'}q=${encodeURIComponent(search)}`);
      await expect(page).toHaveTitle(`${title} · Valet Hub`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue(search);
      await expect(dataRows(page).first()).toContainText(search);
    });
  }

  await test.step('the demo’s figures match its records', async () => {
    await navigateInApp(page, '/');
    const missedReports = await firestore()
      .collection(paths.shiftReports(demoUids.owner))
      .where('status', '==', 'missed')
      .get();
    const first = nightBack(6);
    const expected = missedReports.docs.filter((found) => found.get('serviceDate') >= first).length;
    const figures = page.getByRole('region', { name: 'Statistics' });
    await figures.getByRole('link', { name: new RegExp(`^Missed shifts ?${expected} ?in`) }).click();
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(expected + 1));
  });
});

/** An owner with this many clock-ins, one at 8 PM New York time each night, and one that is damaged. */
async function ownerOfClockIns(count: number) {
  const owned = await createOwner({ communities: { maple: communityRecord('Maple Test') } });
  const clocking = (index: number) => [
    `clocking-${index}`,
    {
      communityId: 'maple',
      serviceDate: addDays('2026-01-15', -(index % 400)),
      status: index === count - 1 ? 'whatever' : 'closed',
      memberId: `member-${index}`,
      clockInAt: new Date(Date.UTC(2026, 0, 16, 1, 5)),
    },
  ];
  const all = Array.from({ length: count }, (_, index) => clocking(index));
  for (let start = 0; start < count; start += 400) {
    await addRecords(owned.uid, { clockInOuts: Object.fromEntries(all.slice(start, start + 400)) });
  }
  return owned;
}

test('an export has every matching row, can be canceled, and doesn’t leave a file when the connection is lost', async ({
  page,
  context,
}) => {
  const { email } = await ownerOfClockIns(1100);
  await signIn(page, email, '/clock-in-outs');
  await test.step('it has the rows that aren’t loaded, too', async () => {
    await expect(page.getByText('80 of 1,100 clock-ins')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
    // The header, and all but the damaged one.
    expect(lines).toHaveLength(1100);
    const head = lines[0]!.replace('\uFEFF', '').split(',');
    const first = lines[1]!.split(',');
    const cell = (column: string) => first[head.indexOf(column)];
    expect(cell('Night')).toBe('2026-01-15');
    expect(cell('Clock-in')).toBe('2026-01-15 20:05');
    expect(cell('Time zone')).toBe('America/New_York');

    await page.getByRole('button', { name: 'Show older' }).click();
    await expect(page.getByText('160 of 1,100 clock-ins')).toBeVisible();
  });

  await test.step('a long export can be canceled, and one that loses the connection doesn’t leave a file', async () => {
    const downloads: unknown[] = [];
    page.on('download', (download) => downloads.push(download));
    // The export waits for its first page and asks the server for nothing more.
    await page.route('**/Listen/channel**', (route) =>
      route.request().method() === 'POST' ? undefined : route.continue(),
    );
    const start = page.getByRole('button', { name: 'Export CSV' });
    await start.click();
    await expect(page.getByText('0 of 1,100 rows')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel export' }).click();
    await expect(page.getByText('0 of 1,100 rows')).toHaveCount(0);
    await expect(start).toBeEnabled();

    await start.click();
    await expect(page.getByText('0 of 1,100 rows')).toBeVisible();
    await context.setOffline(true);
    const failed = page.getByRole('alert').filter({ hasText: 'Couldn’t export' });
    await expect(failed).toBeVisible({ timeout: 20_000 });
    await context.setOffline(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    // The browser can be online before the SDK reconnects. The export then fails at once and asks to retry, so we retry.
    const download = page.waitForEvent('download');
    await expect(async () => {
      if (await failed.isVisible()) await start.click();
      expect(downloads).toHaveLength(1);
    }).toPass({ timeout: 60_000 });
    const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
    expect(lines).toHaveLength(1100);
    expect(downloads).toHaveLength(1);
  });
});
