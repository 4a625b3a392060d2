import { expect, test, type Page } from '@playwright/test';
import { messages, paths } from 'shared-lib/domain';
import { addRecords, createLogin, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { signIn, submitSignIn } from '../../src/signIn.ts';
import { en as teamTexts } from '../../../mf-team/src/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { en as billingTexts } from '../../../shell/src/billing/texts/en.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';

test('team members without a login are deactivated once per session, with a warning that says how many', async ({
  page,
}) => {
  const { uid, email } = await createOwner();
  await addRecords(uid, {
    team: {
      [`${uid}-a`]: memberRecord(uid, 'Ada', 'Byron'),
      [`${uid}-b`]: memberRecord(uid, 'Bo', 'Larsen'),
    },
  });
  const migrations: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/migrateTeamMembersWithoutAuth'))
      migrations.push(request.url());
  });
  const above = page.getByText(textOf(billingTexts, 'over.text'), { exact: false });
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/migrateTeamMembersWithoutAuth', async (route) => {
    if (route.request().method() === 'POST') await mayAnswer;
    await route.continue();
  });
  await page.goto('/team');
  await submitSignIn(page, email);
  // Until they are deactivated, the team exceeds the free plan, which would be shown only briefly.
  await expect(
    page.getByText(textOf(teamTexts, 'summaryOver', { used: 2, over: 1, limit: 1 })),
  ).toBeVisible();
  await expect.poll(() => migrations.length).toBe(1);
  await expect(above).toHaveCount(0);
  answer();
  const warning = page.getByText(messages.deactivatedByMigration(2));
  await expect(warning).toBeVisible();
  const member = await firestore()
    .doc(paths.teamMember(uid, `${uid}-a`))
    .get();
  expect(member.get('isActive')).toBe(false);

  await page.getByRole('link', { name: 'Show inactive members' }).click();
  await expect(page).toHaveURL('/team?status=inactive');
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '3');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(warning).toBeHidden();
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(migrations).toHaveLength(1);
});

/** An owner without a team record, and an Admin. */
async function withAdmin() {
  const owner = await createOwner();
  const adminId = `${owner.uid}-ada`;
  const admin = `${adminId}@e2e.test`;
  await createLogin(adminId, admin);
  const ada = { ...memberRecord(owner.uid, 'Ada', 'Byron'), uid: adminId, tier: 'Admin' };
  await addRecords(owner.uid, { team: { [adminId]: ada } });
  return { ...owner, admin };
}

const ownerIn = (page: Page) => page.getByRole('row').filter({ hasText: 'Test Owner' });

test('an owner’s record without a last activity shows none', async ({ page }) => {
  const { uid, admin } = await withAdmin();
  await addRecords(uid, { team: { [uid]: { ...memberRecord(uid, 'Test', 'Owner'), uid, tier: 'Admin' } } });
  await signIn(page, admin, '/team');
  await expect(ownerIn(page)).toBeVisible();
  await expect(ownerIn(page)).not.toContainText('Never');
  await navigateInApp(page, `/team/${uid}`);
  await expect(page.getByRole('heading', { name: 'Test Owner' }).first()).toBeVisible();
  await expect(page.getByText('Last active:')).toHaveCount(0);
});

test('an owner’s record created by an Admin’s sign-in shows when the owner was last here', async ({
  page,
  browser,
}) => {
  const { uid, email, admin } = await withAdmin();
  const before = await (await browser.newContext()).newPage();
  await signIn(before, email, '/team');
  await before.context().close();
  expect((await firestore().doc(paths.teamMember(uid, uid)).get()).exists).toBe(false);
  await page.goto('/team');
  await submitSignIn(page, admin);
  await expect(ownerIn(page)).toContainText(/now|seconds? ago|minutes? ago/);
});
