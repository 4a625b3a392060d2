import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { formatNightState } from 'mf-communities/domain';
import { addRecords, communityRecord, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { signIn, submitSignIn } from '../../src/signIn.ts';
import { watchProblems } from '../../src/page/watchProblems.ts';
import { en as communitiesTexts } from '../../../mf-communities/src/texts/en.ts';
import { binTags as binTagsTexts } from '../../../mf-communities/src/binTags/texts/en.ts';
import { managerPages as managerPagesTexts } from '../../../mf-communities/src/public/admin/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { forEveryone as forEveryoneTexts } from '../../../mf-communities/src/public/texts/page/en.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const list = (page: Page) => page.getByRole('table', { name: 'Bin tags' });

async function expectNotFound(page: Page): Promise<void> {
  await expect(heading(page, 'Page Not Found')).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found · Valet Hub');
}

/** Goes to an address of the app from its list of communities, so that nothing there is left of another one. */
async function goFromList(page: Page, address: string): Promise<void> {
  await navigateInApp(page, '/communities');
  await expect(heading(page, 'Communities')).toBeVisible();
  await navigateInApp(page, address);
}

/** An owner whose business has their uid as its slug, so that its communities have public pages. */
async function createBusiness(communities: Record<string, object>) {
  const owner = await createOwner();
  await firestore().doc(paths.customer(owner.uid)).update({ businessSlug: owner.uid });
  await addRecords(owner.uid, { communities });
  return owner;
}

/** Waits until the function has published a page. */
const published = (businessSlug: string, communitySlug: string) =>
  expect
    .poll(async () => (await firestore().doc(paths.publicPage(businessSlug, communitySlug)).get()).exists)
    .toBe(true);

test('a community is found by id and by name, and shows its specialist', async ({ page }) => {
  const { uid, email } = await createBusiness({
    c1: {
      ...communityRecord('Elm & Oak / North'),
      slug: 'elm-oak-north',
      serviceDays: ['monday', 'friday'],
      address: '12 Elm Street',
      totalUnits: 48,
      districtManagerId: 'nadia',
      contactEmail: 'office@elm.test',
      rules: ['Tie every bag.'],
      noServiceDates: ['2099-12-25', '2001-01-01'],
    },
    broken: { propertyName: 42 },
  });
  await addRecords(uid, { team: { nadia: memberRecord(uid, 'Nadia', 'Flores') } });
  await firestore()
    .doc(paths.assignedAgent(uid, 'c1', 'friday'))
    .set({ memberId: 'nadia', customerId: uid, communityId: 'c1', day: 'friday' });

  await test.step('the page shows the specialist', async () => {
    await signIn(page, email, '/communities');
    await page
      .getByRole('table')
      .getByRole('link', { name: /Elm & Oak/ })
      .click();
    await expect(page).toHaveURL('/communities/c1');
    await expect(heading(page, 'Community Details')).toBeVisible();
    await expect(page).toHaveTitle('Community Details · Valet Hub');
    await expect(page.getByRole('heading', { level: 2, name: 'Elm & Oak / North' })).toBeVisible();
    for (const text of [
      '12 Elm Street',
      'Mon, Fri',
      '6:00 PM to 8:00 PM',
      'Eastern Time',
      'Tie every bag.',
    ]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.getByText('Fri, Dec 25')).toBeVisible();
    await expect(page.getByText('Jan 1')).toHaveCount(0);
    const inList = (name: string) => page.getByRole('list', { name }).getByRole('listitem');
    const regular = inList('Regular specialists');
    await expect(regular).toHaveText([/^MonUnassigned$/, /^FriNadia Flores$/]);
    await expect(regular.getByRole('link', { name: 'Nadia Flores' })).toHaveAttribute('href', '/team/nadia');
  });

  await test.step('it shows the plan of seven nights, and updates when one changes', async () => {
    const nights = page
      .getByRole('list')
      .filter({ has: page.locator('time') })
      .first()
      .getByRole('listitem');
    await expect(nights).toHaveCount(7);
    const date = await nights.nth(3).locator('time').getAttribute('datetime');
    await firestore()
      .doc(paths.scheduleNight(uid, date!))
      .set({ schedule: [{ communityId: 'c1', newAgentId: 'nadia' }] });
    await expect(nights.nth(3)).toContainText('Nadia FloresChanged');
  });

  await test.step('it links to its sections', async () => {
    for (const [name, address] of [
      ['Units', '/units?community=c1'],
      ['Violations', '/violations?community=c1'],
      ['Service logs', '/units?tab=logs&community=c1'],
      ['Clock In-Outs', '/clock-in-outs?community=c1'],
      ['Bin tags', '/communities/c1/bintags'],
      ['Public page', `/${uid}/elm-oak-north`],
    ] as const) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        address,
      );
    }
  });

  await test.step('other addresses redirect to it, or say that there is nothing', async () => {
    for (const name of ['Elm & Oak / North', 'elm-oak-north']) {
      await goFromList(page, `/communities/${encodeURIComponent(name)}`);
      await expect(page.getByRole('heading', { level: 2, name: 'Elm & Oak / North' })).toBeVisible();
    }
    for (const name of ['no-such-place', '..%2Fc1', '__reserved__', 'x'.repeat(1600)]) {
      await goFromList(page, `/communities/${name}`);
      await expectNotFound(page);
    }
    // A record that can't be read isn't shown as missing.
    await goFromList(page, '/communities/broken');
    await expect(heading(page, textOf(communitiesTexts, 'damaged.title'))).toBeVisible();
  });
});

