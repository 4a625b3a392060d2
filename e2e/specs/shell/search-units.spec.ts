import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { navigateToHelp } from '../../src/page/navigateToPage.ts';
import { paths, withResidentKeys } from 'shared-lib/domain';
import { demoUids } from '../../../backend/seed/accounts.ts';
import { firestore } from '../../src/backend.ts';
import { signIn } from '../../src/signIn.ts';
import { en as texts } from '../../../shell/src/search/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { en as trackingTexts } from '../../../mf-tracking/src/texts/en.ts';

const owner = 'owner@demo.test';
const box = (page: Page) => page.getByPlaceholder('Search team or communities...');
const units = (page: Page) => page.getByRole('group', { name: /^Units/ }).getByRole('option');
const active = (page: Page) =>
  page.getByRole('listbox', { name: 'Search results' }).getByRole('option', { selected: true });

test('units are found by number, community, building and night, however they are typed', async ({ page }) => {
  await signIn(page, owner, '/settings');
  for (const [typed, first, every] of [
    ['204 maple', /^A-204Maple Court/, /-204Maple Court/],
    ['máple 204', /^A-204Maple Court/, /-204Maple Court/],
    ['maple ct apt 204', /^A-204Maple Court/, /-204Maple Court/],
    ['b-204 maple', /^B-204Maple Court/, /^B-204Maple Court/],
    ['b-204', /^B-204/, /^B-204/],
    ['204 at Maple Court?', /^A-204Maple Court/, /-204Maple Court/],
    ['204 bldg b maple', /^B-204Maple Court/, /^B-204Maple Court/],
    ['204 b', /^B-204/, /204/],
    ['204 b maple', /^B-204Maple Court/, /^B-204Maple Court/],
    ['#204', /^A-204/, /-204/],
    ['apt 204', /^A-204/, /-204/],
    ['b-20 maple', /^B-201Maple Court/, /^B-20\dMaple Court/],
  ] as const) {
    await test.step(typed, async () => {
      // So that a result of the previous search isn’t mistaken for one of this search.
      await box(page).fill('');
      await expect(units(page)).toHaveCount(0);
      await box(page).fill(typed);
      await expect(units(page).first()).toHaveText(first);
      for (const text of await units(page).allTextContents()) expect(text).toMatch(every);
      await expect(active(page)).toHaveText(first);
    });
  }

  await test.step('a number that many communities have asks for the community, and an unknown one finds nothing', async () => {
    await box(page).fill('204');
    await expect(page.getByRole('group', { name: /^Units \(first 8/ }).getByRole('option')).toHaveCount(8);
    await box(page).fill('98765 maple');
    await expect(
      page.getByRole('status').getByText(textOf(texts, 'nothing', { query: '98765 maple' })),
    ).toBeVisible();
  });

  await test.step('the night that was typed opens, by keyboard only', async () => {
    await box(page).fill('');
    await page.keyboard.type('maple 204 tuesday');
    await expect(active(page)).toHaveText(/^A-204Maple Court · Tue, /);
    await expect(box(page)).toHaveAttribute(
      'aria-activedescendant',
      (await active(page).getAttribute('id'))!,
    );
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/units\?community=maple-court&night=\d{4}-\d\d-\d\d&open=/);
    // That is the answer for a community that is served on other days.
    await expect(
      sidePanel(page, 'Unit').getByText(textOf(trackingTexts, 'noServiceOn.tuesday')),
    ).toBeVisible();
  });
});

