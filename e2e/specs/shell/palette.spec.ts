import { expect, test, type Page } from '@playwright/test';
import { areas } from '../../src/areas.ts';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { navigateToPage } from '../../src/page/navigateToPage.ts';
import { profileButton, signIn } from '../../src/signIn.ts';
import { textOf } from '../../src/textOf.ts';
import { en as groupTexts } from '../../../shell/src/search/groups/texts/en.ts';
import { actionEntries } from '../../../shell/src/search/groups/actionEntries.ts';

const addMember = actionEntries('en', true).find(({ address }) => address === '/team?add=1')!.name;
const owner = 'owner@demo.test';
const box = (page: Page) => page.getByPlaceholder('Search team or communities...');
const inGroup = (page: Page, name: string) =>
  page.getByRole('group', { name, exact: true }).getByRole('option');
const recent = (page: Page) => inGroup(page, textOf(groupTexts, 'start.recent'));
const suggested = (page: Page) => inGroup(page, textOf(groupTexts, 'start.suggested'));
const create = (page: Page) => inGroup(page, textOf(groupTexts, 'create.heading'));

test('the search remembers what it opened until sign-out, and suggests pages', async ({ page }) => {
  await signIn(page, owner, '/settings');
  await box(page).focus();
  await expect(suggested(page)).toHaveText([
    /^Tracking/,
    /^Shift Report/,
    /^Text residents/,
    new RegExp(`^${addMember}`),
  ]);
  await expect(recent(page)).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  // Nothing is chosen, so Enter opens nothing.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings');

  await page.keyboard.type('nadia fl');
  await page.getByRole('option', { name: /Nadia Flores/ }).click();
  await expect(page).toHaveURL(/\/team\/.+/);
  await page.reload();
  await box(page).focus();
  await expect(recent(page)).toHaveText([/^Nadia Flores/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/team\/.+/);

  await profileButton(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('vh_recent'))).toBeNull();
});

test('C and G: what can be created, and pages by a letter', async ({ page }) => {
  await signIn(page, owner, '/settings');

  await test.step('Esc leaves creating: the search finds everything again', async () => {
    await profileButton(page).focus();
    await page.keyboard.press('c');
    await expect(create(page)).toHaveCount(6);
    await page.keyboard.press('Escape');
    await expect(profileButton(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(suggested(page).first()).toBeVisible();
    await expect(create(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('C lists what can be created, and typing narrows it', async () => {
    await profileButton(page).focus();
    await page.keyboard.press('c');
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('');
    await expect(create(page)).toHaveCount(6);
    await expect(page.getByRole('group')).toHaveCount(1);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.type('closu');
    await expect(create(page)).toHaveText([/^Add closures/]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/communities?closures=1');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  await test.step('G and a letter open a page, except while typing, with modifiers, or turned off', async () => {
    await navigateToPage(page, '/settings', areas.settings.title);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await profileButton(page).focus();
    for (const [letter, address] of [
      ['t', '/team'],
      ['s', '/schedule'],
      ['c', '/communities'],
      ['d', '/'],
    ] as const) {
      await page.keyboard.press('g');
      await page.keyboard.press(letter);
      await expect(page).toHaveURL((url) => url.pathname === address);
    }
    // From then on, the page no longer moves the focus.
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
    await box(page).focus();
    await page.keyboard.type('gt');
    await expect(box(page)).toHaveValue('gt');
    await page.keyboard.press('Escape');
    await profileButton(page).focus();
    for (const keys of [
      ['g', 'Control+u'],
      ['Alt+g', 't'],
      ['g', 'q'],
      ['t', 't'],
    ]) {
      for (const key of keys) await page.keyboard.press(key);
    }
    await expect(page).toHaveURL((url) => url.pathname === '/');

    await page.keyboard.press('Shift+?');
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(shortcuts.getByText('Go to Schedule')).toBeVisible();
    // Behind the dialog nothing moves.
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await shortcuts.getByRole('switch').press('Space');
    await page.keyboard.press('Escape');
    await expect(shortcuts).toBeHidden();
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await page.keyboard.press('c');
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(box(page)).not.toBeFocused();
  });
});
