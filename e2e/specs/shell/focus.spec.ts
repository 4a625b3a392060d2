import { expect, test, type Locator, type Page } from '@playwright/test';
import { areas } from '../../src/areas.ts';
import { actions, dialog } from '../../src/areas/memberActions.ts';
import { nadia, ownerOfNadia } from '../../src/memberWithDuties.ts';
import { navigateToPage } from '../../src/page/navigateToPage.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';

/** Opens a dialog with the keyboard and leaves it with Escape, twice: first its code has to be fetched, then it is loaded. */
async function openAndLeave(page: Page, opener: Locator) {
  for (const _ of ['first', 'second']) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
  }
}

const buttonNamed = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('menus, dialogs and an import return the focus to what opened them', async ({ page }) => {
  const { email } = await ownerOfNadia();
  await signIn(page, email, `/team/${nadia}`);
  const menu = actions(page, 'Nadia Flores');
  const first = buttonNamed(page, 'Deactivate…');
  const last = buttonNamed(page, 'Delete…');

  await test.step('the menu', async () => {
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(last).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
    await page.keyboard.press('End');
    await expect(last).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(menu).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(first).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeFocused();
  });

  await test.step('a dialog opened from the menu', async () => {
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(menu).toBeFocused();
  });

  await test.step('the dialogs of the page, left and saved', async () => {
    await openAndLeave(page, buttonNamed(page, 'Change picture'));
    const edit = buttonNamed(page, 'Edit');
    await openAndLeave(page, edit);
    await edit.click();
    await dialog(page).getByLabel('First name').fill('Nadja');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(edit).toBeFocused();
    await expect(toast(page, 'Changes saved.')).toBeVisible();
  });

  await test.step('the dialogs of the schedule and of the list', async () => {
    await navigateToPage(page, '/schedule?tab=requests', areas.schedule.title);
    await openAndLeave(page, buttonNamed(page, 'Add request'));
    await navigateInApp(page, '/schedule');
    await openAndLeave(page, page.getByRole('button', { name: /^Copy week/ }));
    await navigateToPage(page, '/team', areas.team.title);
    await openAndLeave(page, buttonNamed(page, 'Add team member'));
  });

  const heading = page.getByRole('heading', { name: 'Import team members' });
  await test.step('an import keeps it on the page: at its start', async () => {
    await buttonNamed(page, 'Import CSV').focus();
    await page.keyboard.press('Enter');
    await expect(heading).toBeFocused();
  });

  await test.step('to the check', async () => {
    await page.getByLabel(/^Or paste rows/).fill('Name,Email,Role\nBo Larsen,bo@members.test,Admin');
    await buttonNamed(page, 'Check rows').focus();
    await page.keyboard.press('Enter');
    await expect(heading).toBeFocused();
  });

  await test.step('to the end', async () => {
    const start = buttonNamed(page, 'Import 1 row');
    await start.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Import complete.')).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Import complete.');
  });

  await test.step('and back to the team', async () => {
    await page.getByRole('button', { name: 'Back to Team' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Team', exact: true })).toBeFocused();
  });
});
