import { expect, test } from '@playwright/test';
import { messages, paths } from 'shared-lib/domain';
import { addRecords, createOwner, firestore, memberRecord } from '../src/backend.ts';
import { submitSignIn } from '../src/signIn.ts';

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
  const above = page.getByText('You have more than your plan allows.', { exact: false });
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
  // Until they are deactivated, they are above the free plan; that would be said for a moment alone.
  await expect(page.getByText('2 active members, 1 over your plan’s limit of 1')).toBeVisible();
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