test('bin tags are listed live, filtered, searched, and open next to the list', async ({ page }) => {
  const { uid, email } = await createBusiness({
    c1: { ...communityRecord('Elm Court'), slug: 'elm-court' },
    c2: communityRecord('Other Place'),
  });
  const tag = (label: string, status: string, more: object = {}) => ({
    communityId: 'c1',
    label,
    status,
    ...more,
  });
  await addRecords(uid, {
    units: { u1: { communityId: 'c1', building: 'A', unitNumber: '101' } },
    binTags: {
      t1: tag('First', 'assigned', { unitId: 'u1', lastScanAt: new Date(Date.now() - 2 * 3_600_000) }),
      t2: tag('Second', 'lost'),
      t3: { ...tag('Elsewhere', 'assigned'), communityId: 'c2' },
    },
  });
  await signIn(page, email, '/communities/Elm%20Court/bintags');
  await expect(heading(page, 'Bin tags')).toBeVisible();
  await expect(page).toHaveTitle('Bin tags · Valet Hub');
  await expect(list(page)).toHaveAttribute('aria-rowcount', '3');
  const first = list(page).getByRole('row', { name: /First/ });
  await expect(first).toContainText('A-101');
  await expect(first).toContainText('Assigned');
  await expect(first).toContainText('2 hours ago');

  await addRecords(uid, { binTags: { t4: tag('Third', 'lost') } });
  await expect(list(page)).toHaveAttribute('aria-rowcount', '4');
  await goFromList(page, '/communities/c1/bintags?status=lost');
  await expect(list(page)).toHaveAttribute('aria-rowcount', '3');
  await page.getByRole('searchbox', { name: textOf(binTagsTexts, 'search') }).fill('third');
  await expect(list(page)).toHaveAttribute('aria-rowcount', '2');

  await list(page).getByRole('button', { name: /Third/ }).click();
  await expect(page).toHaveURL(/[?&]tag=t4$/);
  const panel = sidePanel(page, 'Bin tag');
  await panel.getByRole('link', { name: 'Resident page' }).click();
  await expect(page).toHaveURL(`/${uid}/elm-court/bintag/t4`);
  await expect(heading(page, 'Elm Court')).toBeVisible();

  await goFromList(page, '/communities/c2/bintags?status=lost');
  await expect(page.getByText('No matches')).toBeVisible();
  await goFromList(page, '/communities/nowhere/bintags');
  await expectNotFound(page);
});

