import { expect, test, type Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { messages, paths, priceIds } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, createOwner, firestore, memberRecord, type TestOwner } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { invitationLink } from '../../src/messages/mail.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { expectNoTour, pressInTour, seeStep } from '../../src/areas/tour.ts';
import { addMember as addMemberTexts } from '../../../mf-team/src/add-member/texts/en.ts';
import { importMembers as importMembersTexts } from '../../../mf-team/src/import-members/texts/en.ts';
import { patternOf, textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { formTexts } from '../../../shared-lib/src/ui/forms/texts.ts';

const paidFor = (quantity: number) => ({
  subscriptions: {
    paid: {
      status: 'active',
      priceId: priceIds.standard,
      quantity,
      current_period_end: new Date(Date.now() + 86_400_000),
    },
  },
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add team member' });
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name });
const role = (page: Page, name: string) => dialog(page).getByRole('radio', { name });
const active = (page: Page) => dialog(page).getByRole('switch', { name: 'Active' });
const send = (page: Page) =>
  dialog(page).getByRole('button', { name: /^(Send invitation|Add without invitation)$/ });
const openForm = (page: Page) => page.getByRole('button', { name: 'Add team member' }).click();

async function fill(page: Page, firstName: string, email: string, tier = 'Collection Specialist') {
  await field(page, 'First name').fill(firstName);
  await field(page, 'Email').fill(email);
  await role(page, tier).check();
}

const teamOf = async (uid: string) => (await firestore().collection(paths.team(uid)).get()).docs;

/** Takes the team's tour to the step about roles, back, there again, and leaves. */
async function takeTour(page: Page): Promise<TestOwner> {
  const owner = await createOwner();
  await signIn(page, owner.email, '/help');
  await page.getByRole('button', { name: /^Start.*team/i }).click();
  let step = await seeStep(page);
  while (step.title !== 'Three roles') {
    await pressInTour(page, 'Next');
    step = await seeStep(page, step);
  }
  await expect(role(page, 'Admin')).toBeVisible();
  await expect(page).toHaveURL('/team?add=1');
  // A person can use both the control that the step points at, and the step's own buttons by keyboard.
  await role(page, 'Admin').check();
  await expect(role(page, 'Admin')).toBeChecked();
  await pressInTour(page, 'Previous');
  const before = await seeStep(page, step);
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/team');
  await pressInTour(page, 'Next');
  await seeStep(page, before);
  await expect(role(page, 'Admin')).toBeVisible();
  await pressInTour(page, 'Skip Tour');
  await expectNoTour(page);
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/team');
  return owner;
}

test('a member is added with an invitation that reserves nothing, and invalid input is marked, not lost', async ({
  page,
}) => {
  const { uid, email: owner } = await createOwner(paidFor(3));
  await signIn(page, owner, '/team');
  await test.step('added, and listed immediately', async () => {
    const email = `dana.${uid}@members.test`;
    await openForm(page);
    await expect(page).toHaveURL('/team?add=1');
    await expect(field(page, 'First name')).toBeFocused();
    await expect(role(page, 'District Manager')).toHaveAccessibleDescription(
      /^Oversees multiple communities/,
    );
    expect(await axeFindings(page)).toEqual([]);
    await fill(page, ' Dana ', ` ${email.toUpperCase()}`, 'District Manager');
    await field(page, 'Last name').fill('Cole');
    await send(page).dblclick();

    await expect(toast(page, `Invitation sent to ${email}.`)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/team');
    await expect(page.getByRole('row').filter({ hasText: 'Dana Cole' })).toContainText('District Manager');
    const [stored, ...others] = await teamOf(uid);
    expect(others).toEqual([]);
    expect(stored?.data()).toMatchObject({
      uid: stored?.id,
      customerId: uid,
      firstName: 'Dana',
      lastName: 'Cole',
      email,
      tier: 'District Manager',
      isActive: true,
    });
    expect(await invitationLink(email)).toContain('/login?');
    await expect(getAuth().getUserByEmail(email)).rejects.toMatchObject({ code: 'auth/user-not-found' });

    await openForm(page);
    await expect(field(page, 'First name')).toHaveValue('');
  });

  await test.step('missing or duplicate values are marked', async () => {
    await addRecords(uid, { team: { [`${uid}-a`]: memberRecord(uid, 'Ada', uid) } });
    await expect(dialog(page)).toBeVisible();
    await send(page).click();
    await expect(field(page, 'First name')).toBeFocused();
    await expect(field(page, 'First name')).toHaveAccessibleDescription(
      textOf(addMemberTexts, 'problems.firstName.missing'),
    );
    await expect(field(page, 'Email')).toHaveAccessibleDescription(
      patternOf(addMemberTexts, 'problems.email.missing'),
    );
    await expect(dialog(page).getByRole('radiogroup', { name: 'Role' })).toHaveAccessibleDescription(
      textOf(addMemberTexts, 'problems.tier.missing'),
    );

    await test.step('an email is taken', async () => {
      await fill(page, 'Bo', `ADA.${uid}@e2e.test`);
      await send(page).click();
      await expect(field(page, 'Email')).toBeFocused();
      await expect(field(page, 'Email')).toHaveAccessibleDescription(
        patternOf(addMemberTexts, 'problems.duplicate'),
      );
      // Only the function knows about other accounts.
      await field(page, 'Email').fill('owner@demo.test');
      await send(page).click();
      await expect(field(page, 'Email')).toHaveAccessibleDescription(
        patternOf(addMemberTexts, 'problems.taken'),
      );
      await expect(field(page, 'Email')).toBeFocused();
      expect(await teamOf(uid)).toHaveLength(2);
    });

    await test.step('input survives a failure and a reload', async () => {
      await page.route('**/addTeamMember', (route) => route.abort('connectionrefused'));
      await field(page, 'Email').fill(`bo.${uid}@members.test`);
      await send(page).click();
      await expect(dialog(page).getByRole('alert')).toContainText(messages.addMemberFailed);
      await page.reload();
      await expect(field(page, 'First name')).toHaveValue('Bo');
      await expect(role(page, 'Collection Specialist')).toBeChecked();
    });

    await test.step('input is discarded only after a confirmation', async () => {
      await page.keyboard.press('Escape');
      const question = page.getByRole('dialog', { name: textOf(formTexts.en, 'discardTyped') });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();
      await expect(field(page, 'Email')).toHaveValue(`bo.${uid}@members.test`);
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Discard' }).click();
      await expect(page).toHaveURL('/team');
      await expect(dialog(page)).toBeHidden();
    });

    await test.step('without input, Escape closes without asking, and so does Back', async () => {
      await openForm(page);
      await expect(field(page, 'First name')).toHaveValue('');
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      await openForm(page);
      await expect(field(page, 'First name')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Add team member' })).toBeFocused();
    });
  });
});

test('at the limit, the form says so and refuses input, the function refuses too, and an inactive member can be added', async ({
  page,
}) => {
  const { uid, email: owner } = await createOwner();
  await addRecords(uid, { team: { [`${uid}-a`]: { ...memberRecord(uid, 'Ada', uid), tier: 'Admin' } } });
  let calls = 0;
  const answers: unknown[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/addTeamMember') || response.request().method() !== 'POST') return;
    calls += 1;
    answers.push(await response.json());
  });
  await signIn(page, owner, '/team?q=&add=1');
  await expect(dialog(page)).toContainText(textOf(addMemberTexts, 'full'));
  await expect(dialog(page)).toContainText('for you and 1 employee: $40 per month');
  await expect(dialog(page)).not.toContainText(messages.addActiveAtLimit);
  await expect(dialog(page)).toContainText(textOf(addMemberTexts, 'adminsInUse', { used: 1, allowed: 1 }));
  const email = `bo.${uid}@members.test`;
  await fill(page, 'Bo', email, 'Admin');
  await expect(dialog(page)).toContainText(textOf(importMembersTexts, 'details.adminsFull', { count: 1 }));
  await expect(dialog(page)).toContainText(messages.addActiveAtLimit);
  await send(page).click();
  await expect(role(page, 'Admin')).toBeFocused();
  expect(calls).toBe(0);

  // Someone else took the last place while the form was open: the function's refusal shows the same.
  await role(page, 'Collection Specialist').check();
  await active(page).uncheck();
  await expect(dialog(page)).not.toContainText(messages.addActiveAtLimit);
  await page.route('**/addTeamMember', (route) => {
    const sent = route.request().postDataJSON() as { data: object } | null;
    return route.continue(sent ? { postData: { data: { ...sent.data, isActive: true } } } : {});
  });
  await send(page).click();
  await expect(dialog(page)).toContainText(messages.addActiveAtLimit);
  await expect
    .poll(() => answers)
    .toMatchObject([{ error: { status: 'RESOURCE_EXHAUSTED', message: messages.addActiveAtLimit } }]);
  await page.unroute('**/addTeamMember');
  await active(page).check();
  await active(page).uncheck();
  await send(page).click();
  await expect(page.getByRole('row').filter({ hasText: 'Bo' })).toContainText('Inactive');
  expect(await teamOf(uid)).toHaveLength(2);
});

test('the tour shows the role selector in the open form, and a lost response about the last place is verified: it worked, and no limit is reported', async ({
  page,
}) => {
  const { uid } = await takeTour(page);
  // The free plan has room for one.
  await navigateInApp(page, '/team?add=1');
  await expect(field(page, 'First name')).toBeFocused();
  const email = `bo.${uid}@members.test`;
  await fill(page, 'Bo', email, 'Collection Specialist');
  const said: string[] = [];
  await page.exposeFunction('note', (words: string) => said.push(words));
  await page.evaluate(() => {
    const { note } = window as unknown as { note: (words: string) => void };
    new MutationObserver(() => note(document.body.textContent)).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await page.route('**/addTeamMember', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    // The page now knows that the team is full.
    await expect(page.getByRole('row', { includeHidden: true }).filter({ hasText: 'Bo' })).toHaveCount(1);
    await route.abort('connectionreset');
  });
  await send(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(toast(page, `Invitation sent to ${email}.`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Bo' })).toContainText('Active');
  expect(await teamOf(uid)).toHaveLength(1);
  const refusals = [messages.addActiveAtLimit, messages.addMemberFailed];
  expect(refusals.filter((refusal) => said.some((words) => words.includes(refusal)))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the tour and the form fit, and a member is added', async ({ page }) => {
    const { uid } = await takeTour(page);
    await page.getByRole('button', { name: 'Add team member' }).tap();
    const email = `${'long.'.repeat(10)}${uid}@members.test`;
    await fill(page, 'Maximiliana'.repeat(8), email);
    expect(await horizontalOverflow(page)).toBe(0);
    await send(page).tap();
    await expect(toast(page, `Invitation sent to ${email}.`)).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await teamOf(uid)).toHaveLength(1);
  });
});
