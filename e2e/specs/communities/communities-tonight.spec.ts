import { expect, test, type Page } from '@playwright/test';
import { en as communitiesTexts } from '../../../mf-communities/src/texts/en.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { ownerOfNight } from '../../src/ownerOfNight.ts';
import { signIn } from '../../src/signIn.ts';
import { textOf } from '../../src/textOf.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const words = (key: Parameters<typeof textOf<typeof communitiesTexts>>[1], values?: object) =>
  textOf(communitiesTexts, key, values as never);

test('the list of communities shows tonight, the last result and open cases', async ({ page }) => {
  const { email, before } = await ownerOfNight();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, email, '/communities');

  await test.step('each state of tonight', async () => {
    await expect(rowOf(page, 'Birch Test')).toContainText(words('tonight.inService'));
    await expect(rowOf(page, 'Birch Test')).toContainText('Ada Byron');
    await expect(rowOf(page, 'Dogwood Test')).toContainText(words('tonight.missed'));
    await expect(rowOf(page, 'Elm Test')).toContainText(words('tonight.done'));
    await expect(rowOf(page, 'Fir Test')).toContainText(words('tonight.uncovered'));
  });

  await test.step('results and cases lead to their records', async () => {
    await expect(
      rowOf(page, 'Birch Test').getByRole('link', { name: words('lastResult.done') }),
    ).toHaveAttribute('href', `/units?community=birch&night=${before}`);
    await expect(
      rowOf(page, 'Cedar Test').getByRole('link', { name: words('tonight.missed') }),
    ).toBeVisible();
    await expect(
      rowOf(page, 'Birch Test').getByRole('link', { name: words('openCases', { count: 1 }) }),
    ).toHaveAttribute('href', '/violations?community=birch&status=open');
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('what needs someone comes first, and a column can be hidden', async () => {
    await page.getByRole('columnheader', { name: 'Tonight' }).getByRole('button').click();
    await expect(page.getByRole('row').nth(1)).toContainText('Fir Test');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: words('columns.openCases') }).uncheck();
    await expect(page.getByRole('columnheader', { name: words('columns.openCases') })).toBeHidden();
    await page.keyboard.press('Escape');
  });

  await test.step('a phone’s card has them too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(rowOf(page, 'Birch Test').getByText(words('tonight.inService'))).toBeVisible();
    await expect(
      rowOf(page, 'Birch Test').getByRole('link', { name: words('openCases', { count: 1 }) }),
    ).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
  });
});
