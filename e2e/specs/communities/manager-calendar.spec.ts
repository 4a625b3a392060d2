import { expect, test } from '@playwright/test';
import { addDays, localDate } from 'shared-lib/domain';
import { createManagedBusiness, expectWhole, monthName, zone } from '../../src/areas/managedBusiness.ts';
import { signIn } from '../../src/signIn.ts';
import { watchProblems } from '../../src/page/watchProblems.ts';
import { managerPages as managerPagesTexts } from '../../../mf-communities/src/public/admin/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';

test('a month is a calendar of results; its nights open, and it steps to other months', async ({ page }) => {
  const { email, night, admin } = await createManagedBusiness();
  const problems = watchProblems(page);
  const dayOf = (date: string) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(date));
  const calendar = (month: string) => page.getByRole('table', { name: monthName(month), exact: true });
  const steps = page.getByRole('navigation', { name: textOf(managerPagesTexts, 'calendar.months') });
  const month = night.slice(0, 7);
  const before = addDays(`${month}-01`, -1).slice(0, 7);
  const noRecord = textOf(managerPagesTexts, 'nights.states.noRecord');

  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, email, admin);
  await expect(calendar(localDate(Date.now(), zone).slice(0, 7))).toBeVisible();
  await expectWhole(page);

  await test.step('a night shows its result, and opens', async () => {
    await navigateInApp(page, `${admin}?month=${month}`);
    const served = calendar(month).getByRole('link', {
      name: `${dayOf(night)}: Served, 1 of 2 doors, 1 × no access`,
      exact: true,
    });
    await expect(served).toContainText('1/2');
    await expectWhole(page);
    await served.click();
    await expect(page).toHaveURL(`${admin}?month=${month}&night=${night}`);
    await expect(page.getByRole('table', { name: 'Service logs' }).getByRole('row')).toHaveCount(3);
    await expectWhole(page);
    await page.goBack();
    await expect(served).toBeVisible();
    await served.click();
    await page.getByRole('link', { name: monthName(month), exact: true }).click();
    await expect(served).toBeVisible();
  });

  await test.step('the months before and after, with the keyboard', async () => {
    const step = steps.getByRole('link', { name: monthName(before) });
    await step.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${admin}?month=${before}`);
    const at = (day: string) =>
      calendar(before).getByRole('link', { name: `${dayOf(`${before}-${day}`)}: ${noRecord}`, exact: true });
    await at('15').focus();
    for (const [key, day] of [
      ['ArrowUp', '08'],
      ['ArrowRight', '09'],
      ['ArrowDown', '16'],
      ['ArrowLeft', '15'],
      ['Control+ArrowLeft', '15'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(at(day)).toBeFocused();
    }
    await steps.getByRole('link', { name: monthName(month) }).click();
    await expect(calendar(month)).toBeVisible();
    await page.goBack();
    await expect(calendar(before)).toBeVisible();
  });

  await test.step('only the months listed, and on paper the table', async () => {
    const listed = Array.from({ length: 5 }).reduce<string>(
      (last) => addDays(`${last}-01`, -1).slice(0, 7),
      localDate(Date.now(), zone).slice(0, 7),
    );
    await navigateInApp(page, `${admin}?month=${listed}`);
    await expect(steps.getByRole('link').first()).toHaveAttribute('aria-disabled', 'true');
    await expect(steps.getByRole('link').last()).toHaveAttribute('aria-disabled', 'false');
    await page.emulateMedia({ media: 'print' });
    await expect(calendar(listed)).toBeHidden();
    await expect(page.getByRole('table', { name: textOf(managerPagesTexts, 'month.all') })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });
  expect(problems).toEqual([]);
});
