import { expect, test, type Page } from '@playwright/test';
import { functionsRegion, paths } from 'shared-lib/domain';
import { demoPassword } from '../../../backend/seed/accounts.ts';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, communityRecord, createOwner, firestore } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { product } from '../../src/product.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { pressInTour, seeStep } from '../../src/areas/tour.ts';
import { watchProblems } from '../../src/page/watchProblems.ts';
import { en as setupTexts } from '../../../shell/src/dashboard/setup/texts/en.ts';
import { en as communitiesTexts } from '../../../mf-communities/src/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { formTexts } from '../../../shared-lib/src/ui/forms/texts.ts';

const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add community' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add community' });
const name = (page: Page) => dialog(page).getByLabel('Community name');
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Add community' });
const discarding = (page: Page) => page.getByRole('dialog', { name: textOf(formTexts.en, 'discardTyped') });
const twoCommunities = { communities: { a: communityRecord('Elm Row'), b: communityRecord('Oak Park') } };

const communitiesOf = async (uid: string) =>
  (await firestore().collection(paths.communities(uid)).get()).docs.map((document) => document.data());

/** Calls the function without the app, as its owner. */
async function callAddCommunity(email: string, data: object) {
  const { addresses, projectId } = product();
  const post = async (url: string, body: object, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const accounts = `${addresses.auth}/identitytoolkit.googleapis.com/v1/accounts`;
  const credentials = { email, password: demoPassword, returnSecureToken: true };
  const { idToken } = (await post(`${accounts}:signInWithPassword?key=local`, credentials)).body;
  const url = `${addresses.functions}/${projectId}/${functionsRegion}/addCommunity`;
  return post(url, { data }, String(idToken));
}

test('an owner adds a community, which completes the checklist item; no input is lost, and missing fields are marked', async ({
  page,
}) => {
  const { uid, email } = await createOwner();
  const problems = watchProblems(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/addCommunity')) calls.push(request.url());
  });
  await signIn(page, email, '/communities');

  await test.step('no input is lost unless discarded', async () => {
    await test.step('nothing typed, nothing asked', async () => {
      await addButton(page).click();
      await expect(name(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL('/communities');
    });

    await test.step('input survives a reload, and going back and forth', async () => {
      await addButton(page).click();
      await name(page).fill('Elm Row');
      await page.reload();
      await expect(name(page)).toHaveValue('Elm Row');
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      await expect(addButton(page)).toBeFocused();
      await page.goForward();
      await expect(name(page)).toHaveValue('Elm Row');
    });

    await test.step('it is discarded on request', async () => {
      await page.keyboard.press('Escape');
      await expect(discarding(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(discarding(page)).toBeHidden();
      await expect(name(page)).toHaveValue('Elm Row');
      await page.keyboard.press('Escape');
      await discarding(page).getByRole('button', { name: 'Discard' }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL('/communities');
      await addButton(page).click();
      await expect(name(page)).toHaveValue('');
    });
  });

  await test.step('missing fields are marked, the first gets the focus, and nothing is sent', async () => {
    await test.step('nothing is filled in', async () => {
      await submit(page).click();
      await expect(
        dialog(page).getByText(textOf(communitiesTexts, 'add.problems.propertyName.missing')),
      ).toBeVisible();
      await expect(
        dialog(page).getByText(textOf(communitiesTexts, 'add.problems.serviceDays.missing')),
      ).toBeVisible();
      await expect(name(page)).toBeFocused();
    });

    await test.step('the days are missing', async () => {
      await name(page).fill('Elm Row');
      await submit(page).click();
      await expect(dialog(page).getByLabel('Mon', { exact: true })).toBeFocused();
      await expect(
        dialog(page).getByText(textOf(communitiesTexts, 'add.problems.propertyName.missing')),
      ).toBeHidden();
    });

    await test.step('times and units are wrong', async () => {
      await page.keyboard.press('Space');
      await dialog(page).getByLabel('Set out until').fill('17:00');
      await dialog(page).getByLabel('Units').fill('many');
      await submit(page).click();
      await expect(
        dialog(page).getByText(textOf(communitiesTexts, 'add.problems.setOutEnd.notAfterStart')),
      ).toBeVisible();
      await expect(dialog(page).getByLabel('Set out until')).toBeFocused();
      await expect(
        dialog(page).getByText(textOf(communitiesTexts, 'add.problems.totalUnits.invalid')),
      ).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      expect(await communitiesOf(uid)).toEqual([]);
    });
  });

  await page.keyboard.press('Escape');
  await discarding(page).getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toBeHidden();
  await addButton(page).click();
  await expect(page).toHaveURL('/communities?add=1');

  await test.step('the form is filled in and sent twice', async () => {
    await expect(name(page)).toBeFocused();
    await name(page).fill('  Linden Court ');
    await dialog(page).getByLabel('Address').fill('12 Elm St, Austin, TX');
    const zone = dialog(page).getByLabel('Time zone');
    await expect(zone).toHaveValue('New York – Eastern Time');
    await zone.fill('central');
    await page.getByRole('option', { name: 'Chicago – Central Time' }).click();
    await dialog(page).getByLabel('Units').fill('240');
    for (const day of ['Fri', 'Mon', 'Sun']) await dialog(page).getByLabel(day, { exact: true }).check();
    await dialog(page).getByLabel('Sun', { exact: true }).uncheck();
    await dialog(page).getByLabel('Set out from').fill('17:30');
    await dialog(page).getByLabel('Set out until').fill('19:30');
    await dialog(page).getByLabel('Service starts').fill('19:45');
    await submit(page).dblclick();
  });

  await test.step('the list shows it once', async () => {
    await expect(toast(page, 'Linden Court was added')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/communities');
    await expect(addButton(page)).toBeFocused();
    const row = page.getByRole('row', { name: /Linden Court/ });
    await expect(row).toContainText('Mon, Fri');
    await expect(row).toContainText('240');
    expect(calls).toHaveLength(1);
  });

  const [community] = await communitiesOf(uid);
  expect(community).toMatchObject({
    propertyName: 'Linden Court',
    slug: 'linden-court',
    address: '12 Elm St, Austin, TX',
    timezone: 'America/Chicago',
    serviceDays: ['monday', 'friday'],
    setOutStart: '17:30',
    setOutEnd: '19:30',
    serviceStart: '19:45',
    totalUnits: 240,
    createdBy: uid,
  });
  const { businessSlug } = (await firestore().doc(paths.customer(uid)).get()).data()!;
  await expect
    .poll(async () => (await firestore().doc(paths.publicPage(businessSlug, 'linden-court')).get()).data())
    .toMatchObject({ businessName: 'Test Valet', propertyName: 'Linden Court', setOutEnd: '19:30' });

  await test.step('the checklist item is complete', async () => {
    await addButton(page).click();
    await expect(name(page)).toHaveValue('');
    await page.goBack();
    await navigateInApp(page, '/');
    const step = page.getByRole('listitem').filter({ hasText: textOf(setupTexts, 'steps.community') });
    await expect(step.getByRole('img', { name: 'Done' })).toBeVisible();
    expect(problems).toEqual([]);
  });
});

test('a plan that fills up before sending: the refusal is shown, and the input is kept', async ({ page }) => {
  const { uid, email } = await createOwner();
  await signIn(page, email, '/communities');
  await addButton(page).click();
  await name(page).fill('Third Place');
  await dialog(page).getByLabel('Mon', { exact: true }).check();
  let send = () => {};
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/addCommunity', async (route) => {
    await held;
    await route.continue();
  });
  await submit(page).click();
  for (const propertyName of ['Elm Row', 'Oak Park']) {
    expect((await callAddCommunity(email, { propertyName })).status).toBe(200);
  }
  send();
  await expect(dialog(page).getByRole('alert')).toContainText(textOf(communitiesTexts, 'add.failures.limit'));
  await expect(
    dialog(page).getByText(textOf(communitiesTexts, 'add.limit.title', { count: 2 })),
  ).toBeVisible();
  await expect(name(page)).toHaveValue('Third Place');
  expect(await communitiesOf(uid)).toHaveLength(2);
});

test('a business without a name sees its future public address, and a full plan is shown instead of the forms', async ({
  page,
}) => {
  const { uid, email } = await createOwner();

  await test.step('a business without a name sees its future public address', async () => {
    await firestore().doc(paths.customer(uid)).update({ businessName: ' ' });
    await signIn(page, email, '/communities');
    await addButton(page).click();
    await expect(dialog(page).getByText(textOf(communitiesTexts, 'add.nameless.title'))).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: 'Contact support' })).toBeVisible();
  });

  await test.step('a full plan is shown instead of the forms', async () => {
    // That the function refuses as well is tested in backend/functions/additions.test.ts.
    await firestore().doc(paths.customer(uid)).update({ businessName: 'Test Valet' });
    await addRecords(uid, twoCommunities);

    await test.step('of the dialog, which offers a larger one', async () => {
      await expect(
        dialog(page).getByText(textOf(communitiesTexts, 'add.limit.title', { count: 2 })),
      ).toBeVisible();
      await expect(name(page)).toBeHidden();
      expect(await axeFindings(page)).toEqual([]);
      await expect(dialog(page)).toContainText('for you and 1 employee: $40 per month');
      await dialog(page).getByRole('link', { name: 'Choose plan' }).click();
      await expect(page).toHaveURL('/settings?tab=billing&seats=1&back=%2Fcommunities%3Fadd%3D1');
    });

    await test.step('and of the guided setup', async () => {
      await navigateInApp(page, '/communities?setup=1');
      await expect(page.getByText(textOf(communitiesTexts, 'add.limit.title', { count: 2 }))).toBeVisible();
      await expect(page.getByLabel('Community name')).toBeHidden();
    });
  });
});

test('the setup tour shows the button, which works inside the spotlight', async ({ page }) => {
  await signIn(page, (await createOwner()).email, '/help');
  await page.getByRole('button', { name: /Start.*Community setup/ }).click();
  let step = await seeStep(page);
  while (step.title !== 'Add one here') {
    await pressInTour(page, 'Next');
    step = await seeStep(page, step);
  }
  await addButton(page).click();
  await expect(page).toHaveURL('/communities?add=1');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('markup is accepted as a name, and so are 400 characters', async ({ page }) => {
    const { uid, email } = await createOwner();
    await signIn(page, email, '/communities');
    const names = ['<img src=x onerror="document.title=\'owned\'">', 'W'.repeat(400)];
    for (const propertyName of names) {
      await addButton(page).tap();
      await name(page).fill(propertyName);
      await dialog(page).getByText('Sat', { exact: true }).tap();
      expect(await horizontalOverflow(page)).toBe(0);
      await submit(page).tap();
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole('table').getByText(propertyName, { exact: true })).toBeVisible();
      // It comes with the first community, and moves the buttons after it.
      await expect(
        page.getByRole('button', { name: textOf(communitiesTexts, 'edit.manyOpen') }),
      ).toBeVisible();
    }
    expect(await horizontalOverflow(page)).toBe(0);
    await expect(page).not.toHaveTitle('owned');
    expect(await axeFindings(page)).toEqual([]);
    const stored = (await communitiesOf(uid)).map(({ propertyName }) => String(propertyName));
    expect(stored.sort()).toEqual([...names].sort());
  });
});
