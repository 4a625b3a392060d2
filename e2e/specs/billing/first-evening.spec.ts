import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { payCheckout, sellPlans } from '../../src/areas/payments.ts';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { createOwner, firestore } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { invitationLink } from '../../src/messages/mail.ts';
import { emailsTo, openLink, openOutbox } from '../../src/messages/outbox.ts';
import { submitSignIn } from '../../src/signIn.ts';
import { onboarding as texts } from '../../../mf-billing/src/onboarding/texts/en.ts';
import { en as setupTexts } from '../../../shell/src/dashboard/setup/texts/en.ts';
import { en as signInTexts } from '../../../shell/src/sign-in/texts/en.ts';
import { textOf } from '../../src/textOf.ts';

const password = 'Quite-new-Passw0rd';

test.beforeAll(sellPlans);

const button = (page: Page, name: string) => page.getByRole('button', { name });
const step = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title });
const checklist = (page: Page) => page.getByRole('region', { name: textOf(setupTexts, 'title') });
const item = (page: Page, id: keyof typeof setupTexts.steps) =>
  checklist(page).getByRole('listitem').filter({ hasText: setupTexts.steps[id] });
const tick = (found: Locator) => found.getByRole('img', { name: textOf(setupTexts, 'done') });

/** The units of an account with their tags, by door. */
const tagsByDoor = async (uid: string) => {
  const [units, tags] = await Promise.all(
    [paths.units(uid), paths.binTags(uid)].map((path) => firestore().collection(path).get()),
  );
  const labels = new Map(tags!.docs.map((tag) => [tag.id, String(tag.get('label'))]));
  return new Map(
    units!.docs.map((unit) => [String(unit.get('unitNumber')), labels.get(String(unit.get('binTagId')))]),
  );
};

/** Who serves each weekday of an account's only community. */
const agentsOf = async (uid: string) => {
  const [community] = (await firestore().collection(paths.communities(uid)).get()).docs;
  const { docs } = await firestore().collection(paths.assignedAgents(uid, community!.id)).get();
  return docs.map((agent) => [agent.id, String(agent.get('memberId'))]);
};

const usualDays = ['monday', 'sunday', 'thursday', 'tuesday', 'wednesday'];

