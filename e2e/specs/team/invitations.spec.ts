import { expect, test, type Page } from '@playwright/test';
import { paths, priceIds } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { createOwner, firestore } from '../../src/backend.ts';
import { bounce } from '../../src/page/bounce.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { confirmationLink, invitationLink, invitationLinks } from '../../src/messages/mail.ts';
import { signIn, submitSignIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { en as signInTexts } from '../../../shell/src/sign-in/texts/en.ts';
import { en as shellTexts } from '../../../shell/src/texts/en.ts';
import { en as teamTexts } from '../../../mf-team/src/texts/en.ts';
import { addMember } from '../../../mf-team/src/add-member/texts/en.ts';
import { patternOf, textOf } from '../../src/textOf.ts';
import { createTexter, numberOf } from '../../src/messages/texter.ts';
import { lifecycle as lifecycleTexts } from '../../../mf-team/src/lifecycle/texts/en.ts';
import { deliveryTexts } from '../../../shared-lib/src/ui/base/delivery/texts.ts';

const paid = {
  status: 'active',
  priceId: priceIds.standard,
  quantity: 2,
  current_period_end: new Date(Date.now() + 86_400_000),
};
const password = 'Quite-new-Passw0rd';

/** Invites someone as an Admin, and opens their page. */
async function invite(page: Page, owner: string, email: string): Promise<void> {
  await signIn(page, owner, '/team?add=1');
  const dialog = page.getByRole('dialog', { name: 'Add team member' });
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Dana');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('radio', { name: 'Admin', exact: true }).check();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Dana' });
  await expect(row).toContainText('Invited');
  await row.getByRole('link', { name: 'Dana' }).click();
  await expect(page.getByText(patternOf(lifecycleTexts, 'invited.waiting', { name: 'Dana' }))).toBeVisible();
}

