import { expect, test, type Route } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { messages, paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, createLogin, firestore, memberRecord } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { actions, alert, button, choose, countCalls, dialog } from '../../src/areas/memberActions.ts';
import {
  cleared,
  inDays,
  nadia,
  nameOfDay,
  ownerOfNadia,
  request,
  shift,
  stateOf,
  today,
} from '../../src/memberWithDuties.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { en as shellTexts } from '../../../shell/src/texts/en.ts';
import { employeeTexts } from '../../../mf-team/src/employee/texts/en.ts';
import { lifecycle as lifecycleTexts } from '../../../mf-team/src/lifecycle/texts/en.ts';
import { patternOf, textOf } from '../../src/textOf.ts';

test('Nadia Flores’s assignments are listed before anything happens, and cleared after confirmation', async ({
  page,
}) => {
  const { uid, email } = await ownerOfNadia();
  const calls = countCalls(page, 'deactivateTeamMember');
  await signIn(page, email, `/team/${nadia}`);
  const before = await stateOf(uid);

  await test.step('it is listed by kind', async () => {
    await choose(page, 'Deactivate…', 'Nadia Flores');
    await expect(page.getByRole('dialog', { name: 'Deactivate Nadia Flores?' })).toBeVisible();
    const groups = dialog(page).getByRole('definition');
    await expect(dialog(page).getByRole('term')).toHaveText([
      textOf(lifecycleTexts, 'groups.regular', { count: 3 }),
      textOf(lifecycleTexts, 'groups.manages', { count: 2 }),
      textOf(lifecycleTexts, 'groups.shifts', { count: 2 }),
      textOf(lifecycleTexts, 'groups.requests', { count: 1 }),
    ]);
    await expect(groups).toHaveText([
      'Ash Gardens: Mon, Fri',
      'Elm Street: Sun',
      'Ash Gardens',
      'Elm Street',
      `${nameOfDay(inDays(1))} · Elm Street`,
      `${nameOfDay(inDays(9))} · Elm Street`,
      `Time off: ${nameOfDay(inDays(3))}`,
    ]);
    expect.soft(await axeFindings(page)).toEqual([]);
  });

  await test.step('canceling changes nothing', async () => {
    await button(page, 'Cancel').click();
    await expect(dialog(page)).toBeHidden();
    await expect(actions(page, 'Nadia Flores')).toBeFocused();
    expect(await stateOf(uid)).toEqual(before);
  });

  await test.step('it is cleared, once', async () => {
    await choose(page, 'Deactivate…', 'Nadia Flores');
    await button(page, 'Deactivate Nadia Flores').dblclick();
    await expect(toast(page, 'Nadia Flores was deactivated.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    expect(await stateOf(uid)).toEqual(cleared(uid, null, null));
    expect(calls).toHaveLength(1);
    await expect(page.getByRole('main').getByText('Inactive', { exact: true })).toBeVisible();
    await expect(page.getByText(textOf(employeeTexts, 'noUpcoming'))).toBeVisible();
  });
});

test('someone takes over, from the list of active members, with possible conflicts', async ({ page }) => {
  const { uid, email } = await ownerOfNadia();
  await signIn(page, email, '/team?status=active');
  await choose(page, 'Deactivate…', 'Nadia Flores');
  const taker = dialog(page).getByRole('combobox', { name: 'Reassign to' });

  await test.step('conflicts are shown', async () => {
    await taker.click();
    await expect(page.getByRole('option')).toHaveText([
      'Dana Cole · District Manager',
      'Kim Ito · Collection Specialist',
    ]);
    await page.getByRole('option', { name: /Kim Ito/ }).click();
    await expect(dialog(page)).toContainText(
      textOf(lifecycleTexts, 'successor.timeOff', { name: 'Kim Ito', days: nameOfDay(inDays(1)) }),
    );
    await expect(dialog(page)).toContainText(
      textOf(lifecycleTexts, 'successor.noManager', { name: 'Kim Ito' }),
    );
  });

  await test.step('another member takes over', async () => {
    await taker.fill('dana');
    await page.getByRole('option', { name: /Dana Cole/ }).click();
    await expect(dialog(page)).not.toContainText(patternOf(lifecycleTexts, 'successor.timeOff'));
    await button(page, 'Deactivate Nadia Flores').click();
    await expect(toast(page, 'Nadia Flores was deactivated.')).toBeVisible();
    expect(await stateOf(uid)).toEqual(cleared(uid, 'dana', 'dana'));
    await expect(page.getByRole('row', { name: /Nadia Flores/ })).toBeHidden();
    await expect(page.getByRole('row', { name: /Dana Cole/ })).toContainText('Elm Street');
  });
});

test('concurrent changes to the same lists survive an Admin’s deactivation, and a deactivated Admin is signed out', async ({
  page,
}) => {
  const { uid } = await ownerOfNadia();
  const adminId = `${uid}-admin`;
  const email = `${adminId}@e2e.test`;
  await createLogin(adminId, email);
  await addRecords(uid, {
    team: { [adminId]: { ...memberRecord(uid, 'Alma', 'Ruiz'), uid: adminId, tier: 'Admin' } },
  });
  await signIn(page, email, `/team/${nadia}`);

  await test.step('concurrent changes to the same lists survive', async () => {
    await choose(page, 'Deactivate…', 'Nadia Flores');
    await expect(dialog(page).getByRole('term')).toHaveCount(4);
    const night = firestore().doc(paths.scheduleNight(uid, inDays(9)));
    const list = firestore().doc(`${paths.requests(uid)}/time-off`);
    const others = Array.from({ length: 8 }, (_, index) => `place-${index}`);
    // One after the other: each reads what all of them change, so concurrently they would wait for each other's locks until they give up.
    const edit = async () => {
      for (const id of others)
        await firestore().runTransaction(async (transaction) => {
          const [schedule, requests] = await transaction.getAll(night, list);
          transaction.update(night, { schedule: [...schedule!.get('schedule'), shift(id, 'kim')] });
          transaction.update(list, {
            requests: [...requests!.get('requests'), request(id, 'pending', today)],
          });
        });
    };
    await Promise.all([edit(), button(page, 'Deactivate Nadia Flores').click()]);
    await expect(toast(page, 'Nadia Flores was deactivated.')).toBeVisible();

    await test.step('everyone’s changes are there', async () => {
      const { schedules, requests, member } = await stateOf(uid);
      expect(member).toEqual({ isActive: false, unfinished: false });
      expect(schedules[2]).toHaveLength(9);
      expect(schedules[2]).toEqual(expect.arrayContaining(others.map((id) => shift(id, 'kim'))));
      expect(schedules[2]).toContainEqual({ communityId: 'elm', newAgentId: null });
      expect(requests).toHaveLength(11);
      expect(requests.filter(({ status }: { status: string }) => status === 'pending')).toHaveLength(9);
    });
  });

  await test.step('an Admin deactivated while working is signed out with the reason', async () => {
    await expect(page.getByRole('heading', { name: 'Nadia Flores' })).toBeVisible();
    await firestore().doc(paths.teamMember(uid, adminId)).update({ isActive: false });
    await expect(page).toHaveURL('/login?error=admin_required');
    await expect(
      page.getByRole('alert').filter({ hasText: textOf(shellTexts, 'signIn.errors.admin_required') }),
    ).toBeVisible();
  });
});

test('a lost connection leaves all or nothing, and a retry is safe', async ({ page }) => {
  const { uid, email } = await ownerOfNadia();
  const url = '**/deactivateTeamMember';
  await signIn(page, email, `/team/${nadia}`);
  const before = await stateOf(uid);
  await choose(page, 'Deactivate…', 'Nadia Flores');

  await test.step('the call is lost on its way to the function', async () => {
    await page.route(url, (route) => route.abort('connectionreset'));
    await button(page, 'Deactivate Nadia Flores').click();
    await expect(alert(page)).toHaveText(messages.updateStatusFailed);
    await expect(dialog(page)).toContainText(textOf(lifecycleTexts, 'retryHelp'));
    expect(await stateOf(uid)).toEqual(before);
  });

  await test.step('a proxy answers instead of the function', async () => {
    await page.unroute(url);
    await page.route(url, (route) =>
      route.fulfill({ status: 502, headers: { 'access-control-allow-origin': '*' }, body: 'Bad gateway' }),
    );
    await button(page, 'Deactivate Nadia Flores').click();
    await expect(alert(page)).toHaveText(messages.updateStatusError);
    expect(await stateOf(uid)).toEqual(before);
  });

  await test.step('the response is lost, but the function has done everything', async () => {
    await page.unroute(url);
    await page.route(url, async (route: Route) => {
      if (route.request().method() === 'POST') await route.fetch();
      await route.abort('connectionreset');
    });
    await button(page, 'Deactivate Nadia Flores').click();
    await expect(toast(page, 'Nadia Flores was deactivated.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    expect(await stateOf(uid)).toEqual(cleared(uid, null, null));
  });
});

test('an aborted deactivation is shown as unfinished, keeps the replacement, and is completed', async ({
  page,
}) => {
  const { uid, email } = await ownerOfNadia();
  await firestore()
    .doc(paths.teamMember(uid, nadia))
    .update({
      isActive: false,
      deactivation: { takenOverBy: 'dana', startedAt: FieldValue.serverTimestamp() },
    });
  await firestore()
    .doc(paths.assignedAgent(uid, 'ash', 'monday'))
    .update({ memberId: 'dana' });
  await signIn(page, email, '/team');

  await test.step('it is shown as unfinished', async () => {
    await expect(page.getByRole('row', { name: /Nadia Flores/ })).toContainText('Unfinished');
    await page.getByRole('link', { name: /Nadia Flores/ }).click();
    await expect(page.getByText('Reassigned to: Dana Cole')).toBeVisible();
  });

  await test.step('it is completed with the chosen replacement', async () => {
    await page.getByRole('button', { name: 'Finish', exact: true }).click();
    await expect(dialog(page).getByRole('term').first()).toHaveText(
      textOf(lifecycleTexts, 'groups.regular', { count: 2 }),
    );
    await expect(dialog(page).getByRole('combobox')).toHaveValue('Dana Cole · District Manager');
    await button(page, 'Finish').click();
    await expect(toast(page, 'Nadia Flores was deactivated.')).toBeVisible();
    expect(await stateOf(uid)).toEqual(cleared(uid, 'dana', 'dana'));
    await expect(page.getByText('Reassigned to: Dana Cole')).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a member’s card has the actions, within reach of a thumb, and they don’t open it', async ({
    page,
  }) => {
    const { uid, email } = await ownerOfNadia();
    await signIn(page, email, '/team?q=');
    const menu = actions(page, 'Nadia Flores');
    await menu.tap();
    const action = page.getByRole('button', { name: 'Deactivate…' });
    await expect(action).toBeInViewport({ ratio: 1 });
    for (const target of [menu, action]) {
      const { width, height } = (await target.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    expect(await horizontalOverflow(page)).toBe(0);
    expect.soft(await axeFindings(page)).toEqual([]);
    await action.tap();
    await button(page, 'Deactivate Nadia Flores').tap();
    await expect(toast(page, 'Nadia Flores was deactivated.')).toBeVisible();
    await expect(page).toHaveURL('/team?q=');
    await expect(page.getByRole('row', { name: /Nadia Flores/ })).toContainText('Inactive');
    expect(await stateOf(uid)).toEqual(cleared(uid, null, null));
  });

  test('deleting shows what is lost, fails without loss, and leaves nothing behind', async ({ page }) => {
    const { uid, email } = await ownerOfNadia();
    await signIn(page, email, `/team/${nadia}`);
    const before = await stateOf(uid);

    await test.step('it shows what is lost', async () => {
      await choose(page, 'Delete…', 'Nadia Flores');
      await expect(dialog(page)).toContainText(textOf(lifecycleTexts, 'delete.text'));
      await expect(dialog(page).getByRole('term')).toHaveCount(4);
      expect(await horizontalOverflow(page)).toBe(0);
      expect.soft(await axeFindings(page)).toEqual([]);
    });

    await test.step('it fails without loss', async () => {
      await page.route('**/deleteTeamMember', (route) => route.abort('connectionreset'));
      await button(page, 'Delete Nadia Flores').tap();
      await expect(alert(page)).toHaveText(messages.deleteMemberFailed);
      expect(await stateOf(uid)).toEqual(before);
    });

    await test.step('it leaves nothing behind', async () => {
      await page.unroute('**/deleteTeamMember');
      await button(page, 'Delete Nadia Flores').tap();
      await expect(toast(page, 'Nadia Flores was deleted.')).toBeVisible();
      await expect(page).toHaveURL('/team');
      expect(await stateOf(uid)).toEqual({ ...cleared(uid, null, null), member: undefined });
    });
  });
});