test('from sign-up to a paid seat, tagged units and the first assigned shift in twelve clicks', async ({
  page: signUpPage,
  browser,
}) => {
  test.slow();
  const email = `evening-${randomUUID().slice(0, 8)}@e2e.test`;
  const invited = `sam-${email}`;
  let clicks = 0;
  const click = async (place: Locator) => {
    clicks += 1;
    await place.click();
  };

  await signUpPage.goto('/login');
  await click(button(signUpPage, 'Create an account'));
  await signUpPage.getByLabel('First name').fill('Nora');
  await signUpPage.getByLabel('Last name').fill('Quinn');
  await signUpPage.getByLabel('Email').fill(email);
  await signUpPage.getByLabel('Password').fill(password);
  await click(signUpPage.getByRole('checkbox', { name: /I accept the/ }));
  await click(button(signUpPage, 'Create account'));
  const outbox = await openOutbox(browser);
  clicks += 1;
  const page = await openLink(outbox, emailsTo(outbox, email), 'Confirm my email');
  await page.getByLabel('Password').fill(password);
  await click(button(page, textOf(signInTexts, 'confirm.submit')));

  await page.getByLabel('Business name').fill('Quinn Valet');
  await click(button(page, textOf(texts, 'next')));
  await page.getByLabel('Communities served').fill('1');
  await page.getByLabel(textOf(texts, 'size.staff')).fill('1');
  await click(button(page, textOf(texts, 'next')));

  await test.step('the community, its units and their tags are one form', async () => {
    await page.getByLabel(textOf(texts, 'community.propertyName')).fill('Elm Court');
    await page.getByLabel(textOf(texts, 'community.totalUnits'), { exact: true }).fill('48');
    await expect(page.getByText('48 units: 101 to 316')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await click(button(page, textOf(texts, 'community.add')));
  });

  await test.step('a seat is bought in the step that needs it', async () => {
    await expect(button(page, 'Choose Professional')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await click(button(page, 'Choose Professional'));
    clicks += 1;
    await payCheckout(page);
    await expect(page).toHaveURL(/\/onboarding\?step=invitation/);
  });

  await test.step('the invited specialist gets the shifts', async () => {
    await page.getByLabel('First name').fill('Sam');
    await page.getByRole('textbox', { name: 'Email' }).fill(invited);
    await expect(
      page.getByRole('checkbox', { name: textOf(texts, 'invitation.serves', { name: 'Elm Court' }) }),
    ).toBeChecked();
    expect(await axeFindings(page)).toEqual([]);
    await click(button(page, textOf(texts, 'invitation.send')));
  });
  await expect(step(page, textOf(texts, 'done.title'))).toBeVisible();
  await click(button(page, textOf(texts, 'finish')));
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(12);

  const [customer] = (await firestore().collection(paths.customers()).where('email', '==', email).get()).docs;
  const uid = customer!.id;
  const doors = await tagsByDoor(uid);
  expect(doors.size).toBe(48);
  expect([doors.get('101'), doors.get('316')]).toEqual(['Elm Court-01', 'Elm Court-48']);
  const [sam] = (await firestore().collection(paths.team(uid)).where('email', '==', invited).get()).docs;
  expect(await agentsOf(uid)).toEqual(usualDays.map((day) => [day, sam!.id]));

  await test.step('the checklist waits only for the specialist, and disappears once they have joined', async () => {
    await expect(item(page, 'joined')).toBeVisible();
    for (const id of ['community', 'units', 'invited'] as const) {
      await expect(tick(item(page, id)), id).toBeVisible();
    }
    await expect(tick(item(page, 'joined'))).toHaveCount(0);
    const link = await invitationLink(invited);
    const device = await (await browser.newContext()).newPage();
    await device.goto(link);
    await device.getByLabel('Password').fill(password);
    await button(device, 'Accept invitation').click();
    await expect(checklist(page)).toHaveCount(0, { timeout: 60_000 });
    await device.context().close();
  });
  await outbox.context().close();
});

test('an owner who works alone takes the shifts, and an interrupted setup continues', async ({ page }) => {
  const { uid, email } = await createOwner({}, false);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/onboarding');
  await submitSignIn(page, email);
  await button(page, textOf(texts, 'community.short')).click();
  await page.getByLabel(textOf(texts, 'community.propertyName')).fill('Elm Court');
  await page.getByLabel(textOf(texts, 'community.totalUnits'), { exact: true }).fill('12');
  await page.getByLabel(textOf(texts, 'community.buildings')).fill('27');
  await button(page, textOf(texts, 'community.add')).click();
  await expect(page.getByLabel(textOf(texts, 'community.buildings'))).toHaveAccessibleDescription(
    /26 or less/,
  );
  await page.getByLabel(textOf(texts, 'community.buildings')).fill('2');
  await expect(page.getByText('12 units: A 101 to B 302')).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);

  await page.route('**/setUpUnits', (route) => route.abort());
  await button(page, textOf(texts, 'community.add')).click();
  await expect(page.getByRole('alert')).toHaveText(textOf(texts, 'community.unitsFailed'));
  await page.unroute('**/setUpUnits');
  await button(page, textOf(texts, 'community.add')).click();

  await expect(button(page, textOf(texts, 'invitation.assignMe'))).toBeVisible();
  expect((await firestore().collection(paths.communities(uid)).get()).size).toBe(1);
  expect((await firestore().collection(paths.units(uid)).get()).size).toBe(12);
  expect(await horizontalOverflow(page)).toBe(0);
  await button(page, textOf(texts, 'invitation.assignMe')).click();
  await expect(step(page, textOf(texts, 'done.title'))).toBeVisible();
  await button(page, textOf(texts, 'finish')).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await agentsOf(uid)).toEqual(usualDays.map((day) => [day, uid]));
  await expect(checklist(page)).toHaveCount(0);
});

test('skipped steps write nothing, and wait in a checklist that can be hidden', async ({ page }) => {
  const { uid, email } = await createOwner({}, false);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/onboarding');
  await submitSignIn(page, email);
  await button(page, textOf(texts, 'next')).click();
  for (const title of ['size.title', 'community.title', 'invitation.title'] as const) {
    await expect(step(page, textOf(texts, title))).toBeVisible();
    await button(page, textOf(texts, 'later')).click();
  }
  await button(page, textOf(texts, 'finish')).click();
  await expect(checklist(page)).toContainText(textOf(setupTexts, 'progress', { done: 0, all: 5 }));
  expect((await firestore().collection(paths.communities(uid)).get()).size).toBe(0);
  expect((await firestore().collection(paths.team(uid)).get()).size).toBe(1);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 900, height: 900 });
  await page.setViewportSize({ width: 1440, height: 900 });

  await item(page, 'units').getByRole('link').click();
  await expect(page).toHaveURL('/communities?setup=1');
  await page.goBack();
  await checklist(page)
    .getByRole('button', { name: textOf(setupTexts, 'hide') })
    .click();
  await expect(checklist(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Quick reports' })).toBeVisible();
  await expect(checklist(page)).toHaveCount(0);
});
