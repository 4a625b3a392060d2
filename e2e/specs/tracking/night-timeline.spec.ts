import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { ownerOfNight } from '../../src/ownerOfNight.ts';
import { signIn } from '../../src/signIn.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { textOf } from '../../src/textOf.ts';
import { en as texts } from '../../../mf-tracking/src/texts/en.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { en as communitiesTexts } from '../../../mf-communities/src/texts/en.ts';

const text = (key: Parameters<typeof textOf<typeof texts>>[1]) => textOf(texts, key);
/** Height of the app's header on a phone, in pixels. */
const appHeader = 60;

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const words = (key: Parameters<typeof textOf<typeof communitiesTexts>>[1], values?: object) =>
  textOf(communitiesTexts, key, values as never);
const lane = (page: Page, name: string) =>
  page.getByRole('row', { name: new RegExp(name) }).getByRole('img', { name: new RegExp(name) });
const choose = (page: Page, group: string, option: string) =>
  page.getByRole('radiogroup', { name: group }).getByText(option, { exact: true }).click();

test('the list of communities shows tonight, and the board a night hour by hour, as cards on a phone', async ({
  page,
}) => {
  const { email, before } = await ownerOfNight();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, email, '/communities');

  await test.step('the list of communities shows tonight, the last result and open cases', async () => {
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

    await test.step('communities that need someone come first, and a column can be hidden', async () => {
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

  await test.step('a night hour by hour, and as cards on a phone', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await navigateInApp(page, '/tracking');

    await test.step('each shift’s plan, work, doors and lateness, in words too', async () => {
      await choose(page, text('timeline.view'), text('timeline.timeline'));
      await expect(page).toHaveURL('/tracking?view=timeline');
      await expect(lane(page, 'Birch Test')).toHaveAccessibleName(
        /^Birch Test: planned .* to .*, clocked in at .*, 10 of 40 doors/,
      );
      await expect(lane(page, 'Elm Test')).toHaveAccessibleName(/out at .*, 38 of 40 doors/);
      await expect(lane(page, 'Dogwood Test')).toHaveAccessibleName(
        /no clock-in, .*, 5 hr (\d+ min )?late\.$/,
      );
      await expect(lane(page, 'Birch Test').locator('[data-kind=worked][data-open]')).toHaveCount(1);
      await expect(lane(page, 'Dogwood Test').locator('[data-kind=missed]')).toHaveCount(1);
      await expect(lane(page, 'Fir Test').locator('[data-kind=worked]')).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('filters hold in both views, and a row opens its panel', async () => {
      await page.getByRole('searchbox').fill('cleo');
      await expect(page.getByRole('row')).toHaveCount(2);
      await page
        .getByRole('row', { name: /Elm Test/ })
        .getByRole('button')
        .press('Enter');
      await expect(page).toHaveURL('/tracking?view=timeline&q=cleo&open=elm');
      await expect(sidePanel(page, 'Shift')).toContainText('Elm Test');
      await page.keyboard.press('Escape');
      await choose(page, text('timeline.view'), text('timeline.table'));
      await expect(page).toHaveURL('/tracking?q=cleo');
      await expect(page.getByRole('row')).toHaveCount(2);
      await choose(page, text('timeline.view'), text('timeline.timeline'));
      await page.getByRole('button', { name: 'Clear filters' }).click();
    });

    await test.step('by specialist, with everyone’s own time', async () => {
      await choose(page, text('nights.by'), text('nights.byAgent'));
      await expect(page).toHaveURL('/tracking?view=timeline&by=agent');
      const ben = page
        .getByRole('row', { name: /Ben Karim/ })
        .getByRole('img', { name: /Dogwood Test: .* Cedar Test: / });
      await expect(ben.locator('[data-kind=worked]')).toHaveCount(1);
      await expect(ben.locator('[data-kind=missed]')).toHaveCount(1);
      await choose(page, text('nights.by'), text('nights.byCommunity'));
    });

    await test.step('a past night doesn’t mark the current time', async () => {
      await page.getByRole('link', { name: /^Previous night/ }).click();
      await expect(page).toHaveURL(`/tracking?view=timeline&night=${before}`);
      await expect(lane(page, 'Birch Test')).toHaveAccessibleName(
        /planned .*, clocked in at 8:10\sPM, out at 12:40\sAM, 40 of 40 doors, 10 min late\.$/,
      );
      await expect(lane(page, 'Birch Test').locator('[data-kind=late]')).toHaveCount(1);
      await expect(lane(page, 'Cedar Test').locator('[data-kind=missed]')).toHaveCount(1);
    });

    await test.step('on a phone, cards begin in the first third of the screen', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const card = page.getByRole('row', { name: /Birch Test/ });
      await expect(card).toContainText(/Done.*Ada Byron.*100%.*40 of 40/);
      await expect(page.getByRole('img', { name: /Birch Test/ })).toHaveCount(0);
      // Without the banner about plan limits, which this owner has above the page.
      const [main, first] = await Promise.all(
        [page.getByRole('main'), page.getByRole('table').locator('[data-index="0"]')].map(
          async (element) => (await element.boundingBox())!.y,
        ),
      );
      expect(appHeader + first! - main!).toBeLessThan(844 / 3);
      expect(await horizontalOverflow(page)).toBe(0);

      await page.getByRole('button', { name: 'Filters' }).click();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await sheet.getByRole('searchbox').fill('ada');
      await expect(sheet.getByRole('status')).toHaveText(/^1 .*5/);
      // The link keeps the parameters in the address.
      await expect(page).toHaveURL(/q=ada/);
      await sheet.getByRole('link', { name: /^Next night/ }).click();
      await expect(page).toHaveURL('/tracking?view=timeline&q=ada');
      expect(await axeFindings(page)).toEqual([]);
    });
  });
});