test('two businesses invite one address: nothing is reserved before one is accepted, and the other says so', async ({
  page,
  browser,
}) => {
  test.slow();
  const [first, second] = await Promise.all([
    createOwner({ subscriptions: { paid } }),
    createOwner({ subscriptions: { paid } }),
  ]);
  const email = `dana.${first.uid}@members.test`;
  await invite(page, first.email, email);
  const old = await invitationLink(email);
  const context = await browser.newContext();
  const dana = await context.newPage();
  const form = {
    password: dana.getByLabel('Password'),
    accept: dana.getByRole('button', { name: 'Accept invitation' }),
    alert: dana.getByRole('alert'),
  };

  await test.step('after resending, the previous link has expired', async () => {
    await page.getByRole('button', { name: 'Resend invitation' }).click();
    await expect(toast(page, `Invitation resent to ${email}.`)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await dana.goto(old);
    await expect(form.alert).toHaveText(textOf(signInTexts, 'join.over'));
    await expect(form.password).toHaveCount(0);
  });

  const mine = await invitationLink(email);
  const elsewhere = await browser.newContext();
  await invite(await elsewhere.newPage(), second.email, email);
  await elsewhere.close();
  const theirs = (await invitationLinks(email)).find((link) => link !== mine)!;

  await test.step('the first is accepted, with a strong password', async () => {
    await dana.setViewportSize({ width: 390, height: 800 });
    await dana.goto(mine);
    await expect(dana.getByText(textOf(signInTexts, 'join.text', { email }))).toBeVisible();
    expect(await axeFindings(dana)).toEqual([]);
    expect(await horizontalOverflow(dana)).toBe(0);
    await form.password.fill('password1');
    await form.accept.click();
    await expect(form.password).toHaveAccessibleDescription(/Too common/);
    await form.password.fill(password);
    await form.accept.click();
    await expect(form.alert).toHaveText(textOf(signInTexts, 'join.done'));
  });

  await test.step('the second says that the address is taken, and not by whom', async () => {
    await dana.goto(theirs);
    await expect(form.alert).toHaveText(textOf(signInTexts, 'join.taken'));
    await expect(form.password).toHaveCount(0);
  });

  await test.step('a member who has joined logs in, and is no longer pending', async () => {
    await dana.setViewportSize({ width: 1280, height: 800 });
    await dana.getByRole('button', { name: textOf(signInTexts, 'forgot.back') }).click();
    await submitSignIn(dana, email, password);
    await expect(dana.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.getByText(/hasn’t accepted yet/)).toBeHidden();
    const team = async (uid: string) => (await firestore().collection(paths.team(uid)).get()).docs;
    expect((await team(first.uid)).map((member) => member.get('invitation') as unknown)).toEqual([undefined]);
    expect((await team(second.uid)).map((member) => member.get('invitation') as unknown)).toEqual([
      expect.anything(),
    ]);
  });
  await context.close();
});

test('a bounced invitation is shown in the list and on the member’s page until it is resent', async ({
  page,
}) => {
  const { uid, email: owner } = await createOwner({ subscriptions: { paid } });
  const email = `lost.${uid}@members.test`;
  await invite(page, owner, email);
  await page.setViewportSize({ width: 390, height: 800 });
  await bounce(email, 'invitation');

  const lost = page.getByText(
    patternOf(lifecycleTexts, 'invited.lost', { reason: textOf(deliveryTexts.en, 'bounced') }),
  );
  await expect(lost).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Correct email' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Back to Team' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  const row = page.getByRole('row').filter({ hasText: 'Dana' });
  await expect(row).toContainText('Not delivered');

  await row.getByRole('link', { name: 'Dana' }).click();
  await page.getByRole('button', { name: 'Resend invitation' }).click();
  await expect(page.getByText(/^Dana hasn’t accepted yet/)).toBeVisible();
  await expect(lost).toBeHidden();
});

test('a specialist invited by text chooses an email, and gets to the field app', async ({
  page,
  browser,
}) => {
  const { uid, email: owner } = await createTexter();
  const fieldApp = 'https://field.sunrise.example';
  const sms = firestore().doc(paths.settingsSection(uid, 'sms'));
  await Promise.all([
    sms.update({ enabled: false }),
    firestore().doc(paths.settingsSection(uid, 'operations')).set({ fieldAppAddress: fieldApp }),
  ]);
  const phone = numberOf(7);
  await signIn(page, owner, '/team?add=1');
  const dialog = page.getByRole('dialog');
  const words = (key: Parameters<typeof textOf<typeof addMember>>[1]) => textOf(addMember, key);
  await dialog.getByRole('textbox', { name: words('firstName') }).fill('Dana');
  await dialog.getByText(words('text'), { exact: true }).click();
  await dialog.getByRole('radio', { name: 'Collection Specialist', exact: true }).check();
  const number = dialog.getByRole('textbox', { name: words('phone') });

  await test.step('a number that can’t be texted is refused next to its field', async () => {
    await expect(dialog.getByText(words('textsOff'))).toBeVisible();
    await number.fill('+1 876 555 0100');
    await dialog.getByRole('button', { name: words('submit') }).click();
    await expect(number).toHaveAccessibleDescription(new RegExp(words('problems.switchedOff')));
    await sms.update({ enabled: true });
    await expect(dialog.getByText(words('textsOff'))).toBeHidden();
    await dialog.getByRole('button', { name: words('submit') }).click();
    await expect(number).toHaveAccessibleDescription(new RegExp(words('problems.abroad')));
    expect(await axeFindings(page)).toEqual([]);
    for (const width of [390, 900, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await horizontalOverflow(page)).toBe(0);
    }
  });

  await number.fill(phone);
  await dialog.getByRole('button', { name: words('submit') }).click();
  await page.getByRole('row').filter({ hasText: 'Dana' }).getByRole('link', { name: 'Dana' }).click();
  await expect(page.getByText(/^Dana hasn’t accepted yet/)).toBeVisible();
  const texts = async () => {
    const found = await firestore().collection(paths.textMessages()).where('to', '==', phone).get();
    return found.docs.map((text) => String(text.get('body')));
  };
  await expect.poll(texts).toEqual([expect.stringContaining(fieldApp)]);
  const link = /https?:\/\/\S+mode=acceptInvitation\S+/.exec((await texts())[0]!)![0];

  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const dana = await context.newPage();
  await dana.goto(link);
  const accept = dana.getByRole('button', { name: 'Accept invitation' });
  await dana.getByLabel('Email').fill(owner);
  await dana.getByLabel('Password').fill(password);
  await accept.click();
  await expect(dana.getByRole('alert')).toHaveText(textOf(signInTexts, 'join.takenChosen'));
  expect(await axeFindings(dana)).toEqual([]);
  expect(await horizontalOverflow(dana)).toBe(0);
  const email = `dana.${uid}@members.test`;
  await dana.getByLabel('Email').fill(email);
  await accept.click();
  await expect(dana.getByRole('alert')).toHaveText(textOf(signInTexts, 'join.doneInField', { email }));
  await expect(dana.getByRole('link')).toHaveAttribute('href', fieldApp);
  await expect(page.getByText(/hasn’t accepted yet/)).toBeHidden();
  await expect(page.getByRole('link', { name: email })).toBeVisible();

  await test.step('the chosen email is confirmed by a link sent there', async () => {
    await expect(dana.getByText(textOf(signInTexts, 'join.confirmSent', { email }))).toBeVisible();
    const unconfirmed = page.getByText(textOf(teamTexts, 'employee.emailUnconfirmed'));
    await expect(unconfirmed).toBeVisible();
    const confirming = await confirmationLink(email);
    await page.getByRole('button', { name: textOf(teamTexts, 'lifecycle.unconfirmed.again') }).click();
    await expect(toast(page, textOf(teamTexts, 'lifecycle.unconfirmed.sent', { email }))).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await dana.goto(confirming);
    await expect(dana.getByText(email)).toBeVisible();
    expect(await axeFindings(dana)).toEqual([]);
    await dana.getByRole('button', { name: textOf(signInTexts, 'confirm.only') }).click();
    await expect(dana.getByRole('alert')).toHaveText(textOf(signInTexts, 'confirm.done', { email }));
    await expect(unconfirmed).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: textOf(teamTexts, 'lifecycle.unconfirmed.again') }),
    ).toHaveCount(0);
    await dana.reload();
    await expect(dana.getByRole('alert')).toHaveText(textOf(shellTexts, 'signIn.problems.linkExpired'));
  });
  await context.close();
});
