import { expect, test, type Page } from '@playwright/test';
import { areas, dashboard } from '../../src/areas.ts';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, communityRecord, createOwner, memberRecord } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { navigateToHelp } from '../../src/page/navigateToPage.ts';
import { forbidIndexedDb } from '../../src/page/readDeviceCache.ts';
import { signIn } from '../../src/signIn.ts';
import { en as searchTexts } from '../../../shell/src/search/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { en as groupTexts } from '../../../shell/src/search/groups/texts/en.ts';
import { actionEntries } from '../../../shell/src/search/groups/actionEntries.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';

const addMember = actionEntries('en', true).find(({ address }) => address === '/team?add=1')!.name;
const owner = 'owner@demo.test';
const box = (page: Page) => page.getByPlaceholder('Search team or communities...');
const results = (page: Page) => page.getByRole('listbox', { name: 'Search results' });
const options = (page: Page) => results(page).getByRole('option');
const active = (page: Page) => results(page).getByRole('option', { selected: true });

/** Every address the page has from now on, as paths. */
function watchAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url());
    addresses.push(pathname + search);
  });
  return addresses;
}

/** The options of a group, by its heading. */
const inGroup = (page: Page, name: string) =>
  page.getByRole('group', { name, exact: true }).getByRole('option');

test('names, actions, pages, settings and help are found and opened by keyboard only', async ({ page }) => {
  await signIn(page, owner);
  await expect(dashboard.content(page).first()).toBeVisible();
  const addresses = watchAddresses(page);

  for (const [typed, name, marked, path] of [
    ['NADIA FL', /Nadia Flores/, 'Nadia Fl', /^\/team\/.+/],
    ['o’malley', /O'Malley's Row — Phase II/, "O'Malley", /^\/communities\/.+/],
  ] as const) {
    await test.step(`${typed} is found`, async () => {
      await navigateToHelp(page);
      await page.keyboard.press('Control+k');
      await expect(box(page)).toBeFocused();
      await page.keyboard.type(typed);
      await expect(active(page)).toHaveText(name);
      await expect(active(page).locator('mark')).toHaveText(marked);
      await expect(box(page)).toHaveAttribute(
        'aria-activedescendant',
        (await active(page).getAttribute('id'))!,
      );
      const address = (await active(page).getAttribute('href'))!;
      expect(address).toMatch(path);
      await page.keyboard.press('Enter');
      await expect.poll(() => addresses).toContain(address);
      await expect(box(page)).toHaveValue('');
    });
  }

  for (const [typed, group, name, address] of [
    ['add mem', 'Actions', new RegExp(`^${addMember}`), '/team?add=1'],
    ['text maple', 'Actions', /^Text Maple Court/, /\/settings\?tab=sms&view=send&community=.+/],
    ['shift rep', 'Pages', /^Shift Report/, '/shift-report'],
    ['quiet hours until', 'Settings', /^Quiet hours until/, '/settings?tab=sms&setting=quietTo'],
    ['guided tours', 'Help', /^Guided tours/, /\/docs\/guided-tours/],
  ] as const) {
    await test.step(`${typed} leads to ${group}`, async () => {
      // The page opened by the previous search must not take the focus.
      await navigateToHelp(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await page.keyboard.type(typed);
      const option = inGroup(page, group).first();
      await expect(option).toHaveText(name);
      while ((await active(page).getAttribute('href')) !== (await option.getAttribute('href')))
        await page.keyboard.press('ArrowDown');
      await expect(box(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!);
      await page.keyboard.press('Enter');
      await expect(options(page)).toHaveCount(0);
      await expect(page).toHaveURL(address);
    });
  }
});

test('a group that loads late doesn’t move the active option; the keyboard in the results, typos, no match, and the rest of a group', async ({
  page,
}) => {
  await signIn(page, owner);

  await test.step('a group that loads late doesn’t move the active option', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    // The settings come before the pages and the help.
    await page.route('**/mf-settings/**', async (route) => {
      await answered;
      await route.continue();
    });
    await box(page).fill('billing');
    await expect(inGroup(page, 'Pages')).toHaveCount(1);
    await inGroup(page, 'Help').first().hover();
    const before = (await active(page).getAttribute('href'))!;
    expect(before).toMatch(/^\/docs/);
    answer();
    await expect(inGroup(page, 'Settings').first()).toBeVisible();
    await expect(active(page)).toHaveAttribute('href', before);
    await expect(box(page)).toHaveAttribute(
      'aria-activedescendant',
      (await active(page).getAttribute('id'))!,
    );
  });

  await test.step('the list of results: the keyboard in it, typos, no match, and the rest of a group', async () => {
    await page.unroute('**/mf-settings/**');
    await page.keyboard.press('Escape');
    await navigateInApp(page, '/settings');

    await test.step('arrows, Home and End move through both groups; Esc returns the focus', async () => {
      const tab = page.getByRole('tab', { name: 'Billing' });
      await tab.focus();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('ma');
      const found = options(page);
      // Each group loads on its own, and the first option is the team's.
      await expect(page.getByRole('group', { name: 'Team' }).getByRole('option')).toHaveCount(6);
      await expect(page.getByRole('group', { name: 'Communities' }).getByRole('option')).toHaveCount(3);
      await expect(active(page)).toHaveId((await found.first().getAttribute('id'))!);
      await page.keyboard.press('ArrowDown');
      await expect(active(page)).toHaveId((await found.nth(1).getAttribute('id'))!);
      // A group that loads later moves the ones below it.
      await expect(page.getByRole('group', { name: 'Settings' })).toBeVisible();
      await expect(page.getByText(textOf(searchTexts, 'loading'))).toHaveCount(0);
      await page.keyboard.press('End');
      await expect(active(page)).toHaveId((await found.last().getAttribute('id'))!);
      await page.keyboard.press('ArrowDown');
      await expect(active(page)).toHaveId((await found.first().getAttribute('id'))!);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Home');
      await expect(active(page)).toHaveId((await found.first().getAttribute('id'))!);

      await page.keyboard.press('Escape');
      await expect(found).toHaveCount(0);
      await expect(tab).toBeFocused();
      await expect(box(page)).toHaveValue('');
    });

    await test.step('typos find what was meant, and exact matches come first', async () => {
      await page.keyboard.press('Control+k');
      for (const [typed, meant, group, name] of [
        ['mapel', 'maple', 'Communities', /Maple Court/],
        ['brooksde', 'brookside', 'Communities', /Brookside Villas/],
        ['nadia flroes', 'nadia flores', 'Team', /Nadia Flores/],
        ['violatoins', 'violations', 'Pages', /^Violations/],
      ] as const) {
        await box(page).fill(typed);
        await expect(inGroup(page, group).first()).toHaveText(name);
        await expect(page.getByText(textOf(searchTexts, 'corrected', { query: meant }))).toBeVisible();
        await expect(inGroup(page, group).first().locator('mark').first()).toBeVisible();
      }
      expect(await axeFindings(page)).toEqual([]);
      await box(page).fill('maple');
      await expect(inGroup(page, 'Communities').first()).toHaveText(/Maple Court/);
      await expect(page.getByText(textOf(searchTexts, 'corrected', { query: 'maple' }))).toBeHidden();
    });

    await test.step('no match says so, and the button clears it', async () => {
      await box(page).fill('<b>nobody</b>');
      await expect(
        page.getByRole('status').getByText(textOf(searchTexts, 'nothing', { query: '<b>nobody</b>' })),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Clear search' }).click();
      await expect(box(page)).toHaveValue('');
      await expect(box(page)).toBeFocused();
    });

    await test.step('the remaining results are one step away, in the list with the search in its address', async () => {
      await box(page).fill('ma');
      const more = page.getByRole('option', { name: /^\d+ more$/ });
      await expect(page.getByRole('group', { name: 'Team' }).getByRole('option')).toHaveCount(6);
      await more.click();
      await expect(page).toHaveURL(/\/team\?(.*&)?q=ma/);
      await expect(options(page)).toHaveCount(0);
    });
  });
});

test('an area that can’t be reached leaves the rest of the search, and is retried', async ({ page }) => {
  await signIn(page, owner);
  await expect(dashboard.content(page).first()).toBeVisible();
  await page.route('**/mf-settings/**', (route) => route.abort());
  await page.goto('/');
  await box(page).fill('billing');
  await expect(inGroup(page, 'Pages')).toHaveCount(1);
  const failure = page
    .getByRole('alert')
    .filter({ hasText: textOf(groupTexts, 'failed', { group: 'Settings' }) });
  await expect(failure).toBeVisible();
  await page.unroute('**/mf-settings/**');
  await failure.getByRole('button', { name: 'Try Again' }).click();
  await expect(inGroup(page, 'Settings').first()).toBeVisible();
});

test('nothing is read before the search is used; from then on it is live', async ({ page }) => {
  const { uid, email } = await createOwner();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(decodeURIComponent(request.postData() ?? '')));
  const listensTo = (kind: string) =>
    requests.some((body) => body.includes('"collectionId":"directory"') && body.includes(`"${kind}"`));
  await signIn(page, email, '/settings');
  await expect(areas.settings.content(page)).toBeVisible();
  expect(listensTo('communities')).toBe(false);

  await box(page).focus();
  await expect.poll(() => listensTo('communities') && listensTo('team')).toBe(true);
  await box(page).fill('absurd');
  await expect(page.getByText(textOf(searchTexts, 'nothing', { query: 'absurd' }))).toBeVisible();

  await addRecords(uid, {
    team: {
      long: memberRecord(uid, `Absurd ${'x'.repeat(400)}`, 'Long'),
      image: memberRecord(uid, '<img src=x onerror="window.wasRun=true">', 'Absurd'),
    },
    communities: { rtl: communityRecord('absurd محمّد على السكن') },
  });
  await expect(options(page)).toHaveCount(3);
  await expect(page.getByRole('option', { name: /<img src=x/ })).toBeVisible();
  await box(page).fill('محمد');
  await expect(active(page).locator('mark')).toHaveText('محمّد');
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false);
  expect(await horizontalOverflow(page)).toBe(0);
});

