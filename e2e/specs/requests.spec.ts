import { expect, test, type Page } from '@playwright/test';
import { addDays, localDate, paths, weekdays } from 'shared-lib/domain';
import { axeFindings } from '../src/axeFindings.ts';
import { communityRecord, createOwner, firestore, memberRecord, type TestOwner } from '../src/backend.ts';
import { horizontalOverflow } from '../src/horizontalOverflow.ts';
import { loseNextAnswer } from '../src/loseNextAnswer.ts';
import { signIn } from '../src/signIn.ts';

/** A date, so many days from the present one in New York, where the tests' browser is. */
const on = (days: number) => addDays(localDate(Date.now(), 'America/New_York'), days);
const night = on(5);

const dayOff = (userId: string, requestDate = night) => ({
  userId,
  status: 'pending',
  requestType: 'requestOff',
  requestDate,
});
const shift = (userId: string, communityId: string) => ({
  ...dayOff(userId),
  requestType: 'shift',
  communityId,
});
/** An entry that no screen can read. */
const damaged = { status: 'lost' };

const team = { ada: ['Ada', 'Byron'], bo: ['Bo', 'Larsen'], cy: ['Cy', 'Novak'] } as const;

/**
 * An owner with communities that are served every day: Ada serves Ash and Elm, nobody Oak; Bo knows Elm from another weekday.
 * @param requests the list that all of them share.
 */
async function busyOwner(requests: readonly object[]): Promise<TestOwner> {
  const place = (name: string) => ({ ...communityRecord(name), serviceDays: weekdays });
  const owner = await createOwner({
    communities: { ash: place('Ash Gardens'), elm: place('Elm Street'), oak: place('Oak Park') },
    requests: { shared: { requests } },
  });
  const { uid } = owner;
  const batch = firestore().batch();
  for (const [id, [first, last]] of Object.entries(team)) {
    batch.set(firestore().doc(paths.teamMember(uid, id)), memberRecord(uid, first, last));
  }
  const weekday = weekdays[(new Date(`${night}T00:00:00Z`).getUTCDay() + 6) % 7]!;
  for (const day of weekdays) {
    const agents = { ash: 'ada', elm: day === weekday ? 'ada' : 'bo' };
    for (const [communityId, memberId] of Object.entries(agents)) {
      const agent = { day, communityId, customerId: uid, memberId };
      batch.set(firestore().doc(paths.assignedAgent(uid, communityId, day)), agent);
    }
  }
  await batch.commit();
  return owner;
}

const storedRequests = async (uid: string, record = 'shared'): Promise<Record<string, unknown>[]> =>
  ((await firestore().doc(paths.requestRecord(uid, record)).get()).get('requests') ?? []) as [];
const storedShifts = async (uid: string): Promise<Record<string, unknown>> => {
  const entries = (await firestore().doc(paths.scheduleNight(uid, night)).get()).get('schedule') as
    { communityId: string; newAgentId: string | null }[] | undefined;
  return Object.fromEntries((entries ?? []).map(({ communityId, newAgentId }) => [communityId, newAgentId]));
};

const list = (page: Page) => page.getByRole('table', { name: 'Requests' });
const row = (page: Page, name: string) => list(page).getByRole('row').filter({ hasText: name });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Request', exact: true });
const press = (page: Page, name: string | RegExp) =>
  panel(page).getByRole('button', { name, exact: true }).click();
const open = (page: Page, name: string) => row(page, name).getByRole('button').click();
const toast = (page: Page, text: string) => page.getByRole('group', { name: text });
const field = (page: Page, name: string | RegExp) => panel(page).getByRole('combobox', { name });

async function choose(page: Page, name: string | RegExp, option: string | RegExp) {
  await field(page, name).click();
  await page.getByRole('option', { name: option }).click();
}

const requestsTab = '/schedule?tab=requests';

