/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { createOwner, firestore } from '../../src/backend.ts';
import { signIn } from '../../src/signIn.ts';
import { en as settingsTexts } from '../../../mf-settings/src/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';

const owner = 'owner@demo.test';
const search = (page: Page) => page.getByRole('combobox', { name: 'Search settings' });
/** The search's results; the options of fields in a tab have the same role. */
const options = (page: Page) => page.getByRole('listbox', { name: 'Search settings' }).getByRole('option');
const field = (page: Page, name: string) => page.getByRole('tabpanel').getByLabel(name, { exact: true });

/** Whether a setting has the focus: its field, or an element inside its `data-setting`. */
const isFocused = (page: Page, setting: string) =>
  page.evaluate((name) => {
    const there = document.activeElement?.closest(`[data-field="${name}"], [data-setting="${name}"]`);
    return Boolean(there?.closest('[role=tabpanel]'));
  }, setting);

test('a setting is found by its words in either language, and unsaved input survives another page and a reload', async ({
  page,
}) => {
  const { uid, email } = await createOwner();
  await signIn(page, email, '/settings');

  await test.step('a setting is found by its words in either language, and the keyboard leads to it', async () => {
    await expect(field(page, 'First name')).toHaveValue('Test');

    await test.step('by a word of its help text, in Spanish', async () => {
      await search(page).fill('silencio');
      await expect(options(page)).toHaveText([
        /^Business time zone/,
        /^On your devices/,
        /^Quiet hoursNotifications/,
        /^Quiet hours from/,
        /^Quiet hours until/,
      ]);
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/settings?tab=sms&setting=quietTo');
      await expect(page.getByRole('tab', { name: 'SMS' })).toHaveAttribute('aria-selected', 'true');
      await expect(field(page, 'Quiet hours until')).toBeFocused();
      await expect(page.locator('[data-found]')).toContainText('Quiet hours until');
      await expect(page.locator('[data-found]')).toHaveCount(0);
    });

    await test.step('the same setting again', async () => {
      await search(page).fill('quiet hours until');
      await page.keyboard.press('Enter');
      await expect(field(page, 'Quiet hours until')).toBeFocused();
      await expect(page.locator('[data-found]')).toHaveCount(1);
    });

    await test.step('no match; Escape closes the list', async () => {
      await search(page).fill('teleporter');
      await expect(page.getByText(/^No settings found/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText(/^No settings found/)).toBeHidden();
      await expect(page).toHaveURL('/settings?tab=sms&setting=quietTo');
    });

    await test.step('another tab clears the setting, and Back leads to it again', async () => {
      await page.getByRole('tab', { name: 'Operations' }).click();
      await expect(page).toHaveURL('/settings?tab=operations');
      // Going back before the tab has opened would change nothing.
      await expect(page.getByRole('tab', { name: 'Operations' })).toHaveAttribute('aria-selected', 'true');
      await page.goBack();
      await expect(field(page, 'Quiet hours until')).toBeFocused();
    });
  });

  await test.step('unsaved input survives another page and a reload', async () => {
    await navigateInApp(page, '/settings');
    const name = field(page, 'First name');
    await name.fill('');
    await name.press('Enter');
    await expect(page.getByText(textOf(settingsTexts, 'account.you.problems.missing'))).toBeVisible();

    await page.getByRole('tab', { name: 'Operations' }).click();
    await page.getByRole('tab', { name: 'Account' }).click();
    await expect(name).toHaveValue('');
    await expect(page.getByText(textOf(settingsTexts, 'account.you.problems.missing'))).toBeVisible();

    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(textOf(settingsTexts, 'account.you.problems.missing'))).toBeVisible();
    await name.fill('Ada');
    await name.press('Enter');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect((await firestore().doc(paths.customer(uid)).get()).get('firstName')).toBe('Ada');
    await page.reload();
    await expect(name).toHaveValue('Ada');
  });
});

test('each setting in the search is at its address', async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page, owner, '/settings');
  await search(page).click();
  await expect.poll(() => options(page).count()).toBeGreaterThan(20);
  const listed = await options(page).all();
  const addresses = await Promise.all(listed.map((option) => option.getAttribute('data-address')));
  const opened = new Set<string>();
  for (const address of addresses) {
    const { tab = '', setting } = Object.fromEntries(new URLSearchParams(address ?? ''));
    if (setting === undefined) continue;
    // One address of each tab is loaded as a page, the others as the search opens them.
    if (opened.has(tab)) {
      await search(page).click();
      await options(page)
        .and(page.locator(`[data-address="${address}"]`))
        .click();
      await expect(page).toHaveURL(`/settings?${address}`);
    } else {
      await page.goto(`/settings?${address}`);
    }
    opened.add(tab);
    await expect.poll(() => isFocused(page, setting), { message: address ?? '' }).toBe(true);
  }
});
