import { expect, test, type Page, type Route } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { addDays, messages, paths, priceIds } from 'shared-lib/domain';
import { axeFindings } from '../src/axeFindings.ts';
import {
  addRecords,
  communityRecord,
  createOwner,
  firestore,
  memberRecord,
  type TestOwner,
} from '../src/backend.ts';
import { horizontalOverflow } from '../src/horizontalOverflow.ts';
import { signIn } from '../src/signIn.ts';

/** Today in New York, where the tests' browser and the communities are. */
const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
const inDays = (days: number) => addDays(today, days);
const nameOfDay = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

const nadia = 'nadia';
const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const request = (userId: string, status: string, requestDate: string) => ({
  userId,
  status,
  requestType: 'requestOff',
  requestDate,
});
const shift = (communityId: string, newAgentId: string) => ({ communityId, newAgentId });

/**
 * An owner on whose Nadia Flores hangs what hangs on that of the demo: assignments, shifts, a request, two communities that she
 * oversees; beside each, something of someone else's.
 */
async function ownerOfNadia(): Promise<TestOwner> {
  const owner = await createOwner({
    subscriptions: {
      paid: {
        status: 'active',
        priceId: priceIds.standard,
        quantity: 5,
        current_period_end: new Date(Date.now() + 86_400_000),
      },
    },
    communities: {
      ash: { ...communityRecord('Ash Gardens'), serviceDays: everyDay, districtManagerId: nadia },
      elm: { ...communityRecord('Elm Street'), serviceDays: everyDay, districtManagerId: nadia },
    },
    schedule: {
      [inDays(-2)]: { schedule: [shift('elm', nadia)] },
      [inDays(1)]: { schedule: [shift('elm', nadia), shift('ash', 'kim')] },
      [inDays(9)]: { schedule: [shift('elm', nadia)] },
    },
    requests: {
      'time-off': {
        requests: [
          request('kim', 'pending', inDays(1)),
          request(nadia, 'pending', inDays(3)),
          request(nadia, 'approved', inDays(-5)),
        ],
      },
    },
  });
  const { uid } = owner;
  await addRecords(uid, {
    team: {
      [nadia]: { ...memberRecord(uid, 'Nadia', 'Flores'), tier: 'District Manager' },
      dana: { ...memberRecord(uid, 'Dana', 'Cole'), tier: 'District Manager' },
      kim: memberRecord(uid, 'Kim', 'Ito'),
      old: { ...memberRecord(uid, 'Olaf', 'Berg'), isActive: false },
    },
  });
  const batch = firestore().batch();
  for (const [communityId, day, memberId] of [
    ['ash', 'monday', nadia],
    ['ash', 'friday', nadia],
    ['elm', 'sunday', nadia],
    ['elm', 'monday', 'kim'],
  ] as const) {
    batch.set(firestore().doc(paths.assignedAgent(uid, communityId, day)), {
      day,
      communityId,
      customerId: uid,
      memberId,
    });
  }
  await batch.commit();
  return owner;
}

const read = async (path: string) => (await firestore().doc(path).get()).data();

/** What hangs on the people of the owner's team, read as administrator. */
async function stateOf(uid: string) {
  const agents = await firestore().collectionGroup('assignedAgents').where('customerId', '==', uid).get();
  const scheduleOf = async (date: string) => (await read(paths.scheduleNight(uid, date)))?.schedule;
  const member = await read(paths.teamMember(uid, nadia));
  return {
    member: member && { isActive: member.isActive, unfinished: 'deactivation' in member },
    agents: agents.docs
      .map((agent) => `${agent.get('communityId')} ${agent.id} ${agent.get('memberId')}`)
      .sort(),
    managers: await Promise.all(
      ['ash', 'elm'].map(async (id) => (await read(paths.community(uid, id)))?.districtManagerId),
    ),
    schedules: await Promise.all([-2, 1, 9].map((days) => scheduleOf(inDays(days)))),
    requests: (await read(`${paths.requests(uid)}/time-off`))?.requests,
  };
}