test('a day off is approved with someone else for each shift, in one step, and taken back', async ({
  page,
}) => {
  const { uid, email } = await busyOwner([dayOff('ada'), damaged]);
  await signIn(page, email, requestsTab);
  await expect(page.getByRole('tab', { name: 'Requests 1 pending' })).toBeVisible();
  await open(page, 'Ada Byron');
  await expect(page).toHaveURL(`${requestsTab}&request=shared%2F0`);
  await expect(panel(page).getByText('2 stay open')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // Bo knows Elm Street; at Ash Gardens all are equal, and Bo has more to do in the week.
  await press(page, 'Use the suggestions');
  await expect(field(page, /Elm Street/)).toHaveValue('Bo Larsen');
  await expect(field(page, /Elm Street/)).toHaveAccessibleDescription(/Knows it from/);
  await expect(field(page, /Ash Gardens/)).toHaveValue('Cy Novak');
  await choose(page, 'For all shifts', 'Keep Ada Byron on it');
  await expect(panel(page).getByText('2 are kept')).toBeVisible();
  await choose(page, /Elm Street/, /Bo Larsen/);
  await choose(page, /Ash Gardens/, /Leave it open/);
  await press(page, 'Approve day off');

  await expect(toast(page, 'The request of Ada Byron is approved.')).toBeVisible();
  await expect(panel(page).getByText(/Approved by you/)).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'Ada Byron' })).toBeFocused();
  expect(await storedShifts(uid)).toEqual({ ash: null, elm: 'bo' });
  const stored = await storedRequests(uid);
  expect(stored[0]).toMatchObject({ ...dayOff('ada'), status: 'approved', decidedBy: uid });
  expect(stored[1]).toEqual(damaged);

  await toast(page, 'The request of Ada Byron is approved.').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone: everything is as it was.')).toBeVisible();
  expect(await storedShifts(uid)).toEqual({});
  expect(await storedRequests(uid)).toEqual([dayOff('ada'), damaged]);
});