test('Enter pressed before the units have loaded waits for the unit, not for whatever loads first', async ({
  page,
}) => {
  await signIn(page, owner, '/settings');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/mf-communities/**', async (route) => {
    await answered;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('204 maple');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText(textOf(texts, 'opening'))).toBeVisible();
  await expect(page).toHaveURL('/settings');
  answer();
  await expect(page).toHaveURL(/\/units\?community=maple-court&open=maple-court-A-204/);
  await expect(box(page)).toHaveValue('');
});

const residents = (page: Page) => page.getByRole('group', { name: 'Residents' }).getByRole('option');

test('cases, requests, residents, bin tags and reports are found, however they are typed, and open', async ({
  page,
}) => {
  await signIn(page, owner, '/settings');

  await test.step('a case and a resident request by number', async () => {
    const [violation] = (await firestore().collection(paths.violations(demoUids.owner)).limit(1).get()).docs;
    const caseNumber = violation!.get('caseNumber') as string;
    await box(page).fill(caseNumber.toLowerCase().replaceAll('-', ''));
    const found = (group: string) => page.getByRole('group', { name: group }).getByRole('option');
    await expect(found('Cases')).toHaveCount(1);
    await expect(found('Cases')).toContainText(caseNumber);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/violations?open=${violation!.id}`);

    const requests = firestore().collection(paths.contactSubmissions(demoUids.owner));
    const [request] = (await requests.where('number', '>', '').limit(1).get()).docs;
    const number = request!.get('number') as string;
    // The page opened by the search must not take the focus.
    await navigateToHelp(page);
    await box(page).fill(number.toLowerCase());
    await expect(found('Requests')).toContainText(request!.get('name') as string);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/communities?view=requests&open=${request!.id}`);
  });

  await test.step('a resident by phone', async () => {
    await navigateToHelp(page);
    const units = firestore().collection(paths.units(demoUids.owner));
    const { docs } = await units.where('communityId', '==', 'maple-court').limit(20).get();
    const unit = docs.find((document) => typeof document.get('phone') === 'string');
    const phone = (unit!.get('phone') as string).replace(/^\+1/, '');
    const name = unit!.get('residentName') as string;
    const [area, exchange, line] = [phone.slice(0, 3), phone.slice(3, 6), phone.slice(6)] as const;
    for (const typed of [
      phone,
      `(${area}) ${exchange}-${line}`,
      `+1 ${area}.${exchange}.${line}`,
      `${area}-${exchange}-${line.slice(0, 3)}`,
    ]) {
      await box(page).fill(typed);
      await expect(residents(page).filter({ hasText: name }).first()).toContainText('Maple Court');
    }
    await box(page).fill(phone);
    await residents(page).filter({ hasText: name }).first().click();
    await expect(page).toHaveURL(/\/units\?community=maple-court&open=/);
  });

  await test.step('a resident by name, by any part of it and without accents', async () => {
    await navigateToHelp(page);
    const path = paths.unit(demoUids.owner, 'maple-court-A-204');
    const name = 'Ximena Zúñiga O’Brien';
    await firestore()
      .doc(path)
      .update(withResidentKeys({ residentName: name }));
    for (const typed of [
      'ximena',
      'XIMENA zun',
      'zuñiga',
      'zuniga obr',
      'o’brien, ximena',
      'Zúñiga O’Brien Ximena',
      'zuniga maple',
      'máple court ximena',
      'ximena at maple',
    ]) {
      await box(page).fill(typed);
      await expect(residents(page)).toHaveText([/^Ximena Zúñiga O’BrienA-204 · Maple Court/]);
    }
    await box(page).fill('ximena lopez');
    await expect(
      page.getByRole('status').getByText(textOf(texts, 'nothing', { query: 'ximena lopez' })),
    ).toBeVisible();
    await box(page).fill('ximena');
    await expect(active(page)).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/units\?community=maple-court&open=maple-court-A-204/);
  });

  await test.step('a bin tag’s unit by the tag’s code, or its printed address', async () => {
    await navigateToHelp(page);
    const [tag] = (
      await firestore()
        .collection(paths.binTags(demoUids.owner))
        .where('communityId', '==', 'maple-court')
        .where('unitId', '==', 'maple-court-A-204')
        .where('status', '==', 'assigned')
        .limit(1)
        .get()
    ).docs;
    const tags = page.getByRole('group', { name: 'Bin tags' }).getByRole('option');
    for (const typed of [tag!.id.toUpperCase(), `https://valet.example/t/${tag!.id}`]) {
      await box(page).fill(typed);
      await expect(tags).toContainText('A-204 · Maple Court');
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/units\?community=maple-court&open=maple-court-A-204/);
  });

  await test.step('a shift report by community and night', async () => {
    await navigateToHelp(page);
    const reports = firestore().collection(paths.shiftReports(demoUids.owner));
    const ofMaple = reports.where('communityId', '==', 'maple-court');
    const [report] = (await ofMaple.orderBy('serviceDate', 'desc').offset(3).limit(1).get()).docs;
    const [, month, day] = (report!.get('serviceDate') as string).split('-').map(Number);
    const found = page.getByRole('group', { name: 'Reports', exact: true }).getByRole('option');
    await box(page).fill('maple report');
    await expect(found).toHaveCount(5);
    await box(page).fill(`report maple ct ${month}/${day}`);
    await expect(found).toHaveText([/^Maple Court, /]);
    await expect(found).toHaveAttribute('href', `/shift-report?open=${report!.id}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/shift-report?open=${report!.id}`);
    await expect(sidePanel(page)).toContainText('Maple Court');
  });
});

for (const [person, isOwner, found] of [
  [owner, true, 'everything'],
  ['admin@demo.test', false, 'all records, and not what only the owner may do'],
] as const) {
  test(`typing after Enter opens nothing, and ${person} finds ${found}`, async ({ page }) => {
    await signIn(page, person, '/settings');
    await test.step('typing after Enter opens nothing', async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('98765');
      await page.keyboard.press('Enter');
      await page.keyboard.type(' maple');
      await expect(page.getByRole('status').getByText(/^No results/)).toBeVisible();
      await expect(page).toHaveURL('/settings');
    });
    const options = (group: RegExp) => page.getByRole('group', { name: group }).getByRole('option');
    for (const [typed, group] of [
      ['maple', /^Communities/],
      ['ol', /^Team/],
      ['204 maple', /^Units/],
      ['garcia', /^Residents/],
      ['maple report', /^Reports/],
    ] as const) {
      await box(page).fill(typed);
      await expect(options(group).first()).toBeVisible();
    }
    await box(page).fill('change plan');
    // Help is the last group.
    await expect(options(/^Help/).first()).toBeVisible();
    await expect(options(/^Actions/).filter({ hasText: 'Change plan' })).toHaveCount(Number(isOwner));
  });
}
