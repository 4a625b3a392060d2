import { expect, test, type Browser, type Page } from '@playwright/test';
import { addDays, localDate, paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import {
  addRecords,
  communityRecord,
  createLogin,
  createOwner,
  firestore,
  memberRecord,
} from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { signIn } from '../../src/signIn.ts';
import { edit as editTexts } from '../../../mf-communities/src/edit/texts/en.ts';
import { formTexts } from '../../../shared-lib/src/ui/forms/texts.ts';
import { access as accessTexts } from '../../../mf-communities/src/edit/texts/en.ts';
import { en as communitiesTexts } from '../../../mf-communities/src/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { forEveryone as forEveryoneTexts } from '../../../mf-communities/src/public/texts/page/en.ts';

/** An owner whose business has a slug, with a community, and an Admin who can sign in. */
async function business() {
  const { uid, email } = await createOwner();
  const adminId = `${uid}-ada`;
  const ada = {
    ...memberRecord(uid, 'Ada', 'Lovelace'),
    tier: 'Admin',
    uid: adminId,
    email: `${adminId}@demo.test`,
  };
  await firestore().doc(paths.customer(uid)).update({ businessSlug: uid });
  await addRecords(uid, {
    team: { [adminId]: ada },
    communities: {
      elm: {
        ...communityRecord('Elm Row'),
        slug: 'elm-row',
        serviceDays: ['monday', 'friday'],
        address: '12 Elm Street',
        rules: ['Tie every bag.', 'No glass.', 'Flatten boxes.'],
        noServiceDates: ['2020-01-01'],
      },
      oak: { ...communityRecord('Oak Park'), slug: 'oak-park', serviceDays: ['monday'] },
    },
  });
  await createLogin(adminId, ada.email);
  const read = async (id = 'elm') => (await firestore().doc(paths.community(uid, id)).get()).data();
  return { uid, email, adminId, adminEmail: ada.email, read };
}

const address = '/communities/elm';
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const edit = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save changes' });
const log = (page: Page) => page.getByRole('list', { name: 'Activity' }).locator('> li');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const today = () => localDate(Date.now(), 'America/New_York');
const yesterday = () => localDate(Date.now() - 86_400_000, 'America/New_York');

async function saved(page: Page): Promise<void> {
  await save(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function secondBrowser(browser: Browser, email: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, email, path);
  return page;
}

test('an owner edits a community’s details, rules and closures', async ({ page }) => {
  const { uid, email, read } = await business();
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

test('an owner edits the contact, the codes, the geofence and the public address, and the log never shows a code', async ({
  page,
}) => {
  const { uid, email, read } = await business();
  await signIn(page, email, `${address}?edit=details`);
  await test.step('errors are next to their fields, and nothing is written', async () => {
    const before = await read();
    const form = dialog(page, 'Edit community');
    await form.getByLabel('Community name').fill('x'.repeat(10_000));
    for (const day of ['Mon', 'Fri']) await form.getByRole('checkbox', { name: day }).uncheck();
    await form.getByLabel('Set out until').fill('17:00');
    await form.getByLabel('Bins in by').fill('');
    await save(page).click();
    for (const words of [
      textOf(editTexts, 'problems.propertyName.tooLong', { max: 500 }),
      textOf(communitiesTexts, 'add.problems.serviceDays.missing'),
      textOf(communitiesTexts, 'add.problems.setOutEnd.notAfterStart'),
      'Fill this in.',
    ]) {
      await expect(form.getByText(words)).toBeVisible();
    }
    await expect(form.getByLabel('Community name')).toBeFocused();
    expect(await read()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Discard your changes?')).toBeVisible();
  });

  await test.step('the contact, the codes and the geofence', async () => {
    await dialog(page, 'Discard your changes?').getByRole('button', { name: 'Discard' }).click();
    await navigateInApp(page, address);

    await test.step('the contact, the codes, the geofence', async () => {
      await tab(page, 'Contacts and access').click();
      await expect(page).toHaveURL(`${address}?tab=access`);
      await edit(page, 'Edit contact').click();
      await dialog(page, 'Edit contact').getByLabel('Email').fill('office');
      await save(page).click();
      await expect(
        dialog(page, 'Edit contact').getByText(textOf(formTexts.en, 'errors.email')),
      ).toBeVisible();
      await dialog(page, 'Edit contact').getByLabel('Email').fill('office@elm.test');
      await saved(page);

      await edit(page, 'Edit codes').click();
      await dialog(page, 'Edit codes').getByLabel('Gate code').fill('4821#');
      await saved(page);
      await expect(page.getByText('4821#')).toHaveCount(0);
      await page.getByRole('button', { name: textOf(accessTexts, 'showOf', { name: 'Elm Row' }) }).click();
      await expect(page.getByText('4821#')).toBeVisible();

      await edit(page, 'Edit geofence').click();
      const form = dialog(page, 'Edit geofence');
      await form.getByLabel('Latitude').fill('91');
      await form.getByLabel('Radius').fill('Infinity');
      await save(page).click();
      await expect(
        form.getByText(textOf(editTexts, 'problems.geofence.lat.tooBig', { max: 90 })),
      ).toBeVisible();
      await expect(form.getByText('Enter the longitude.')).toBeVisible();
      await expect(form.getByText('Enter a number.')).toBeVisible();
      await form.getByLabel('Latitude').fill('36.16784, -86.77816');
      await form.getByLabel('Radius').fill('1,300');
      await expect(form.getByRole('img', { name: /1,300 ft radius/ })).toBeVisible();
      await saved(page);
      expect(await axeFindings(page)).toEqual([]);
      expect(await read()).toMatchObject({
        contactEmail: 'office@elm.test',
        geofence: { lat: 36.16784, lng: -86.77816, radiusM: 396.24 },
      });
      const access = await firestore().doc(paths.communityAccess(uid, 'elm')).get();
      expect(access.data()).toMatchObject({ gateCode: '4821#' });
    });

    await test.step('the log has everything, without a code', async () => {
      await tab(page, 'Activity').click();
      await expect(log(page)).toHaveCount(3);
      await expect(log(page).first()).toContainText('You made changes');
      await expect(log(page).nth(1)).toContainText('Gate code changed');
      await expect(page.getByText('4821#')).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
    });
  });

  await test.step('after a new public address, the old one still works, and isn’t available to others', async () => {
    const old = firestore().doc(paths.publicPage(uid, 'elm-row'));
    await navigateInApp(page, `${address}?tab=access&edit=address`);
    const form = dialog(page, 'Edit public address');
    const slug = form.getByLabel('Public address');
    for (const [typed, words] of [
      ['Elm Row', textOf(editTexts, 'problems.slug.notSlug')],
      ['oak-park', textOf(editTexts, 'problems.slug.taken')],
    ] as const) {
      await slug.fill(typed);
      await save(page).click();
      await expect(form.getByText(words)).toBeVisible();
    }
    await slug.fill('elm-gardens');
    await saved(page);
    expect(await read()).toMatchObject({ slug: 'elm-gardens', formerNames: ['elm-row'] });
    await expect.poll(async () => (await old.get()).data()).toEqual({ movedTo: 'elm-gardens' });

    await page.goto(`/${uid}/elm-row/bintag/t1?from=door`);
    await expect(page).toHaveURL(`/${uid}/elm-gardens/bintag/t1?from=door`);
    await expect(page.getByText(textOf(forEveryoneTexts, 'public.binTag.tag', { tag: 'T1' }))).toBeVisible();
    await page.goto('/communities/elm-row');
    await expect(page.getByRole('heading', { level: 2, name: 'Elm Row' })).toBeVisible();
  });
});

test('when two people edit the same field, the second sees who was first and chooses', async ({
  page,
  browser,
}) => {
  const { email, adminEmail, read } = await business();
  await signIn(page, email, `${address}?edit=details`);
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

test('dates are closed for all communities at once, and that is undone', async ({ page }) => {
  const { email, read } = await business();
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

test('nothing is cut off on a tablet or a phone', async ({ page }) => {
  const { email } = await business();
  const expectFits = async (part: string) => {
    for (const width of [900, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await horizontalOverflow(page), `${part}, ${width} px`).toBeLessThanOrEqual(0);
    }
  };
  await page.setViewportSize({ width: 900, height: 844 });
  await signIn(page, email, `${address}?edit=rules`);
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
