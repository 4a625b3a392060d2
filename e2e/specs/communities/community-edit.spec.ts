import { expect, test, type Browser, type Page } from '@playwright/test';
import { addDays, localDate } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import {
  address,
  businessToEdit,
  dialog,
  edit,
  log,
  save,
  saved,
  tab,
  today,
} from '../../src/areas/editedCommunity.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { signIn } from '../../src/signIn.ts';
import { textOf } from '../../src/textOf.ts';
import { edit as editTexts } from '../../../mf-communities/src/edit/texts/en.ts';

const yesterday = () => localDate(Date.now() - 86_400_000, 'America/New_York');

async function secondBrowser(browser: Browser, email: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, email, path);
  return page;
}

test('an owner edits a community’s details, rules and closures', async ({ page }) => {
  const { uid, email, read } = await businessToEdit();
  await signIn(page, email, address);

  await test.step('details and service days', async () => {
    await edit(page, 'Edit community').click();
    await expect(page).toHaveURL(`${address}?edit=details`);
    const form = dialog(page, 'Edit community');
    await expect(form.getByLabel('Community name')).toBeFocused();
    await expect(save(page)).toBeDisabled();
    expect(await axeFindings(page)).toEqual([]);
    await form.getByLabel('Community name').fill('Elm Gardens');
    await form.getByRole('checkbox', { name: 'Wed' }).check();
    await form.getByLabel('Bins in by').fill('10:30');
    await form.getByLabel('Rate per door').fill('12.50');
    await saved(page);
    await expect(page.getByRole('heading', { level: 2, name: 'Elm Gardens' })).toBeVisible();
    expect(await read()).toMatchObject({
      propertyName: 'Elm Gardens',
      slug: 'elm-row',
      formerNames: ['Elm Row'],
      serviceDays: ['monday', 'wednesday', 'friday'],
      binInBy: '10:30',
      ratePerDoorCents: 1250,
      lastModifiedBy: { uid },
    });
  });

  await test.step('last week keeps its service days', async () => {
    const wednesday = async (date: string) => {
      await navigateInApp(page, `/schedule?week=${date}`);
      const row = page.getByRole('row').filter({ hasText: 'Elm Gardens' });
      await expect(row.getByRole('gridcell').first()).toContainText('Unassigned');
      return row.getByRole('gridcell').nth(2);
    };
    await expect(await wednesday(addDays(today(), 7))).toContainText('Unassigned');
    await expect(await wednesday(addDays(today(), -7))).not.toContainText('Unassigned');
    await navigateInApp(page, address);
  });

  await test.step('rules are sorted by keyboard, buttons and dragging', async () => {
    await edit(page, 'Edit rules').click();
    const rule = (number: number) => page.getByRole('textbox', { name: `Rule ${number}` });
    expect(await axeFindings(page)).toEqual([]);
    await rule(1).press('Alt+ArrowDown');
    await expect(rule(2)).toHaveValue('Tie every bag.');
    await expect(rule(2)).toBeFocused();
    await page.getByRole('button', { name: 'Move up: Rule 3' }).click();
    await expect(rule(2)).toHaveValue('Flatten boxes.');
    await page
      .locator('[data-handle]')
      .nth(2)
      .dragTo(page.locator('[data-handle]').nth(0), { targetPosition: { x: 10, y: 4 } });
    await expect(rule(1)).toHaveValue('Tie every bag.');
    await page.getByRole('button', { name: 'Add rule' }).click();
    await save(page).click();
    await expect(rule(4)).toBeFocused();
    await expect(page.getByText(textOf(editTexts, 'problems.rules.missing'))).toBeVisible();
    await rule(4).fill('x'.repeat(10_000));
    await save(page).click();
    await expect(page.getByText(textOf(editTexts, 'problems.rules.tooLong', { max: 2000 }))).toBeVisible();
    await rule(4).fill('No paint.');
    await saved(page);
    expect((await read())?.['rules']).toEqual(['Tie every bag.', 'No glass.', 'Flatten boxes.', 'No paint.']);
  });

  await test.step('closures can be dates, ranges and holidays; past ones are refused', async () => {
    await edit(page, 'Edit closures').click();
    const form = dialog(page, 'Edit closures');
    const from = form.getByLabel('First date');
    const to = form.getByLabel('Last date (optional)');
    const add = form.getByRole('button', { name: 'Add', exact: true });
    await from.fill(yesterday());
    await add.click();
    await expect(form.getByText(textOf(editTexts, 'closureProblems.past'))).toBeVisible();
    await from.fill('2099-12-30');
    await to.fill('2099-12-29');
    await add.click();
    await expect(form.getByText(textOf(editTexts, 'closureProblems.beforeStart'))).toBeVisible();
    await to.fill('2100-01-01');
    await add.click();
    await form.getByRole('button', { name: /^Remove .*Dec 31/ }).click();
    await form.getByRole('checkbox', { name: /^Christmas Day/ }).check();
    expect(await axeFindings(page)).toEqual([]);
    await saved(page);
    const dates = (await read())?.['noServiceDates'] as string[];
    expect(dates).toEqual(['2020-01-01', expect.stringMatching(/-12-25$/), '2099-12-30', '2100-01-01']);
    expect(dates[1]! >= today()).toBe(true);
  });

  await test.step('the log has everything', async () => {
    await tab(page, 'Activity').click();
    await expect(log(page)).toHaveCount(3);
    await expect(log(page).last()).toContainText('Community name: Elm Row → Elm Gardens');
  });
});

