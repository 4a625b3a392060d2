import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { showIn } from '../../src/page/showIn.ts';
import { toast } from '../../src/page/toast.ts';
import { test } from '../../src/kit/kitTest.ts';
import { tableTexts } from '../../../shared-lib/src/ui/lists/table/texts.ts';
import { textOf } from '../../src/textOf.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Units', exact: true });
const tools = (page: Page) => page.getByRole('region', { name: /^Table: search, filters/ });
const header = (page: Page, name: string) => table(page).getByRole('columnheader', { name });
const sortBy = (page: Page, name: string) => header(page, name).getByRole('button').click();
/** The rows in view, each as its text. */
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const count = (page: Page, words: string) =>
  expect(tools(page).getByText(words, { exact: true })).toBeVisible();
const dialog = (page: Page) => page.getByRole('dialog');

test('a table sorts, searches, filters and exports, and its address keeps all of it', async ({ page }) => {
  await page.goto('/ui?sort=-photo&state=purple&size=&q=zzz');

  await test.step('invalid parts of an address are ignored, and no match differs from empty', async () => {
    await expect(tools(page).getByText('No matches')).toBeVisible();
    await count(page, '0 of 60 match');
    await tools(page)
      .getByRole('button', { name: textOf(tableTexts.en, 'clearFilters') })
      .last()
      .click();
    await count(page, '60 rows');
    await expect(table(page)).toHaveAttribute('aria-rowcount', '61');
    await expect(page).toHaveURL('/ui');
  });

  await test.step('it sorts by any column, in both directions', async () => {
    await sortBy(page, 'Doors');
    await expect(header(page, 'Doors')).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL('/ui?sort=-doors');
    await expect(rows(page).first()).toContainText('Zephyr 17');
    await sortBy(page, 'Doors');
    await expect(header(page, 'Doors')).toHaveAttribute('aria-sort', 'ascending');
    await expect(rows(page).first()).toContainText('مجمع النخيل 39');
    await sortBy(page, 'Name');
    await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
    await expect(rows(page).first()).toContainText('<img onerror> 4');
    await sortBy(page, 'Name');
    await expect(page).toHaveURL('/ui?sort=-name');
    await expect(rows(page).first()).toContainText('مجمع النخيل 57');
  });

  await test.step('search and filters are in the address, which a reload keeps', async () => {
    await tools(page)
      .getByRole('radio', { name: /^watch/ })
      .check();
    await count(page, '20 of 60 match');
    await tools(page).getByRole('button', { name: 'Size' }).click();
    await page.getByRole('checkbox', { name: /^Under 40 doors/ }).check();
    await count(page, '7 of 60 match');
    await page.keyboard.press('Escape');
    await tools(page).getByRole('searchbox').pressSequentially('1 ELAN');
    await count(page, '2 of 60 match');
    await expect(table(page)).toHaveAttribute('aria-rowcount', '3');
    await expect(page).toHaveURL('/ui?q=1+ELAN&sort=-name&state=watch&size=small');
  });

  await test.step('the columns are chosen for this browser', async () => {
    await tools(page).getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Number' }).check();
    await page.getByRole('checkbox', { name: 'State' }).uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(header(page, 'Number')).toBeVisible();
    await expect(header(page, 'State')).toBeHidden();
    await count(page, '2 of 60 match');
    await expect(tools(page).getByRole('searchbox')).toHaveValue('1 ELAN');
  });

  await test.step('the export has exactly the matching rows, in order', async () => {
    const download = page.waitForEvent('download');
    await tools(page).getByRole('button', { name: 'Export CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(
      text
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[0]),
    ).toEqual(['Élan Lofts 13', 'Élan Lofts 1']);
  });

  await test.step('filters are removed one at a time, or all together', async () => {
    await tools(page).getByRole('button', { name: 'Remove filter Size: Under 40 doors' }).click();
    await expect(page).toHaveURL('/ui?q=1+ELAN&sort=-name&state=watch');
    await tools(page).getByRole('button', { name: 'Clear filters' }).click();
    await count(page, '60 rows');
    await expect(page).toHaveURL('/ui?sort=-name');
  });

  await test.step('none of these choices added a history entry', async () => {
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
});

/** Opens a dialog with the keyboard and leaves it with Escape. */
async function openAndLeave(page: Page, opener: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test('dialogs and forms take the focus, keep it and return it, and the whole kit is accessible', async ({
  page,
}) => {
  await page.goto('/ui');
  const dialogs = page.getByRole('region', { name: 'Dialogs' });
  const open = page.getByRole('region', { name: 'Form in a dialog' }).getByRole('button', { name: 'Open' });
  const first = dialog(page).getByRole('textbox', { name: 'Name' });

  await test.step('each dialog is left as it was entered', async () => {
    for (const name of ['Plain', 'Confirm, works'])
      await openAndLeave(page, dialogs.getByRole('button', { name }));
    await openAndLeave(page, open);
  });

  await test.step('Tab stays inside', async () => {
    await open.press('Enter');
    await expect(first).toBeFocused();
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog(page).locator(':focus')).toHaveCount(1);
    }
  });

  await test.step('a wrong field is named, and gets the focus', async () => {
    await first.press('Enter');
    await expect(first).toBeFocused();
    await expect(first).toHaveAttribute('aria-invalid', 'true');
    expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([]);
  });

  await test.step('a saved form closes, says so, and returns the focus', async () => {
    await first.fill('Elm');
    await first.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(open).toBeFocused();
    await expect(toast(page, 'Elm was added')).toBeVisible();
  });

  await test.step('a refused confirmation stays open, with the reason', async () => {
    await dialogs.getByRole('button', { name: 'Confirm, fails' }).press('Enter');
    await dialog(page).getByRole('button', { name: 'Deactivate Nadia Flores' }).press('Enter');
    await expect(dialog(page).getByRole('alert')).toContainText('Failed to update');
    expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('every part in every state is accessible in both themes, and fits', async () => {
    expect.soft(await axeFindings(page)).toEqual([]);
    await showIn(page, 'dark');
    expect.soft(await axeFindings(page, { areColors: true })).toEqual([]);
    expect.soft(await horizontalOverflow(page)).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a table sorts and filters in a sheet, and a toast with Undo stays off the buttons of a dialog', async ({
    page,
  }) => {
    await test.step('a table sorts and filters in a sheet', async () => {
      await page.goto('/ui?state=watch&size=small&size=large&q=e');
      const sheet = dialog(page);
      await page.getByRole('button', { name: 'Filters 2' }).tap();
      await sheet.getByLabel('Sort by').selectOption('Name, descending');
      await expect(page).toHaveURL(/sort=-name/);
      expect(await horizontalOverflow(page)).toBe(0);
      await sheet.getByRole('button', { name: 'Show list' }).tap();
      await expect(rows(page).first()).toContainText('Élan Lofts 55');
      expect(await horizontalOverflow(page)).toBe(0);
      await page.getByRole('button', { name: 'Filters 2' }).tap();
      await sheet.locator('summary', { hasText: 'Size' }).tap();
      await sheet.getByRole('checkbox', { name: /^Under 40/ }).tap();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(page.getByRole('button', { name: /Remove filter Size: 40 doors/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /Remove filter Size: Under/ })).toBeHidden();
    });

    await test.step('a toast with Undo stays off the buttons of a dialog on a phone', async () => {
      await page.getByRole('button', { name: 'With undo' }).click();
      await page.getByRole('button', { name: 'Confirm, fails' }).click();
      const shown = toast(page, 'Nadia Flores is inactive now.');
      await expect(shown).toBeVisible();
      const cancel = dialog(page).getByRole('button', { name: 'Cancel' });
      await expect
        .poll(async () => {
          const [above, below] = [await shown.boundingBox(), await cancel.boundingBox()];
          return above!.y + above!.height <= below!.y;
        })
        .toBe(true);
      await cancel.click();
      await expect(dialog(page)).toHaveCount(0);
    });
  });
});
