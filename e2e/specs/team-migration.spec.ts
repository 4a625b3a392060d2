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
  await page.goto('/');
  await submitSignIn(page, email);
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
