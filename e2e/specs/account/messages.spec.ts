import { expect, test, type Page } from '@playwright/test';
import { paths, priceIds, suppressionId } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { createOwner, firestore } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { product } from '../../src/product.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { watchProblems } from '../../src/page/watchProblems.ts';
import { en as signInTexts } from '../../../shell/src/sign-in/texts/en.ts';
import { openLink } from '../../src/messages/outbox.ts';
import { textOf } from '../../src/textOf.ts';

const paid = {
  status: 'active',
  priceId: priceIds.standard,
  quantity: 2,
  current_period_end: new Date(Date.now() + 86_400_000),
};

const openOutbox = (page: Page) => page.goto(product().addresses.outbox);
const message = (page: Page, name: string) => page.getByRole('article', { name }).first();

/** The stored delivery of a message. */
const delivery = async (path: string) => (await firestore().doc(path).get()).get('delivery');

async function addMember(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Add team member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add team member' });
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Dana');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('radio', { name: 'Collection Specialist' }).check();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(toast(page, `Invitation sent to ${email}.`)).toBeVisible();
}

test('an invitation is read in the outbox and accepted from there', async ({ page, browser }) => {
  const { uid, email: owner } = await createOwner({ subscriptions: { paid } });
  const email = `dana.${uid}@members.test`;
  await signIn(page, owner, '/team');
  await addMember(page, email);

  // The invited person has a separate browser, signed out.
  const context = await browser.newContext();
  const outbox = await context.newPage();
  const problems = watchProblems(outbox);
  await openOutbox(outbox);
  const mail = message(outbox, `Mail to ${email}`);
  await expect(mail.getByRole('heading')).toContainText('Test Valet');
  const link = mail.frameLocator('iframe').getByRole('link');
  await expect(link).toHaveAttribute('href', /mode=acceptInvitation/);
  await outbox.setViewportSize({ width: 390, height: 800 });
  expect(await horizontalOverflow(outbox)).toBe(0);
  expect(problems).toEqual([]);
  expect(await axeFindings(outbox)).toEqual([]);

  const invited = await openLink(outbox, mail, /./);
  await expect(invited.getByRole('heading', { level: 1 })).toHaveText('Join the team');
  await invited.getByLabel('Password').fill('Quite-new-Passw0rd');
  await invited.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(invited.getByRole('alert')).toHaveText(textOf(signInTexts, 'join.doneInField', { email }));
  await context.close();

  const { docs } = await firestore().collection(paths.mails()).where('to', '==', email).get();
  await expect
    .poll(async () => delivery(docs[0]!.ref.path))
    .toMatchObject({ state: 'SUCCESS', info: { isDelivered: true } });
});

test('a resident replies STOP to a text, and gets none until they reply YES', async ({ page }) => {
  const { uid } = await createOwner();
  const open = { enabled: true, quietFrom: '00:00', quietTo: '00:00' };
  await firestore().doc(paths.settingsSection(uid, 'sms')).set(open);
  const phone = `+1212${String(Date.now()).slice(-7)}`;
  const send = async (id: string) => {
    const path = paths.textMessage(`${uid}-${id}`);
    const text = {
      customerId: uid,
      to: phone,
      body: `Hello ${id}`,
      purpose: 'notice',
      createdAt: new Date(),
    };
    await firestore().doc(path).set(text);
    return path;
  };
  const state = async (path: string) => {
    const { state: found, error } = (await delivery(path)) ?? {};
    return error?.code ?? found;
  };
  const suppression = firestore().doc(paths.suppression(uid, suppressionId('text', phone)));
  // The outbox redraws itself as texts arrive, and a click may miss. The same answer twice changes nothing.
  const answer = (word: string) =>
    expect(async () => {
      await message(page, `Text to ${phone}`)
        .getByRole('button', { name: `Reply ${word}` })
        .click({ timeout: 2_000 });
      await expect(message(page, `Reply from ${phone}`)).toContainText(word, { timeout: 2_000 });
    }).toPass({ timeout: 20_000 });

  await openOutbox(page);
  await send('one');
  await expect(message(page, `Text to ${phone}`)).toContainText('delivered');
  await answer('STOP');
  await expect.poll(async () => (await suppression.get()).get('reason')).toBe('stopped');
  const stopped = await send('two');
  await expect.poll(() => state(stopped)).toBe('suppressed');

  await answer('YES');
  await expect.poll(async () => (await suppression.get()).exists).toBe(false);
  await send('three');
  await expect(message(page, `Text to ${phone}`)).toContainText('Hello three');
  await expect(page.getByText('Hello two')).toHaveCount(0);
});
