/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { dashboard, sideNav } from '../../src/areas.ts';
import { addRecords, createOwner, memberRecord } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { toast } from '../../src/page/toast.ts';
import { signIn } from '../../src/signIn.ts';
import { en as teamTexts } from '../../../mf-team/src/texts/en.ts';
import { tableTexts } from '../../../shared-lib/src/ui/lists/table/texts.ts';
import { textOf } from '../../src/textOf.ts';

const owner = 'owner@demo.test';
const list = (page: Page) => page.getByRole('table', { name: 'Team members' });
const search = (page: Page) => page.getByRole('searchbox', { name: textOf(teamTexts, 'search') });
const sortBy = (page: Page, column: string) =>
  list(page).getByRole('columnheader', { name: column }).getByRole('button').click();
const filters = (page: Page) => page.getByRole('group', { name: 'Filters' });
const names = (page: Page) => list(page).getByRole('row').locator('[title]:first-of-type');

test('a list sorts by any column, in both directions', async ({ page }) => {
  await signIn(page, owner, '/team?q=');
  const header = list(page).getByRole('columnheader', { name: 'Last active' });
  await expect(list(page).getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(names(page).first()).toHaveText('Aaliyah Andersson');

  await sortBy(page, 'Last active');
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL('/team?sort=-lastActive');
  await expect(list(page).locator('time').first()).toContainText(/now|minute|hour/);

  await sortBy(page, 'Last active');
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(list(page).locator('time').first()).toContainText(/month|year/);

  await sortBy(page, 'Name');
  await sortBy(page, 'Name');
  await expect(page).toHaveURL('/team?sort=-fullName');
  await expect(names(page).first()).toHaveText('Zoë Dang');
});

test('search and filters are in the address, which a reload and a link keep', async ({ page }) => {
  await signIn(page, owner);
  await sideNav(page).getByRole('link', { name: 'Team' }).click();
  await expect(page.getByText('13 of 53 match')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Active/ })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Remove filter Status: Active' })).toBeVisible();
  await page.getByRole('radio', { name: /^Inactive/ }).check();
  await expect(page.getByText('40 of 53 match')).toBeVisible();
  await filters(page).getByRole('button', { name: 'Role' }).click();
  await page.getByRole('checkbox', { name: /^District Manager/ }).check();
  await expect(page.getByText('3 of 53 match')).toBeVisible();
  await page.keyboard.press('Escape');
  await search(page).pressSequentially('REDDY nia');
  await expect(page.getByText('1 of 53 match')).toBeVisible();
  await expect(list(page)).toHaveAttribute('aria-rowcount', '2');
  const address = '/team?q=REDDY+nia&status=inactive&tier=District+Manager';
  await expect(page).toHaveURL(address);

  await page.reload();
  await expect(page.getByText('1 of 53 match')).toBeVisible();
  await expect(search(page)).toHaveValue('REDDY nia');

  await page.getByRole('button', { name: 'Remove filter Role: District Manager' }).click();
  await expect(page).toHaveURL('/team?q=REDDY+nia&status=inactive');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('53 team members')).toBeVisible();
  await expect(page).toHaveURL('/team?q=');

  // None of these choices added a history entry.
  await page.goBack();
  await expect(dashboard.content(page)).toBeVisible();
});