test('a shift is given to who asks, after what speaks against it was said; cancelling gives it back', async ({
  page,
}) => {
  const { uid, email } = await busyOwner([shift('cy', 'ash'), dayOff('cy')]);
  await signIn(page, email, `${requestsTab}&request=shared/0`);
  await expect(panel(page)).toContainText('Approving takes this shift from Ada Byron.');
  await expect(panel(page)).toContainText('Asked for that night off');
  await press(page, 'Approve and assign');
  await expect(toast(page, 'The request of Cy Novak is approved.')).toBeVisible();
  expect(await storedShifts(uid)).toEqual({ ash: 'cy' });

  await press(page, 'Cancel request…');
  const question = page.getByRole('dialog', { name: 'Cancel this request?' });
  await expect(question).toContainText('The shift at Ash Gardens goes back to Ada Byron.');
  await question.getByLabel('Reason (optional)').fill('Plans changed');
  await question.getByRole('button', { name: 'Cancel request' }).click();
  await expect(toast(page, 'The request of Cy Novak is cancelled.')).toBeVisible();
  await expect(panel(page)).toContainText('Plans changed');
  expect(await storedShifts(uid)).toEqual({});
  expect((await storedRequests(uid))[0]).toMatchObject({
    status: 'cancelled',
    cancelledBy: uid,
    cancellationReason: 'Plans changed',
  });

  await press(page, 'Next');
  await press(page, 'Decline');
  await expect(toast(page, 'The request of Cy Novak is declined.')).toBeVisible();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(requestsTab);
  await expect(page.getByText('No pending requests')).toBeVisible();
  // Its row is gone, and the focus is not lost with it.
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('of two who decide at once neither loses a neighbour, and the second at the same one is told', async ({
  page,
  browser,
}) => {
  const { uid, email } = await busyOwner([dayOff('bo'), dayOff('cy'), dayOff('ada')]);
  const other = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await Promise.all([
    signIn(page, email, `${requestsTab}&request=shared/0`),
    signIn(other, email, `${requestsTab}&request=shared/1`),
  ]);
  await expect(panel(page).getByRole('heading', { name: 'Bo Larsen' })).toBeVisible();
  await expect(panel(other).getByRole('heading', { name: 'Cy Novak' })).toBeVisible();
  await Promise.all([press(page, 'Approve day off'), press(other, 'Decline')]);
  await expect(toast(page, 'The request of Bo Larsen is approved.')).toBeVisible();
  await expect(toast(other, 'The request of Cy Novak is declined.')).toBeVisible();
  expect((await storedRequests(uid)).map(({ status }) => status)).toEqual([
    'approved',
    'declined',
    'pending',
  ]);

  await page.goto(`${requestsTab}&request=shared/2`);
  await other.goto(`${requestsTab}&request=shared/2`);
  await expect(panel(page).getByText('2 stay open')).toBeVisible();
  await expect(panel(other).getByText('2 stay open')).toBeVisible();
  // The other one's decision is on its way, on what was read before, while this one's is stored.
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await other.route(/documents:commit/, (route) => arrival.then(() => route.continue()));
  await press(other, 'Decline');
  await press(page, 'Approve day off');
  await expect(toast(page, 'The request of Ada Byron is approved.')).toBeVisible();
  arrive();
  await expect(panel(other).getByRole('alert')).toHaveText(
    'This request was approved meanwhile, by you. Nothing was changed.',
  );
  expect((await storedRequests(uid))[2]).toMatchObject({ status: 'approved' });
  expect(await storedShifts(uid)).toEqual({ ash: null, elm: null });
  await other.context().close();
});

test('a connection that is lost leaves all or nothing, and an answer that is lost is no one else’s doing', async ({
  page,
  context,
}) => {
  const { uid, email } = await busyOwner([dayOff('ada')]);
  await signIn(page, email, `${requestsTab}&request=shared/0`);
  await expect(panel(page).getByText('2 stay open')).toBeVisible();
  const commit = /documents:commit/;

  // On the way there, and it stays away for all that is tried by itself.
  await page.route(commit, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await press(page, 'Approve day off');
  await expect(panel(page).getByRole('alert')).toContainText('It couldn’t be saved', { timeout: 30_000 });
  expect(await storedRequests(uid)).toEqual([dayOff('ada')]);
  expect(await storedShifts(uid)).toEqual({});
  await page.unroute(commit);
  await context.setOffline(false);

  // On the way back: all of it was done, and is tried again.
  await choose(page, /Elm Street/, 'Keep Ada Byron on it');
  await loseNextAnswer(page);
  await press(page, 'Approve day off');
  await expect(toast(page, 'The request of Ada Byron is approved.')).toBeVisible();
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  expect((await storedRequests(uid))[0]).toMatchObject({ status: 'approved', decidedBy: uid });
  expect(await storedShifts(uid)).toEqual({ ash: null });

  await choose(page, /Elm Street/, /Bo Larsen/);
  await loseNextAnswer(page);
  await press(page, 'Save shifts');
  await expect(toast(page, 'The shifts of Ada Byron that night are changed.')).toBeVisible();
  expect(await storedShifts(uid)).toEqual({ ash: null, elm: 'bo' });
});

test('an undo is refused when someone else decided meanwhile, and without a connection nothing is tried', async ({
  page,
  context,
}) => {
  const { uid, email } = await busyOwner([dayOff('ada')]);
  await signIn(page, email, requestsTab);
  await open(page, 'Ada Byron');
  await expect(panel(page).getByText('2 stay open')).toBeVisible();
  await context.setOffline(true);
  await press(page, 'Decline');
  await expect(panel(page).getByRole('alert')).toContainText('You’re offline');
  expect(await storedRequests(uid)).toEqual([dayOff('ada')]);

  await context.setOffline(false);
  await press(page, 'Decline');
  const declined = toast(page, 'The request of Ada Byron is declined.');
  await expect(declined).toBeVisible();
  const record = firestore().doc(paths.requestRecord(uid, 'shared'));
  await record.update({ requests: [{ ...dayOff('ada'), status: 'cancelled', cancelledBy: 'bo' }] });
  await expect(panel(page).getByText('Cancelled', { exact: true })).toBeVisible();
  await declined.getByRole('button', { name: 'Undo' }).click();
  await expect(
    toast(page, 'Not undone. This request was cancelled meanwhile, by Bo Larsen. Nothing was changed.'),
  ).toBeVisible();
  expect((await storedRequests(uid))[0]).toMatchObject({ status: 'cancelled' });
});

test('several are approved together, and those that were not say why', async ({ page }) => {
  const { uid, email } = await busyOwner([
    dayOff('ada'),
    dayOff('bo', on(-3)),
    shift('cy', 'oak'),
    shift('bo', 'ash'),
  ]);
  await signIn(page, email, requestsTab);
  await page.getByRole('checkbox', { name: 'Select all that match' }).check();
  await page
    .getByRole('group', { name: 'Actions for the selection' })
    .getByRole('button', { name: 'Approve' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Approve 4 requests?' });
  await expect(dialog.getByRole('radio', { name: 'Leave them open' })).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Approve' }).click();

  const results = page.getByRole('dialog', { name: 'What was not decided' });
  await expect(results.getByRole('listitem')).toHaveCount(2);
  await expect(results.getByRole('listitem').filter({ hasText: 'This night is over' })).toContainText(
    'Bo Larsen',
  );
  await expect(results.getByRole('listitem').filter({ hasText: 'Open it' })).toContainText('Bo Larsen');
  expect((await storedRequests(uid)).map(({ status }) => status)).toEqual([
    'approved',
    'pending',
    'approved',
    'pending',
  ]);
  expect(await storedShifts(uid)).toEqual({ ash: null, elm: null, oak: 'cy' });
  await results.getByRole('button', { name: 'Close' }).last().click();

  await toast(page, '2 requests are approved.').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone: everything is as it was.')).toBeVisible();
  expect(await storedShifts(uid)).toEqual({});
  await expect(list(page)).toHaveAttribute('aria-rowcount', '5');
});

test('who calls out is put on the list, and what it leaves uncovered opens at once', async ({ page }) => {
  const { uid, email } = await busyOwner([]);
  await signIn(page, email, requestsTab);
  await page.getByRole('button', { name: 'Add request' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a request for a member' });
  const send = dialog.getByRole('button', { name: 'Add request' });
  await send.click();
  const member = dialog.getByRole('combobox', { name: 'Member' });
  await expect(member).toBeFocused();
  await expect(member).toHaveAccessibleDescription('Choose who asks.');
  await member.fill('ada');
  await page.getByRole('option', { name: 'Ada Byron' }).click();
  await dialog.getByLabel('Date').fill(on(-2));
  await send.click();
  await expect(dialog.getByLabel('Date')).toHaveAccessibleDescription(/That night is over/);
  await dialog.getByLabel('Date').fill(night);
  expect(await axeFindings(page)).toEqual([]);
  await send.dblclick();

  await expect(page).toHaveURL(`${requestsTab}&request=ada%2F0`);
  await expect(panel(page).getByText('2 stay open')).toBeVisible();
  // The record is the member's own, so that they can take it back in the field app.
  expect(await storedRequests(uid, 'ada')).toEqual([dayOff('ada')]);

  await page.goto('/team/ada?tab=requests');
  await page.getByRole('button', { name: 'Add request' }).click();
  await dialog.getByLabel('Date').fill(night);
  await send.click();
  await expect(dialog.getByLabel('Date')).toHaveAccessibleDescription(/asked for exactly this already/);
  await dialog.getByText('Shift', { exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Community' }).click();
  await page.getByRole('option', { name: 'Oak Park' }).click();
  await send.click();
  await expect(panel(page)).toContainText('Oak Park');
  expect(await storedRequests(uid, 'ada')).toEqual([dayOff('ada'), shift('ada', 'oak')]);
});

test('an answer that is lost on its way back is not taken for someone else’s deed', async ({ page }) => {
  const { uid, email } = await busyOwner([dayOff('ada'), dayOff('ada')]);
  await signIn(page, email, requestsTab);
  await page.getByRole('button', { name: 'Add request' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a request for a member' });
  await dialog.getByRole('combobox', { name: 'Member' }).fill('bo');
  await page.getByRole('option', { name: 'Bo Larsen' }).click();
  await dialog.getByLabel('Date').fill(night);
  await loseNextAnswer(page);
  await dialog.getByRole('button', { name: 'Add request' }).click();
  await expect(page).toHaveURL(`${requestsTab}&request=bo%2F0`);
  expect(await storedRequests(uid, 'bo')).toEqual([dayOff('bo')]);

  await page.goto(`${requestsTab}&request=shared/0`);
  await expect(panel(page).getByText('2 stay open')).toBeVisible();
  await loseNextAnswer(page);
  await press(page, 'Approve day off');
  await expect(toast(page, 'The request of Ada Byron is approved.')).toBeVisible();
  // The other one, which asks for the same, is not decided with it.
  expect((await storedRequests(uid)).map(({ status }) => status)).toEqual(['approved', 'pending']);
  expect(await storedShifts(uid)).toEqual({ ash: null, elm: null });
});

test('on a phone a past request of someone who left can be cleared away, and nothing else', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { uid, email } = await busyOwner([dayOff('gone', on(-4)), dayOff('ada')]);
  await firestore()
    .doc(paths.teamMember(uid, 'ada'))
    .update({ isActive: false, lastName: 'W'.repeat(200) });
  await signIn(page, email, requestsTab);
  await expect(row(page, 'Ada')).toContainText('Inactive');
  expect(await horizontalOverflow(page)).toBe(0);
  await open(page, 'Ada');
  await press(page, 'Use the suggestions');
  await expect(panel(page).getByText('2 shifts go to others')).toBeVisible();
  expect(await horizontalOverflow(page), 'panel').toBe(0);
  await press(page, 'Previous');
  await expect(panel(page)).toContainText('Unknown member');
  await expect(panel(page)).toContainText('This night is over');
  await expect(panel(page).getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await press(page, 'Decline');
  await expect(toast(page, 'The request of Unknown member is declined.')).toBeVisible();
  expect((await storedRequests(uid))[0]).toMatchObject({ status: 'declined' });
});
