import { expect, test } from '@playwright/test';
import { messages, paths, priceIds } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, communityRecord, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { invitationLink } from '../../src/messages/mail.ts';
import { alert, button, choose, countCalls } from '../../src/areas/memberActions.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { lifecycle as lifecycleTexts } from '../../../mf-team/src/lifecycle/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { en as teamTexts } from '../../../mf-team/src/texts/en.ts';
import { en as billingTexts } from '../../../mf-billing/src/texts/en.ts';

test('at the limit activation is refused before the question, and by the function with its own message', async ({
  page,
}) => {
  const { uid, email } = await createOwner();
  const calls = countCalls(page, 'reactivateTeamMember');
  const ada = { ...memberRecord(uid, 'Ada', uid), isActive: false };
  await addRecords(uid, { team: { [`${uid}-a`]: ada, [`${uid}-b`]: memberRecord(uid, 'Bo', uid) } });
  await signIn(page, email, '/team?q=');
  await choose(page, 'Reactivate…', `Ada ${uid}`);
  await expect(alert(page)).toHaveText(messages.toggleAtLimit(1));
  await expect(button(page, `Reactivate Ada ${uid}`)).toHaveCount(0);
  expect.soft(await axeFindings(page)).toEqual([]);
  await button(page, 'Close').first().click();
  expect(calls).toHaveLength(0);

  const bo = firestore().doc(paths.teamMember(uid, `${uid}-b`));
  await bo.update({ isActive: false });
  await expect(page.getByText(textOf(teamTexts, 'summary', { used: 0, limit: 1 }))).toBeVisible();

  await test.step('someone takes the place during the question', async () => {
    await choose(page, 'Reactivate…', `Ada ${uid}`);
    await expect(button(page, `Reactivate Ada ${uid}`)).toBeVisible();
    await bo.update({ isActive: true });
    await expect(alert(page)).toHaveText(messages.activateAtLimit);
    await button(page, 'Close').first().click();
    await bo.update({ isActive: false });
    await expect(page.getByText(textOf(teamTexts, 'summary', { used: 0, limit: 1 }))).toBeVisible();
  });

  await test.step('someone takes the place during the call', async () => {
    await page.route('**/reactivateTeamMember', async (route) => {
      await bo.update({ isActive: true });
      await route.continue();
    });
    await choose(page, 'Reactivate…', `Ada ${uid}`);
    await button(page, `Reactivate Ada ${uid}`).click();
    await expect(alert(page)).toHaveText(messages.reactivateFailedBecause(messages.planLimit(1)));
    expect(
      (
        await firestore()
          .doc(paths.teamMember(uid, `${uid}-a`))
          .get()
      ).data(),
    ).toMatchObject({ isActive: false });
  });

  await test.step('the function refuses, even if the list shows room', async () => {
    await page.unroute('**/reactivateTeamMember');
    await page.route('**/reactivateTeamMember', (route) =>
      route.fulfill({
        status: 403,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { status: 'PERMISSION_DENIED', message: '' } },
      }),
    );
    await button(page, `Reactivate Ada ${uid}`).click();
    await expect(alert(page)).toHaveText(messages.reactivateMemberFailed);
  });

  await test.step('there is room, whether or not the list shows it yet', async () => {
    await page.unroute('**/reactivateTeamMember');
    await bo.update({ isActive: false });
    await button(page, `Reactivate Ada ${uid}`).click();
    await expect(toast(page, textOf(lifecycleTexts, 'reactivated', { name: `Ada ${uid}` }))).toBeVisible();
    expect(
      (
        await firestore()
          .doc(paths.teamMember(uid, `${uid}-a`))
          .get()
      ).data(),
    ).toMatchObject({ isActive: true });
    // Ada had no login account.
    expect(await invitationLink(ada.email)).toContain('/login?');
  });
});

test('without a connection no one is activated, and after an upgrade for more room the question reappears', async ({
  page,
  context,
}) => {
  const { uid, email } = await createOwner();

  await test.step('without a connection no one is activated, and a second try is', async () => {
    await addRecords(uid, {
      team: { [`${uid}-a`]: { ...memberRecord(uid, 'Ada', uid), isActive: false } },
    });
    await signIn(page, email, `/team/${uid}-a`);
    // The dialog has read the plan before the connection drops.
    await choose(page, 'Reactivate…', `Ada ${uid}`);
    await expect(button(page, `Reactivate Ada ${uid}`)).toBeEnabled();
    await context.setOffline(true);
    await button(page, `Reactivate Ada ${uid}`).click();
    await expect(alert(page)).toHaveText(messages.updateStatusError);
    await context.setOffline(false);
    await expect(async () => {
      await button(page, `Reactivate Ada ${uid}`).click();
      await expect(toast(page, textOf(lifecycleTexts, 'reactivated', { name: `Ada ${uid}` }))).toBeVisible();
    }).toPass();
  });

  await test.step('after an upgrade for more room, the question reappears', async () => {
    await addRecords(uid, {
      team: {
        [`${uid}-b`]: { ...memberRecord(uid, 'Bo', uid), isActive: false },
      },
      communities: {
        ash: communityRecord('Ash Row'),
        elm: communityRecord('Elm Row'),
        oak: { ...communityRecord('Oak Park'), archivedAt: new Date() },
      },
    });
    await addRecords(uid, { team: { [uid]: { ...memberRecord(uid, 'Olivia', uid), tier: 'Admin' } } });
    const leave = page.getByRole('dialog').getByRole('link', { name: 'Choose plan' });
    const back = page.getByRole('link', { name: textOf(billingTexts, 'billing.goBack') });
    await navigateInApp(page, '/team?q=');
    await choose(page, 'Reactivate…', `Bo ${uid}`);
    await leave.click();
    await expect(page).toHaveURL(/tab=billing/);
    const plan = { status: 'active', priceId: priceIds.standard, quantity: 3 };
    const current_period_end = new Date(Date.now() + 86_400_000);
    await navigateInApp(page, `/communities/oak`);
    await page.getByRole('button', { name: 'Restore…', exact: true }).click();
    await leave.click();
    await addRecords(uid, { subscriptions: { paid: { ...plan, current_period_end } } });
    await back.click();
    await expect(page).toHaveURL('/communities/oak');
    await expect(page.getByRole('dialog', { name: /Oak Park/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await navigateInApp(
      page,
      `/settings?tab=billing&back=${encodeURIComponent(`/team/${uid}-b?ask=reactivate`)}`,
    );
    await back.click();
    await button(page, `Reactivate Bo ${uid}`).click();
    await expect(toast(page, textOf(lifecycleTexts, 'reactivated', { name: `Bo ${uid}` }))).toBeVisible();
    await expect(page).toHaveURL(`/team/${uid}-b`);
  });
});
