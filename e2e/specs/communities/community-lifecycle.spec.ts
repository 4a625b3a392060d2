import { expect, test, type Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { addDays, localDate, paths, weekdays } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, communityRecord, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { alert, button, choose, countCalls, dialog } from '../../src/areas/memberActions.ts';
import { cell } from '../../src/areas/scheduleWeek.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { lifecycle as lifecycleTexts } from '../../../mf-communities/src/lifecycle/texts/en.ts';
import { patternOf, textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { en as billingTexts } from '../../../mf-billing/src/texts/en.ts';
import { en as communitiesTexts } from '../../../mf-communities/src/texts/en.ts';

const tomorrow = addDays(localDate(Date.now(), 'America/New_York'), 1);

/** An owner with Elm Row, which has every kind of dependent record, and with Oak Park. */
async function ownerOfElm() {
  const owner = await createOwner({
    communities: {
      elm: {
        ...communityRecord('Elm Row'),
        serviceDays: [...weekdays],
        slug: 'elm-row',
        districtManagerId: 'dana',
      },
      oak: { ...communityRecord('Oak Park'), slug: 'oak-park' },
    },
    schedule: { [tomorrow]: { schedule: [{ communityId: 'elm', newAgentId: 'sam' }] } },
    requests: {
      sam: {
        requests: [
          {
            userId: 'sam',
            status: 'pending',
            requestType: 'shift',
            requestDate: tomorrow,
            communityId: 'elm',
          },
        ],
      },
    },
    units: { a: { communityId: 'elm', unitNumber: '101' }, b: { communityId: 'oak', unitNumber: '1' } },
    binTags: { tag: { communityId: 'elm', status: 'assigned', label: 'A-101' } },
  });
  const { uid } = owner;
  await firestore()
    .doc(paths.assignedAgent(uid, 'elm', 'monday'))
    .set({ customerId: uid, communityId: 'elm', day: 'monday', memberId: 'sam' });
  await addRecords(uid, {
    team: {
      sam: memberRecord(uid, 'Sam', 'Ortiz'),
      dana: { ...memberRecord(uid, 'Dana', 'Cole'), tier: 'District Manager' },
    },
  });
  return owner;
}

const stored = async (uid: string, id: string) =>
  (await firestore().doc(paths.community(uid, id)).get()).data();
const agentsOf = async (uid: string, id: string) =>
  (await firestore().collection(paths.assignedAgents(uid, id)).get()).docs.map((agent) => [
    agent.id,
    agent.get('memberId'),
  ]);
const row = (page: Page, name: string) => page.getByRole('row', { name });
const search = (page: Page) => page.getByRole('combobox', { name: /Search/ });

test('a community is archived with its assignments, disappears everywhere, and is restored', async ({
  page,
}) => {
  const { uid, email } = await ownerOfElm();
  await signIn(page, email, '/communities/elm');

  await test.step('affected records are listed by kind, and canceling changes nothing', async () => {
    await choose(page, 'Archive…', 'Elm Row');
    await expect(page.getByRole('dialog', { name: 'Archive Elm Row?' })).toBeVisible();
    await expect(dialog(page).getByRole('term')).toHaveText([
      textOf(lifecycleTexts, 'groups.regular', { count: 1 }),
      textOf(lifecycleTexts, 'groups.manager', { count: 1 }),
      textOf(lifecycleTexts, 'groups.nights', { count: 1 }),
      textOf(lifecycleTexts, 'groups.requests', { count: 1 }),
      'Kept but inactive',
    ]);
    await expect(dialog(page).getByRole('definition').first()).toHaveText('Sam Ortiz: Mon');
    await expect(dialog(page)).toContainText('Dana Cole');
    await expect(dialog(page)).toContainText('1 unit');
    expect.soft(await axeFindings(page)).toEqual([]);
    await button(page, 'Cancel').click();
    expect(await stored(uid, 'elm')).not.toHaveProperty('archivedAt');
  });

  await test.step('without a connection nothing happens, and it can be retried', async () => {
    const calls = countCalls(page, 'archiveCommunity');
    await choose(page, 'Archive…', 'Elm Row');
    await expect(dialog(page).getByRole('term')).toHaveCount(5);
    await page.context().setOffline(true);
    await button(page, 'Archive Elm Row').click();
    await expect(alert(page)).toContainText('Elm Row wasn’t archived.');
    await page.context().setOffline(false);
    await expect(async () => {
      await button(page, 'Archive Elm Row').click();
      await expect(toast(page, 'Elm Row was archived.')).toBeVisible({ timeout: 3000 });
    }).toPass();
    expect(calls.length).toBeGreaterThan(0);
    expect(await stored(uid, 'elm')).toMatchObject({
      archivedAt: expect.any(Timestamp),
      districtManagerId: null,
    });
    expect(await agentsOf(uid, 'elm')).toEqual([]);
    expect((await firestore().doc(paths.scheduleNight(uid, tomorrow)).get()).get('schedule')).toEqual([]);
    expect((await firestore().doc(paths.requestRecord(uid, 'sam')).get()).get('requests')).toMatchObject([
      { status: 'cancelled', cancellationReason: 'Community archived' },
    ]);
    await expect(
      page.getByRole('status').filter({ hasText: patternOf(lifecycleTexts, 'notice.archived') }),
    ).toBeVisible();
  });

  await test.step('it is gone from the list, the schedule, the search and the plan’s count', async () => {
    await page.getByRole('link', { name: 'All communities' }).click();
    await expect(row(page, 'Oak Park')).toBeVisible();
    await expect(row(page, 'Elm Row')).toBeHidden();
    await expect(page.getByRole('main')).toContainText(
      `${textOf(communitiesTexts, 'summary', { used: 1, limit: 2 })} · ${textOf(lifecycleTexts, 'filter.show', { count: 1 })}`,
    );
    await search(page).fill('row');
    await expect(row(page, 'Oak Park')).toBeVisible();
    await expect(page.getByRole('option', { name: /Elm Row/ })).toBeHidden();
    await search(page).fill('');
    await navigateInApp(page, '/schedule');
    await expect(page.getByRole('main').getByText('Oak Park').first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Elm Row')).toBeHidden();
  });

  await test.step('a past week still has it, with its specialist at the time', async () => {
    await navigateInApp(page, `/schedule?week=${addDays(tomorrow, -15)}`);
    await expect(cell(page, 'Elm Row', 0)).toContainText('Sam Ortiz');
    await expect(cell(page, 'Elm Row', 1)).toContainText('Unassigned');
  });

  await test.step('a filter shows it, and it is restored with the members who are still there', async () => {
    await navigateInApp(page, '/communities');
    await page.getByRole('link', { name: '1 archived' }).click();
    await expect(page).toHaveURL(/standing=archived/);
    await expect(row(page, 'Elm Row')).toContainText('Archived');
    expect.soft(await axeFindings(page)).toEqual([]);
    await row(page, 'Elm Row').getByRole('checkbox').check();
    await page.getByRole('group').getByRole('button', { name: 'Restore…' }).click();
    await button(page, 'Restore Elm Row').click();
    await expect(toast(page, 'Elm Row was restored.')).toBeVisible();
    await expect(page.getByText('No archived communities')).toBeVisible();
    expect(await stored(uid, 'elm')).toMatchObject({ districtManagerId: 'dana' });
    expect(await agentsOf(uid, 'elm')).toEqual([['monday', 'sam']]);
  });
});

test('several are archived at once, undone, and restored only if the plan has room', async ({ page }) => {
  const { uid, email } = await ownerOfElm();
  await signIn(page, email, '/communities');

  await test.step('both are selected, and their affected records are shown', async () => {
    await page.getByRole('checkbox', { name: /all/i }).check();
    await page.getByRole('group').getByRole('button', { name: 'Archive…' }).click();
    await expect(page.getByRole('dialog', { name: 'Archive 2 communities?' })).toBeVisible();
    await expect(dialog(page).getByRole('term').first()).toHaveText('Communities (2)');
    await button(page, 'Archive 2 communities').click();
    await expect(toast(page, '2 communities were archived.')).toBeVisible();
    await expect(page.getByText(textOf(lifecycleTexts, 'filter.allArchived'))).toBeVisible();
  });

  await test.step('undo restores both', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, 'Elm Row')).toBeVisible();
    await expect(row(page, 'Oak Park')).toBeVisible();
    await expect.poll(() => agentsOf(uid, 'elm')).toEqual([['monday', 'sam']]);
  });

  await test.step('at the plan’s limit, restoring is refused with a reason', async () => {
    await addRecords(uid, {
      communities: { ash: { ...communityRecord('Ash Row'), archivedAt: Timestamp.now() } },
    });
    await navigateInApp(page, '/communities/ash');
    await page.getByRole('main').getByRole('status').getByRole('button', { name: 'Restore…' }).click();
    await expect(alert(page)).toHaveText(textOf(lifecycleTexts, 'restore.atLimit', { count: 2 }));
    expect(await stored(uid, 'ash')).toHaveProperty('archivedAt');
  });

  await test.step('with a larger plan, the pending restore continues', async () => {
    await addRecords(uid, {
      communities: { fir: { ...communityRecord('Fir Hill'), archivedAt: Timestamp.now() } },
    });
    await navigateInApp(page, '/communities?standing=archived');
    await expect(row(page, 'Fir Hill')).toBeVisible();
    await page.getByRole('checkbox', { name: /all/i }).check();
    await page.getByRole('group').getByRole('button', { name: 'Restore…' }).click();
    await dialog(page).getByRole('link', { name: 'Choose plan' }).click();
    await expect(page).toHaveURL(/\/settings\?tab=billing&seats=1&back=/);
    await addRecords(uid, {
      subscriptions: {
        one: {
          status: 'active',
          priceId: 'price_professional',
          quantity: 1,
          current_period_end: new Date(Date.now() + 30 * 86_400_000),
        },
      },
    });
    await page.getByRole('link', { name: textOf(billingTexts, 'billing.goBack') }).click();
    await button(page, 'Restore 2 communities').click();
    // The same message of the undo may still be there.
    await expect(
      toast(page, textOf(lifecycleTexts, 'restore.done', { count: 2, name: '2 communities' })).last(),
    ).toBeVisible();
    await expect(row(page, 'Fir Hill')).toHaveCount(0);
    await expect(page).toHaveURL('/communities?standing=archived');
  });
});