test('invalid parameters in an address are ignored, and no match differs from empty', async ({ page }) => {
  await signIn(page, owner, '/team?sort=-photo&tier=Pope&status=&q=zzz');
  await expect(page.getByText('No matches')).toBeVisible();
  await expect(page.getByText('0 of 53 match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(page.getByText('53 team members')).toBeVisible();
  await expect(list(page)).toHaveAttribute('aria-rowcount', '54');
});

test('columns are chosen once for this browser', async ({ page }) => {
  await signIn(page, owner, '/team');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Email' }).check();
  await page.getByRole('checkbox', { name: 'Role' }).uncheck();
  await page.reload();
  await expect(list(page).getByRole('columnheader', { name: 'Email' })).toBeVisible();
  await expect(list(page).getByRole('columnheader', { name: 'Role' })).toBeHidden();
});

test('a named view keeps filters, sort and columns, for its person, on each device', async ({
  page,
  browser,
}) => {
  const { uid, email } = await createOwner();
  await addRecords(uid, {
    team: { adam: memberRecord(uid, 'Adam', 'Reyes'), zoe: memberRecord(uid, 'Zoe', 'Lang') },
  });
  const views = (of: Page, name: string | RegExp = 'Views') => of.getByRole('button', { name, exact: true });
  await signIn(page, email, '/team?status=active&sort=-fullName');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Email' }).check();
  await page.keyboard.press('Escape');
  await views(page).click();
  await page.getByRole('button', { name: textOf(tableTexts.en, 'saveView') }).click();
  await page.getByLabel('View name').fill('  Active, last first ');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(views(page, 'View: Active, last first')).toBeVisible();
  await expect(page).toHaveURL(/saved=Active/);

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(views(page, 'View: Active, last first, changed')).toBeVisible();

  // Elsewhere, where nothing was chosen yet.
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, email, '/team');
  await views(elsewhere).click();
  await elsewhere.getByRole('button', { name: 'Active, last first', exact: true }).click();
  // The order of the parameters doesn't matter.
  const chosen = () => Object.fromEntries(new URL(elsewhere.url()).searchParams);
  await expect.poll(chosen).toEqual({ status: 'active', sort: '-fullName', saved: 'Active, last first' });
  await expect(list(elsewhere).getByRole('columnheader', { name: 'Email' })).toBeVisible();
  await expect(names(elsewhere).first()).toHaveText('Zoe Lang');

  await views(elsewhere, 'View: Active, last first').click();
  await elsewhere.getByRole('button', { name: 'Rename Active, last first' }).click();
  await elsewhere.getByLabel('View name').fill('Mine');
  await elsewhere.getByRole('button', { name: 'Rename view' }).click();
  await elsewhere.keyboard.press('Escape');
  await expect(views(elsewhere, 'View: Mine')).toBeVisible();
  await views(elsewhere, 'View: Mine').click();
  await elsewhere.getByRole('button', { name: 'Delete Mine' }).click();
  await expect(views(elsewhere)).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Undo' }).click();
  await expect(views(elsewhere, 'View: Mine')).toBeVisible();

  // The list opens on it, on this device and others, until it is reset.
  await views(elsewhere, 'View: Mine').click();
  await elsewhere.getByRole('button', { name: textOf(tableTexts.en, 'makeDefault') }).click();
  await expect(toast(elsewhere, textOf(tableTexts.en, 'defaultSaved'))).toBeVisible();
  const opened = await browser.newPage();
  await signIn(opened, email, '/team');
  await expect(names(opened).first()).toHaveText('Zoe Lang');
  await expect(list(opened).getByRole('columnheader', { name: 'Email' })).toBeVisible();
  await expect(opened).toHaveURL('/team?sort=-fullName&status=active');
  await opened.getByRole('button', { name: 'Clear filters' }).click();
  await expect(opened).toHaveURL('/team?sort=-fullName');
  await views(opened).click();
  await opened.getByRole('button', { name: textOf(tableTexts.en, 'resetDefault') }).click();
  await expect(toast(opened, textOf(tableTexts.en, 'defaultReset'))).toBeVisible();
  await sideNav(opened).getByRole('link', { name: 'Communities' }).click();
  await sideNav(opened).getByRole('link', { name: 'Team' }).click();
  await expect(opened).toHaveURL('/team');
  await expect(names(opened).first()).toHaveText('Adam Reyes');
  await opened.close();
  await elsewhere.close();
});

test('the export has exactly the matching rows, in order, and no formulas', async ({ page }) => {
  const { uid, email } = await createOwner();
  await addRecords(uid, {
    team: {
      a: { ...memberRecord(uid, '=HYPERLINK("http://evil.test","x")', ''), email: '+1@e2e.test' },
      b: { ...memberRecord(uid, 'Zoe', 'Élan, Jr.'), lastActive: new Date(Date.UTC(2026, 0, 2, 3, 4)) },
      c: memberRecord(uid, 'Adam', 'Reyes'),
      d: { ...memberRecord(uid, 'Gone', 'Member'), isActive: false },
    },
  });
  await signIn(page, email, '/team?status=active&sort=-fullName');
  await expect(page.getByText('3 of 4 match')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('team.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.split('\r\n')).toEqual([
    '\uFEFFName,Email,Phone,Role,Status,Communities,Added,Last active',
    '"Zoe Élan, Jr.","zoe.élan, jr.@e2e.test",,Collection Specialist,Active,,,2026-01-02T03:04:00.000Z',
    'Adam Reyes,adam.reyes@e2e.test,,Collection Specialist,Active,,,',
    '"\'=HYPERLINK(""http://evil.test"",""x"")","\'+1@e2e.test",,Collection Specialist,Active,,,',
  ]);
});

test('on a tablet each list’s names are readable, and no header covers another', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await signIn(page, owner);
  for (const path of [
    'clock-in-outs',
    'violations',
    'shift-report',
    'units?tab=logs',
    'team',
    'communities',
  ]) {
    await page.goto(`/${path}`);
    const table = page.getByRole('table');
    await expect(table.locator('[data-open]').first()).toBeVisible();
    const { width = 0 } = (await table.locator('[data-open]').first().boundingBox()) ?? {};
    expect.soft(width, path).toBeGreaterThan(110);
    const places = await table.getByRole('columnheader').evaluateAll((headers) =>
      headers.flatMap((header) => {
        const words = document.createTreeWalker(header, NodeFilter.SHOW_TEXT).nextNode();
        if (words === null || header.getClientRects().length === 0) return [];
        const range = document.createRange();
        range.selectNodeContents(words);
        const { left, right } = range.getBoundingClientRect();
        return [{ left, right }];
      }),
    );
    expect(places.length).toBeGreaterThan(3);
    const overlapping = places.filter(({ right }, index) => right > (places[index + 1]?.left ?? Infinity));
    expect.soft(overlapping, path).toEqual([]);
    expect.soft(await horizontalOverflow(page), path).toBe(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a list sorts and filters too', async ({ page }) => {
    await signIn(page, owner, '/team?tier=Admin&tier=District+Manager&status=inactive&q=a');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await page.getByRole('button', { name: 'Filters 2' }).tap();
    await sheet.getByLabel('Sort by').selectOption('Name, descending');
    await expect(page).toHaveURL(/sort=-fullName/);
    expect(await horizontalOverflow(page)).toBe(0);
    await sheet.getByRole('button', { name: 'Show list' }).tap();
    await expect(names(page).first()).toHaveText('Nia Reddy');
    expect(await horizontalOverflow(page)).toBe(0);
    await page.getByRole('button', { name: 'Filters 2' }).tap();
    await sheet.locator('summary', { hasText: 'Role' }).tap();
    await sheet.getByRole('checkbox', { name: /^District Manager/ }).tap();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: /Remove filter Role: Admin/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /Remove filter Role: District/ })).toBeHidden();
  });

  test('every list begins on the first screen', async ({ page }) => {
    await signIn(page, owner);
    for (const path of [
      'clock-in-outs',
      'units?tab=list',
      'violations',
      'shift-report',
      'team',
      'communities',
    ]) {
      await page.goto(`/${path}`);
      const first = page
        .getByRole('row')
        .filter({ has: page.getByRole('cell') })
        .first();
      await expect(first).toBeVisible();
      const { y = Infinity, height = 0 } = (await first.boundingBox()) ?? {};
      expect(y + height, path).toBeLessThan(844);
      // The list has half of the screen, minus a row of tabs; the specialists on the clock are above theirs.
      if (path !== 'clock-in-outs') expect(y, path).toBeLessThan(path.includes('tab=') ? 480 : 422);
    }
  });
});