test('anyone may see a community’s public page, and it updates', async ({ page }) => {
  const { uid } = await createBusiness({
    c1: {
      ...communityRecord('Elm Court'),
      slug: 'elm-court',
      serviceDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
      setOutStart: '17:00',
      rules: ['Tie every bag.'],
      contactName: 'Secret Contact',
    },
  });
  await published(uid, 'elm-court');
  const problems = watchProblems(page);
  await page.clock.setFixedTime('2026-11-20T12:00:00-05:00');
  await page.goto(`/${uid}/elm-court`);
  await expect(heading(page, 'Elm Court')).toBeVisible();
  await expect(page).toHaveTitle('Elm Court · Test Valet');
  await expect(page.getByText('Service tonight', { exact: true })).toBeVisible();
  await expect(
    page.getByText(textOf(forEveryoneTexts, 'public.setOut.then', { from: '5:00 PM', to: '8:00 PM' })),
  ).toBeVisible();
  await expect(page.getByText('Tie every bag.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Secret');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  expect(problems).toEqual([]);

  await test.step('it updates after a change', async () => {
    const closed = formatNightState({ date: '', state: 'noService', because: 'closed' }, 'en', String);
    await firestore()
      .doc(paths.community(uid, 'c1'))
      .update({ noServiceDates: ['2026-11-20'] });
    await expect(page.getByText(closed.inShort)).toBeVisible();
    await expect(page.getByText('Tomorrow', { exact: true })).toBeVisible();
  });

  await test.step('a bin tag leads to it, even without a connection', async () => {
    await page.goto(`/${uid}/elm-court/bintag/t-1`);
    await expect(heading(page, 'Elm Court')).toBeVisible();
    await expect(page.getByText('Tomorrow', { exact: true })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.context().setOffline(true);
    await expect(page.getByText(textOf(forEveryoneTexts, 'public.offline'))).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('You’re offline')).toHaveCount(0);
  });

  await test.step('unknown pages say so', async () => {
    for (const address of [
      `/${uid}/nowhere`,
      `/nobody/elm-court`,
      `/${uid}/%E7%8E%8B`,
      `/${uid}/elm-court/bintag/call%20555%200100`,
      `/${uid}/nowhere/admin`,
    ]) {
      await page.goto(address);
      await expectNotFound(page);
    }
  });
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('a public page is in the browser’s language', async ({ page }) => {
    await page.goto('/sunrise-valet/maple-court');
    await expect(page.getByRole('heading', { level: 2, name: 'Próximo servicio' })).toBeVisible();
    await expect(page.getByText('lun, mié, vie')).toBeVisible();
  });
});

test('community admin pages say how to get access, and open for the business itself', async ({ page }) => {
  const { uid, email } = await createBusiness({
    c1: { ...communityRecord('Elm Court'), slug: 'elm-court' },
    // It has the same name as another business's.
    c2: { ...communityRecord('Maple Court'), slug: 'maple-court' },
  });
  await published(uid, 'elm-court');
  const admin = `/${uid}/elm-court/admin`;
  for (const address of [admin, `${admin}/violations`, `${admin}/service-logs`]) {
    await page.goto(address);
    await expect(page.getByText(textOf(forEveryoneTexts, 'public.admin.noAccess'))).toBeVisible();
    await expect(page.getByText('ask Test Valet for access')).toBeVisible();
  }
  await page.goto(`${admin}?key=anything`);
  await expect(page.getByText(textOf(forEveryoneTexts, 'public.admin.badKey'))).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  await page.goto(`${admin}/violations`);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await submitSignIn(page, email);
  await expect(page).toHaveURL(`${admin}/violations`);
  await expect(page.getByText('No violations')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByText(textOf(managerPagesTexts, 'asOwner'))).toBeVisible();
  // When signed in, the public page is the same; another business's management pages stay closed.
  await page.goto(`/${uid}/elm-court`);
  await expect(heading(page, 'Elm Court')).toBeVisible();
  await page.goto('/sunrise-valet/maple-court/admin');
  await expect(page.getByText(textOf(forEveryoneTexts, 'public.admin.noAccess'))).toBeVisible();
});

test('a name with code, and one of 400 characters, are displayed and fit', async ({ page }) => {
  const code = '<img src=x onerror="globalThis.ran=true"> {{constructor}} $t(title)';
  const long = 'W'.repeat(400);
  const { uid, email } = await createBusiness({
    evil: { ...communityRecord(code), slug: 'evil', rules: [code, long], contactName: code },
    long: { ...communityRecord(long), slug: 'long', address: long },
  });
  await published(uid, 'evil');
  await published(uid, 'long');
  await page.setViewportSize({ width: 390, height: 844 });
  const load = (address: string) => page.goto(address);
  const expectShown = async (address: string, name: string, go: (address: string) => unknown = load) => {
    await go(address);
    await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible();
    expect(await horizontalOverflow(page), address).toBe(0);
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  };
  await expectShown(`/${uid}/evil`, code);
  await expectShown(`/${uid}/long/bintag/t1`, long);
  await expectShown(`/${uid}/long/admin`, long);
  await signIn(page, email, '/communities');
  const goInApp = (address: string) => goFromList(page, address);
  await expectShown('/communities/evil', code, goInApp);
  await expectShown('/communities/long', long, goInApp);
  await expectShown(`/communities/${encodeURIComponent(code)}/bintags`, code, goInApp);
  await expectShown('/communities/long/bintags', long, goInApp);
});