test('two people edit the same field, dates are closed for all communities, and forms fit a tablet and a phone', async ({
  page,
  browser,
}) => {
  const { email, adminEmail, read } = await businessToEdit();
  await signIn(page, email, `${address}?edit=details`);

  await test.step('when two people edit the same field, the second sees who was first and chooses', async () => {
    const other = await secondBrowser(browser, adminEmail, `${address}?edit=details`);
    await dialog(page, 'Edit community').getByLabel('Address').fill('1 Mine Street');
    await dialog(other, 'Edit community').getByLabel('Address').fill('2 Hers Street');
    await dialog(other, 'Edit community').getByLabel('Units').fill('48');
    await saved(other);
    const form = dialog(page, 'Edit community');
    await expect(form.getByText(/Changed by Ada Lovelace/)).toBeVisible();
    await expect(form.getByText('2 Hers Street')).toBeVisible();
    await expect(form.getByLabel('Units')).toHaveValue('48');
    await save(page).click();
    expect(await read()).toMatchObject({ address: '2 Hers Street', totalUnits: 48 });
    await form.getByRole('button', { name: 'Keep mine' }).click();
    await saved(page);
    expect(await read()).toMatchObject({ address: '1 Mine Street', totalUnits: 48 });
    await other.context().close();
  });

  await test.step('dates are closed for all communities at once, and that is undone', async () => {
    await navigateInApp(page, '/communities');
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

  await test.step('nothing is cut off on a tablet or a phone', async () => {
    const expectFits = async (part: string) => {
      for (const width of [900, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await horizontalOverflow(page), `${part}, ${width} px`).toBeLessThanOrEqual(0);
      }
    };
    await page.setViewportSize({ width: 900, height: 844 });
    await navigateInApp(page, `${address}?edit=rules`);
    for (const part of ['rules', 'closures', 'details', 'geofence', 'codes']) {
      await navigateInApp(page, address);
      await expect(save(page)).toHaveCount(0);
      await navigateInApp(page, `${address}?edit=${part}`);
      await expect(save(page)).toBeVisible();
      await expectFits(part);
    }
    for (const [name, title] of [
      ['access', 'Access'],
      ['activity', 'Activity'],
      ['bintags', 'Bin tags'],
    ] as const) {
      await navigateInApp(page, `${address}?tab=${name}`);
      await expect(page.getByRole('tabpanel', { name: title })).toBeVisible();
      await expectFits(name);
    }
  });
});
