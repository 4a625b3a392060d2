import { expect, test } from '@playwright/test';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { businessToEdit, dialog } from '../../src/areas/editedCommunity.ts';
import { signIn } from '../../src/signIn.ts';
import { textOf } from '../../src/textOf.ts';
import { edit as editTexts } from '../../../mf-communities/src/edit/texts/en.ts';

test('dates are closed for all communities at once, and that is undone', async ({ page }) => {
  const { email, read } = await businessToEdit();
  await signIn(page, email, '/communities');
  await page.getByRole('button', { name: 'Add closures' }).click();
  await expect(page).toHaveURL('/communities?closures=1');
  const form = dialog(page, textOf(editTexts, 'manyTitle', { count: 2 }));
  await form.getByLabel('First date').fill('2099-07-04');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  expect(await axeFindings(page)).toEqual([]);
  await form.getByRole('button', { name: textOf(editTexts, 'manySubmit', { count: 2 }) }).click();
  await expect(form).toBeHidden();
  const dates = async () => [
    (await read('elm'))?.['noServiceDates'],
    (await read('oak'))?.['noServiceDates'],
  ];
  expect(await dates()).toEqual([['2020-01-01', '2099-07-04'], ['2099-07-04']]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(dates).toEqual([['2020-01-01'], []]);

  await page
    .getByRole('row', { name: /Oak Park/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Closures…' }).click();
  const some = dialog(page, textOf(editTexts, 'manyTitle', { count: 1 }));
  await some.getByRole('checkbox', { name: /^Christmas Day/ }).check();
  await expect(some.getByText(/^Oak Park: .*Dec 25/)).toBeVisible();
  await some.getByRole('button', { name: textOf(editTexts, 'manySubmit', { count: 1 }) }).click();
  await expect(some).toBeHidden();
  expect(await dates()).toEqual([['2020-01-01'], [expect.stringMatching(/-12-25$/)]]);
});