test('it shows that it is loading, and that its code failed to load', async ({ page }) => {
  // Otherwise, the last-known data would be searched immediately.
  await forbidIndexedDb(page);
  const { email } = await createOwner();
  await signIn(page, email, '/settings');
  await expect(areas.settings.content(page)).toBeVisible();
  await page.route(/\/search\.[^/]*\.js/, (route) => route.abort());
  await page.goto('/settings');
  await expect(areas.settings.content(page)).toBeVisible();
  await box(page).fill('zq');
  await expect(page.getByRole('alert')).toHaveText(/Search didn’t load/);

  // It is requested again on the next use.
  await page.unroute(/\/search\.[^/]*\.js/);
  await box(page).blur();
  await box(page).focus();
  await expect(page.getByText(textOf(searchTexts, 'nothing', { query: 'zq' }))).toBeVisible();

  // It may already be among the files that this page preloads.
  const code = page.waitForResponse(/\/search\.[^/]*\.js/);
  await page.goto('/settings');
  await expect(areas.settings.content(page)).toBeVisible();
  await page.getByRole('banner').getByRole('search').hover();
  await code;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/Listen/channel**', async (route) => {
    await answered;
    await route.continue();
  });
  await box(page).fill('zq');
  await expect(page.getByRole('status').getByText('Loading…')).toBeVisible();
  answer();
  await expect(page.getByText(textOf(searchTexts, 'nothing', { query: 'zq' }))).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the search fills its own layer', async ({ page }) => {
    await signIn(page, owner);
    const button = page.getByRole('button', { name: 'Search', exact: true });
    const layer = page.getByRole('dialog', { name: 'Search team or communities' });
    await button.tap();
    await expect(box(page)).toBeFocused();
    await expect(layer.getByText(textOf(searchTexts, 'hint'))).toBeVisible();
    await box(page).fill('maple c');
    await expect(active(page)).toHaveText(/Maple Court/);
    expect(await axeFindings(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);

    await layer.getByRole('button', { name: 'Close search' }).tap();
    await expect(layer).toBeHidden();
    await expect(button).toBeFocused();

    await button.tap();
    await box(page).fill('maple c');
    const addresses = watchAddresses(page);
    const address = (await active(page).getAttribute('href'))!;
    await active(page).tap();
    await expect.poll(() => addresses).toContain(address);
    await expect(layer).toBeHidden();

    await test.step('a unit is found and opened', async () => {
      await button.tap();
      await box(page).fill('204 maple');
      const units = page.getByRole('group', { name: /^Units/ }).getByRole('option');
      await expect(units.first()).toHaveText(/^A-204/);
      expect(await horizontalOverflow(page)).toBe(0);
      await units.first().tap();
      await expect(page).toHaveURL(/\/units\?community=maple-court&open=/);
    });
  });
});
