/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { dashboard, sideNav } from '../../src/areas.ts';
import { addRecords, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { toast } from '../../src/page/toast.ts';
import { signIn } from '../../src/signIn.ts';
import { en as teamTexts } from '../../../mf-team/src/texts/en.ts';
import { tableTexts } from '../../../shared-lib/src/ui/lists/table/texts.ts';
import { textOf } from '../../src/textOf.ts';
import { paths } from 'shared-lib/domain';
import { navigateInApp } from '../../src/page/navigateInApp.ts';

const owner = 'owner@demo.test';
const list = (page: Page) => page.getByRole('table', { name: 'Team members' });
const search = (page: Page) => page.getByRole('searchbox', { name: textOf(teamTexts, 'search') });
const sortBy = (page: Page, column: string) =>
  list(page).getByRole('columnheader', { name: column }).getByRole('button').click();
const filters = (page: Page) => page.getByRole('group', { name: 'Filters' });
const names = (page: Page) => list(page).getByRole('row').locator('[title]:first-of-type');

// shell/kit.spec.ts tests what all tables have in common; these tests cover the team's list.
test('the team opens on its active members, by name; search, filters and sort are in the address', async ({
  page,
}) => {
  await signIn(page, owner);
  await sideNav(page).getByRole('link', { name: 'Team' }).click();
  await expect(page.getByText('13 of 53 match')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Active/ })).toBeChecked();
  await expect(
    page.getByRole('button', {
      name: textOf(tableTexts.en, 'remove', { label: 'Status', option: 'Active' }),
    }),
  ).toBeVisible();
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

  await page
    .getByRole('button', {
      name: textOf(tableTexts.en, 'remove', { label: 'Role', option: 'District Manager' }),
    })
    .click();
  await expect(page).toHaveURL('/team?q=REDDY+nia&status=inactive');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('53 team members')).toBeVisible();
  await expect(page).toHaveURL('/team?q=');

  await test.step('by last activity, the newest first', async () => {
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

  // None of these choices added a history entry.
  await page.goBack();
  await expect(dashboard.content(page)).toBeVisible();
});

test('the export has exactly the matching rows, and a named view keeps filters, sort and columns', async ({
  page,
  browser,
}) => {
  const { uid, email } = await createOwner();

  await test.step('the export has exactly the matching rows, in order, and no formulas', async () => {
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

  await test.step('a named view keeps filters, sort and columns, for its person, on each device', async () => {
    const exported = ['a', 'b', 'c', 'd'].map((id) => firestore().doc(paths.teamMember(uid, id)).delete());
    await Promise.all(exported);
    await addRecords(uid, {
      team: { adam: memberRecord(uid, 'Adam', 'Reyes'), zoe: memberRecord(uid, 'Zoe', 'Lang') },
    });
    const views = (of: Page, name: string | RegExp = 'Views') =>
      of.getByRole('button', { name, exact: true });
    await navigateInApp(page, '/team?status=active&sort=-fullName');
    // Without members for a moment, the page has no table, and an open menu closes.
    await expect(list(page).getByRole('link', { name: 'Zoe Lang' })).toBeVisible();
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
});