/** What is left of it when the member is gone, cleared or given to someone. */
const cleared = (uid: string, agent: string | null, manager: string | null) => ({
  member: { isActive: false, unfinished: false },
  agents:
    agent === null
      ? ['elm monday kim']
      : [`ash friday ${agent}`, `ash monday ${agent}`, 'elm monday kim', `elm sunday ${agent}`],
  managers: [manager, manager],
  schedules: [
    [shift('elm', nadia)],
    [{ communityId: 'elm', newAgentId: agent }, shift('ash', 'kim')],
    [{ communityId: 'elm', newAgentId: agent }],
  ],
  requests: [
    request('kim', 'pending', inDays(1)),
    {
      ...request(nadia, 'cancelled', inDays(3)),
      cancelledAt: expect.anything(),
      cancelledBy: uid,
      cancellationReason: 'Team member deactivated',
    },
    request(nadia, 'approved', inDays(-5)),
  ],
});

const actions = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}` });
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const toast = (page: Page, words: string) => page.getByRole('group', { name: words });
const alert = (page: Page) => dialog(page).getByRole('alert');

async function choose(page: Page, action: string, name = 'Nadia Flores') {
  await actions(page, name).click();
  await page.getByRole('button', { name: action, exact: true }).click();
}

/** Counts the calls of a function that are sent. */
function countCalls(page: Page, name: string) {
  const calls: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith(`/${name}`)) calls.push(sent.url());
  });
  return calls;
}

test('what hangs on Nadia Flores is listed before anything happens, and cleared when one says so', async ({
  page,
}) => {
  const { uid, email } = await ownerOfNadia();
  const calls = countCalls(page, 'deactivateTeamMember');
  await signIn(page, email, `/team/${nadia}`);
  const before = await stateOf(uid);
  await choose(page, 'Deactivate…');
  await expect(page.getByRole('dialog', { name: 'Deactivate Nadia Flores?' })).toBeVisible();
  const groups = dialog(page).getByRole('definition');
  await expect(dialog(page).getByRole('term')).toHaveText([
    'Regular assignments (3)',
    'District manager of (2)',
    'Scheduled shifts from today on (2)',
    'Pending requests (1)',
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

  await button(page, 'Cancel').click();
  await expect(dialog(page)).toBeHidden();
  await expect(actions(page, 'Nadia Flores')).toBeFocused();
  expect(await stateOf(uid)).toEqual(before);

  await choose(page, 'Deactivate…');
  await button(page, 'Deactivate').dblclick();
  await expect(toast(page, 'Nadia Flores was deactivated.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  expect(await stateOf(uid)).toEqual(cleared(uid, null, null));
  expect(calls).toHaveLength(1);
  await expect(page.getByRole('main').getByText('Inactive', { exact: true })).toBeVisible();
  await expect(page.getByText('No shifts in the next two weeks.')).toBeVisible();
});

test('someone takes over, from the list of active members, with what speaks against it', async ({ page }) => {
  const { uid, email } = await ownerOfNadia();
  await signIn(page, email, '/team?status=active');
  await choose(page, 'Deactivate…');
  const taker = dialog(page).getByRole('combobox', { name: 'Who takes over?' });
  await taker.click();
  await expect(page.getByRole('option')).toHaveText([
    'Dana Cole · District Manager',
    'Kim Ito · Collection Specialist',
  ]);
  await page.getByRole('option', { name: /Kim Ito/ }).click();
  await expect(dialog(page)).toContainText(
    `Kim Ito has time off, approved or asked for, on ${nameOfDay(inDays(1))}.`,
  );
  await expect(dialog(page)).toContainText('the communities are left without a district manager');
  await taker.fill('dana');
  await page.getByRole('option', { name: /Dana Cole/ }).click();
  await expect(dialog(page)).not.toContainText('time off, approved');
  await button(page, 'Deactivate').click();
  await expect(toast(page, 'Nadia Flores was deactivated.')).toBeVisible();
  expect(await stateOf(uid)).toEqual(cleared(uid, 'dana', 'dana'));
  await expect(page.getByRole('row', { name: /Nadia Flores/ })).toBeHidden();
  await expect(page.getByRole('row', { name: /Dana Cole/ })).toContainText('Elm Street');
});

test('what others write to the same lists at the same moment survives', async ({ page }) => {
  const { uid, email } = await ownerOfNadia();
  await signIn(page, email, `/team/${nadia}`);
  await choose(page, 'Deactivate…');
  await expect(dialog(page).getByRole('term')).toHaveCount(4);
  const night = firestore().doc(paths.scheduleNight(uid, inDays(9)));
  const list = firestore().doc(`${paths.requests(uid)}/time-off`);
  const others = Array.from({ length: 8 }, (_, index) => `place-${index}`);
  const editing = others.map((id) =>
    firestore().runTransaction(async (transaction) => {
      const [schedule, requests] = await transaction.getAll(night, list);
      transaction.update(night, { schedule: [...schedule!.get('schedule'), shift(id, 'kim')] });
      transaction.update(list, { requests: [...requests!.get('requests'), request(id, 'pending', today)] });
    }),
  );
  await Promise.all([...editing, button(page, 'Deactivate').click()]);
  await expect(toast(page, 'Nadia Flores was deactivated.')).toBeVisible();
  const { schedules, requests, member } = await stateOf(uid);
  expect(member).toEqual({ isActive: false, unfinished: false });
  expect(schedules[2]).toHaveLength(9);
  expect(schedules[2]).toEqual(expect.arrayContaining(others.map((id) => shift(id, 'kim'))));
  expect(schedules[2]).toContainEqual({ communityId: 'elm', newAgentId: null });
  expect(requests).toHaveLength(11);
  expect(requests.filter(({ status }: { status: string }) => status === 'pending')).toHaveLength(9);
});

test('a connection that is lost leaves all or nothing, and trying again is safe', async ({ page }) => {
  const { uid, email } = await ownerOfNadia();
  const url = '**/deactivateTeamMember';
  await signIn(page, email, `/team/${nadia}`);
  const before = await stateOf(uid);
  await choose(page, 'Deactivate…');

  // On the way there.
  await page.route(url, (route) => route.abort('connectionreset'));
  await button(page, 'Deactivate').click();
  await expect(alert(page)).toHaveText(messages.updateStatusFailed);
  await expect(dialog(page)).toContainText('Trying again is safe');
  expect(await stateOf(uid)).toEqual(before);

  // Something in between that answers in the place of the function.
  await page.unroute(url);
  await page.route(url, (route) =>
    route.fulfill({ status: 502, headers: { 'access-control-allow-origin': '*' }, body: 'Bad gateway' }),
  );
  await button(page, 'Deactivate').click();
  await expect(alert(page)).toHaveText(messages.updateStatusError);
  expect(await stateOf(uid)).toEqual(before);

  // On the way back: all of it was done, and the member's record says so.
  await page.unroute(url);
  await page.route(url, async (route: Route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort('connectionreset');
  });
  await button(page, 'Deactivate').click();
  await expect(toast(page, 'Nadia Flores was deactivated.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  expect(await stateOf(uid)).toEqual(cleared(uid, null, null));
});

test('a deactivation that broke off is said to be unfinished, keeps who takes over, and is finished', async ({
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
  await expect(page.getByRole('row', { name: /Nadia Flores/ })).toContainText('Unfinished');
  await page.getByRole('link', { name: /Nadia Flores/ }).click();
  await expect(page.getByText('Taking over: Dana Cole')).toBeVisible();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(dialog(page).getByRole('term').first()).toHaveText('Regular assignments (2)');
  await expect(dialog(page).getByRole('combobox')).toHaveValue('Dana Cole · District Manager');
  await button(page, 'Finish').click();
  await expect(toast(page, 'Nadia Flores was deactivated.')).toBeVisible();
  expect(await stateOf(uid)).toEqual(cleared(uid, 'dana', 'dana'));
  await expect(page.getByText('Taking over: Dana Cole')).toBeHidden();
});

test('at the limit activation is refused before it is asked, and by the function in its own words', async ({
  page,
}) => {
  const { uid, email } = await createOwner();
  const calls = countCalls(page, 'reactivateTeamMember');
  const ada = { ...memberRecord(uid, 'Ada', uid), isActive: false };
  await addRecords(uid, { team: { [`${uid}-a`]: ada, [`${uid}-b`]: memberRecord(uid, 'Bo', uid) } });
  await signIn(page, email, '/team');
  await choose(page, 'Reactivate…', `Ada ${uid}`);
  await expect(alert(page)).toHaveText(messages.toggleAtLimit(1));
  await expect(button(page, 'Reactivate')).toHaveCount(0);
  expect.soft(await axeFindings(page)).toEqual([]);
  await button(page, 'Close').first().click();
  expect(calls).toHaveLength(0);

  const bo = firestore().doc(paths.teamMember(uid, `${uid}-b`));
  await bo.update({ isActive: false });
  await expect(page.getByText('0 of 1 active members on your plan')).toBeVisible();

  // Somebody takes the place while it is being asked.
  await choose(page, 'Reactivate…', `Ada ${uid}`);
  await expect(button(page, 'Reactivate')).toBeVisible();
  await bo.update({ isActive: true });
  await expect(alert(page)).toHaveText(messages.activateAtLimit);
  await button(page, 'Close').first().click();
  await bo.update({ isActive: false });
  await expect(page.getByText('0 of 1 active members on your plan')).toBeVisible();

  // Somebody takes the place while the call is on its way.
  await page.route('**/reactivateTeamMember', async (route) => {
    await bo.update({ isActive: true });
    await route.continue();
  });
  await choose(page, 'Reactivate…', `Ada ${uid}`);
  await button(page, 'Reactivate').click();
  await expect(alert(page)).toHaveText(messages.reactivateFailedBecause(messages.planLimit(1)));
  expect(await read(paths.teamMember(uid, `${uid}-a`))).toMatchObject({ isActive: false });

  await page.unroute('**/reactivateTeamMember');
  await page.route('**/reactivateTeamMember', (route) =>
    route.fulfill({
      status: 403,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { status: 'PERMISSION_DENIED', message: '' } },
    }),
  );
  await bo.update({ isActive: false });
  await button(page, 'Reactivate').click();
  await expect(alert(page)).toHaveText(messages.reactivateMemberFailed);

  await page.unroute('**/reactivateTeamMember');
  await button(page, 'Reactivate').click();
  await expect(toast(page, `Ada ${uid} is active again.`)).toBeVisible();
  expect(await read(paths.teamMember(uid, `${uid}-a`))).toMatchObject({ isActive: true });
  // Ada had no login account.
  expect((await getAuth().getUser(`${uid}-a`)).email).toBe(ada.email);
});

test('nobody is activated while the plan is not known', async ({ page, context }) => {
  const { uid, email } = await createOwner();
  await addRecords(uid, {
    team: { [`${uid}-a`]: { ...memberRecord(uid, 'Ada', uid), isActive: false } },
  });
  await signIn(page, email, `/team/${uid}-a`);
  // The dialogs are there before the connection goes.
  await choose(page, 'Delete…', `Ada ${uid}`);
  await button(page, 'Cancel').click();
  await expect(dialog(page)).toBeHidden();
  await context.setOffline(true);
  await choose(page, 'Reactivate…', `Ada ${uid}`);
  await button(page, 'Reactivate').click();
  await expect(alert(page)).toHaveText(messages.planUnavailable);
  await context.setOffline(false);
  await expect(async () => {
    await button(page, 'Reactivate').click();
    await expect(toast(page, `Ada ${uid} is active again.`)).toBeVisible();
  }).toPass();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('deleting says what is lost, fails without loss, and leaves nothing behind', async ({ page }) => {
    const { uid, email } = await ownerOfNadia();
    await signIn(page, email, `/team/${nadia}`);
    const before = await stateOf(uid);
    await choose(page, 'Delete…');
    await expect(dialog(page)).toContainText('This can’t be undone.');
    await expect(dialog(page).getByRole('term')).toHaveCount(4);
    expect(await horizontalOverflow(page)).toBe(0);
    expect.soft(await axeFindings(page)).toEqual([]);
    await page.route('**/deleteTeamMember', (route) => route.abort('connectionreset'));
    await button(page, 'Delete Nadia Flores').tap();
    await expect(alert(page)).toHaveText(messages.deleteMemberFailed);
    expect(await stateOf(uid)).toEqual(before);
    await page.unroute('**/deleteTeamMember');
    await button(page, 'Delete Nadia Flores').tap();
    await expect(toast(page, 'Nadia Flores was deleted.')).toBeVisible();
    await expect(page).toHaveURL('/team');
    expect(await stateOf(uid)).toEqual({ ...cleared(uid, null, null), member: undefined });
  });
});