test('deleting removes a community’s dependent records, and keeps the records of its nights under its name', async ({
  page,
}) => {
  const { uid, email } = await ownerOfElm();
  await addRecords(uid, {
    violations: {
      v: {
        communityId: 'elm',
        serviceDate: tomorrow,
        memberId: 'sam',
        caseNumber: 'V-1',
        unitId: 'a',
        typeId: 't',
        typeName: 'Loose trash',
        status: 'open',
        reviewStatus: 'pending',
        observedAt: Timestamp.now(),
      },
    },
  });
  await signIn(page, email, '/communities/elm');

  await test.step('one with records of nights is archived first', async () => {
    await choose(page, 'Delete…', 'Elm Row');
    await expect(dialog(page)).toContainText(textOf(lifecycleTexts, 'delete.archiveFirst'));
    await button(page, 'Archive instead').click();
    await button(page, 'Archive Elm Row').click();
    await expect(toast(page, 'Elm Row was archived.')).toBeVisible();
  });

  await test.step('an aborted call is completed by the next', async () => {
    await choose(page, 'Delete…', 'Elm Row');
    await expect(dialog(page).getByRole('term')).toHaveText(['Permanently deleted']);
    await expect(dialog(page)).toContainText(textOf(lifecycleTexts, 'delete.text'));
    await page.route('**/deleteCommunity', (route) => route.abort(), { times: 1 });
    await button(page, 'Delete Elm Row').click();
    await expect(alert(page)).toContainText(textOf(lifecycleTexts, 'delete.failed', { name: 'Elm Row' }));
    await button(page, 'Delete Elm Row').click();
    await expect(toast(page, 'Elm Row was deleted.')).toBeVisible();
    await expect(page).toHaveURL('/communities');
  });

  await test.step('its units and tags are deleted, its name and its violation are kept', async () => {
    const units = await firestore().collection(paths.units(uid)).get();
    expect(units.docs.map(({ id }) => id)).toEqual(['b']);
    expect((await firestore().collection(paths.binTags(uid)).get()).size).toBe(0);
    expect(Object.keys((await stored(uid, 'elm')) ?? {}).sort()).toEqual([
      'archivedAt',
      'deletedAt',
      'propertyName',
      'slug',
      'timezone',
      'updatedAt',
    ]);
    expect((await firestore().doc(paths.slug(uid, 'elm-row')).get()).get('communityId')).toBe('elm');
    await navigateInApp(page, '/violations');
    await expect(row(page, 'V-1')).toContainText('Elm Row');
    await navigateInApp(page, '/communities/elm');
    await expect(page.getByRole('heading', { name: 'Elm Row was deleted' })).toBeVisible();
    expect.soft(await axeFindings(page)).toEqual([]);
    expect.soft(await horizontalOverflow(page)).toBe(0);
  });

  await test.step('one without any nights is deleted immediately and completely', async () => {
    await navigateInApp(page, '/communities/oak');
    await choose(page, 'Delete…', 'Oak Park');
    await button(page, 'Delete Oak Park').click();
    await expect(toast(page, 'Oak Park was deleted.')).toBeVisible();
    await expect(page.getByText('No communities yet')).toBeVisible();
    expect(await stored(uid, 'oak')).toBeUndefined();
  });
});
