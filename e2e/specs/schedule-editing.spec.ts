import { expect, test, type Page } from '@playwright/test';
import { addDays, paths, weekdays, weekdayOf } from 'shared-lib/domain';
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

// The whole week is in view, beside the toasts too: a drag can't scroll.
test.use({ viewport: { width: 1440, height: 1000 } });

const grid = (page: Page) => page.getByRole('grid', { name: 'Shifts of the week' });
/** The cell of a day of the week, from 0 for Monday, in the row of a community. */
const cell = (page: Page, community: string, day: number) =>
  grid(page).getByRole('row').filter({ hasText: community }).getByRole('gridcell').nth(day);
const panel = (page: Page) => page.getByRole('dialog');
const person = (page: Page, name: string) => panel(page).getByRole('radio', { name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const toast = (page: Page, name: string | RegExp) => page.getByRole('group', { name });

/** The Monday of next week in New York, where the tests' browser is: none of its nights is over. */
function nextMonday(): string {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
  return addDays(today, 7 - ((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
}
const monday = nextMonday();
const night = (day: number) => addDays(monday, day);
const week = `/schedule?week=${monday}`;

/** Served on weekdays: Ash at 8 by Ada, Birch at 10 by Bo, Cedar at 8 by nobody. Kim has nothing, Old is inactive. */
async function scheduledOwner(): Promise<TestOwner> {
  const served = weekdays.slice(0, 5);
  const place = (name: string, serviceStart: string) => ({
    ...communityRecord(name),
    serviceDays: served,
    serviceStart,
  });
  const owner = await createOwner({
    communities: {
      ash: place('Ash Gardens', '20:00'),
      birch: place('Birch Court', '22:00'),
      cedar: place('Cedar Hill', '20:00'),
    },
  });
  const { uid } = owner;
  await addRecords(uid, {
    team: {
      [`${uid}-ada`]: memberRecord(uid, 'Ada', 'Byron'),
      [`${uid}-bo`]: memberRecord(uid, 'Bo', 'Larsen'),
      [`${uid}-kim`]: memberRecord(uid, 'Kim', 'Lee'),
      [`${uid}-old`]: { ...memberRecord(uid, 'Old', 'Hand'), isActive: false },
    },
  });
  const batch = firestore().batch();
  for (const day of served) {
    for (const [communityId, who] of [
      ['ash', 'ada'],
      ['birch', 'bo'],
    ] as const) {
      const agent = { day, communityId, customerId: uid, memberId: `${uid}-${who}` };
      batch.set(firestore().doc(paths.assignedAgent(uid, communityId, day)), agent);
    }
  }
  await batch.commit();
  return owner;
}

/** The changes of a night as stored: who serves by community, without the owner's part of the id. */
async function overrides({ uid }: TestOwner, day: number): Promise<Record<string, string | null>> {
  const stored = await firestore()
    .doc(paths.scheduleNight(uid, night(day)))
    .get();
  const entries = (stored.data()?.['schedule'] ?? []) as { communityId: string; newAgentId: string | null }[];
  return Object.fromEntries(
    entries.map(({ communityId, newAgentId }) => [communityId, newAgentId?.replace(`${uid}-`, '') ?? null]),
  );
}
async function regularAgent(
  { uid }: TestOwner,
  communityId: string,
  day: number,
): Promise<string | undefined> {
  const path = paths.assignedAgent(uid, communityId, weekdayOf(night(day)));
  return (await firestore().doc(path).get()).data()?.['memberId']?.replace(`${uid}-`, '');
}
const timeOff = ({ uid }: TestOwner, who: string, day: number) =>
  addRecords(uid, {
    requests: {
      [`${uid}-${who}`]: {
        requests: [
          { userId: `${uid}-${who}`, status: 'approved', requestType: 'requestOff', requestDate: night(day) },
        ],
      },
    },
  });

/** Drags by the mouse, as a person does; `drop` false keeps the button held. */
async function drag(page: Page, from: ReturnType<typeof cell>, to: ReturnType<typeof cell>, drop = true) {
  await expect(page.locator('[data-drags]')).toBeAttached();
  await from.hover();
  await page.mouse.down();
  const { x, y, width, height } = (await to.boundingBox())!;
  await page.mouse.move(x + width / 2 - 8, y + height / 2, { steps: 5 });
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
  if (drop) await page.mouse.up();
}

test('by the panel a shift is assigned for a night or for every week, cleared, and given back', async ({
  page,
}) => {
  const owner = await scheduledOwner();
  await timeOff(owner, 'kim', 0);
  await signIn(page, owner.email, week);
  await cell(page, 'Ash Gardens', 0).click();
  // Whoever is free comes first; nobody inactive is there.
  await expect(panel(page).getByRole('group', { name: 'Who serves it' }).getByRole('radio')).toHaveCount(4);
  await expect(
    panel(page)
      .locator('label')
      .filter({ has: page.getByRole('radio') }),
  ).toContainText([/Nobody/, /Ada Byron.*Serves it now/, /Bo Larsen/, /Kim Lee.*Has this night off/]);
  expect(await axeFindings(page)).toEqual([]);
  await person(page, 'Kim Lee').check();
  await expect(panel(page).getByRole('status').filter({ hasText: 'Has this night off' })).toBeVisible();
  await press(page, 'Assign Kim Lee anyway');
  await expect(panel(page)).toBeHidden();
  await expect(cell(page, 'Ash Gardens', 0)).toBeFocused();
  await expect(cell(page, 'Ash Gardens', 0)).toContainText(/Kim Lee.*for Ada Byron/);
  await expect(
    cell(page, 'Ash Gardens', 0).getByRole('img', { name: /^Conflict: Has this night off/ }),
  ).toBeVisible();
  expect(await overrides(owner, 0)).toEqual({ ash: 'kim' });

  // For every Monday; the change of this night gives way.
  await cell(page, 'Ash Gardens', 0).click();
  await person(page, 'Bo Larsen').check();
  await page.getByRole('radio', { name: 'Every Monday' }).check();
  await press(page, 'Assign Bo Larsen');
  await expect(toast(page, 'Bo Larsen serves Ash Gardens every Monday.')).toBeVisible();
  await expect(cell(page, 'Ash Gardens', 0)).toHaveText(/Bo Larsen$/);
  expect(await overrides(owner, 0)).toEqual({});
  expect(await regularAgent(owner, 'ash', 0)).toBe('bo');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'Ash Gardens', 0)).toContainText(/Kim Lee.*for Ada Byron/);
  expect(await regularAgent(owner, 'ash', 0)).toBe('ada');

  await cell(page, 'Ash Gardens', 0).click();
  await press(page, 'Back to Ada Byron, who serves it regularly');
  await expect(cell(page, 'Ash Gardens', 0)).toHaveText(/Ada Byron$/);
  await cell(page, 'Ash Gardens', 1).click();
  await person(page, 'Nobody').check();
  await press(page, 'Clear this shift');
  await expect(cell(page, 'Ash Gardens', 1)).toContainText('Unassigned');
  expect([await overrides(owner, 0), await overrides(owner, 1)]).toEqual([{}, { ash: null }]);

  // A weekday that isn't served gets an extra shift, for that night alone.
  await cell(page, 'Birch Court', 5).click();
  await person(page, 'Kim Lee').check();
  await expect(page.getByRole('radio', { name: /^Every/ })).toHaveCount(0);
  await press(page, 'Assign Kim Lee');
  await expect(cell(page, 'Birch Court', 5)).toContainText('Extra service');
});

test('a person is dragged to swap, to move and from the list, with what it does shown before', async ({
  page,
}) => {
  const owner = await scheduledOwner();
  await signIn(page, owner.email, week);
  await drag(page, cell(page, 'Ash Gardens', 0), cell(page, 'Birch Court', 0), false);
  await expect(cell(page, 'Birch Court', 0)).toContainText('Swap');
  await expect(page.getByText(/^Swap Ada Byron with Bo Larsen/)).toBeVisible();
  await page.mouse.up();
  await expect(cell(page, 'Birch Court', 0)).toContainText('Ada Byron');
  await expect(cell(page, 'Ash Gardens', 0)).toContainText('Bo Larsen');
  expect(await overrides(owner, 0)).toEqual({ ash: 'bo', birch: 'ada' });

  // Ada serves Ash Gardens at that hour already, so the drop asks first.
  await press(page, 'People');
  const kim = page
    .getByRole('region', { name: 'People to assign' })
    .getByRole('listitem')
    .filter({ hasText: 'Kim Lee' });
  await drag(page, kim, cell(page, 'Cedar Hill', 1));
  await expect(cell(page, 'Cedar Hill', 1)).toContainText('Kim Lee');
  await drag(page, cell(page, 'Cedar Hill', 1), cell(page, 'Cedar Hill', 2));
  await expect(cell(page, 'Cedar Hill', 2)).toContainText('Kim Lee');
  await expect(cell(page, 'Cedar Hill', 1)).toContainText('Unassigned');
  expect([await overrides(owner, 1), await overrides(owner, 2)]).toEqual([{}, { cedar: 'kim' }]);
  await drag(page, cell(page, 'Ash Gardens', 3), cell(page, 'Cedar Hill', 2), false);
  await expect(page.getByText(/Ada Byron, Cedar Hill.*Serves Ash Gardens at the same hour/)).toBeVisible();
  await page.mouse.up();
  const question = page.getByRole('dialog', { name: 'Save with a conflict?' });
  await expect(question).toContainText('Serves Ash Gardens at the same hour');
  expect(await overrides(owner, 2)).toEqual({ cedar: 'kim' });
  await question.getByRole('button', { name: 'Save anyway' }).click();
  await expect(cell(page, 'Cedar Hill', 2)).toContainText('Ada Byron');
  expect([await overrides(owner, 2), await overrides(owner, 3)]).toEqual([{ cedar: 'ada' }, { ash: 'kim' }]);
});

test('by keys alone shifts are moved, copied, cleared, found and taken back', async ({ page }) => {
  const owner = await scheduledOwner();
  await signIn(page, owner.email, week);
  await cell(page, 'Ash Gardens', 0).focus();
  await page.keyboard.press('Control+x');
  await expect(
    page.getByRole('status').filter({ hasText: 'Ada Byron picked up from Ash Gardens' }),
  ).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: 'Swap Ada Byron with Bo Larsen' })).toBeVisible();
  await page.keyboard.press('Control+v');
  await expect(cell(page, 'Birch Court', 0)).toContainText('Ada Byron');
  expect(await overrides(owner, 0)).toEqual({ ash: 'bo', birch: 'ada' });
  // Faster than the first of them can be saved.
  for (const keys of ['Control+z', 'Control+Shift+Z']) await page.keyboard.press(keys);
  await expect(page.getByRole('group', { name: /^Done again: / })).toBeVisible();
  await expect(cell(page, 'Birch Court', 0)).toContainText('Ada Byron');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'Birch Court', 0)).toHaveText(/Bo Larsen$/);

  await page.keyboard.press('n');
  await expect(cell(page, 'Cedar Hill', 0)).toBeFocused();
  await page.keyboard.press('n');
  await expect(cell(page, 'Cedar Hill', 1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+v');
  await expect(cell(page, 'Cedar Hill', 1)).toContainText('Bo Larsen');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await expect(cell(page, 'Cedar Hill', 1)).toContainText('Unassigned');
  expect(await overrides(owner, 1)).toEqual({});
});

test('a step is taken back from whichever view one looks at the schedule in', async ({ page }) => {
  const owner = await scheduledOwner();
  await signIn(page, owner.email, week);
  await cell(page, 'Ash Gardens', 0).click();
  await person(page, 'Kim Lee').check();
  await press(page, 'Assign Kim Lee');
  await expect(panel(page)).toBeHidden();

  await page.getByRole('radio', { name: 'By agent' }).check();
  const kim = page
    .getByRole('grid', { name: 'Shifts by agent' })
    .getByRole('row')
    .filter({ hasText: 'Kim Lee' });
  await expect(kim).toContainText('1 shift');
  // From the switch, which has the focus.
  await page.keyboard.press('Control+z');
  await expect(toast(page, /^Undone: Kim Lee serves Ash Gardens/)).toBeVisible();
  await expect(kim).toContainText('0 shifts');
  expect(await overrides(owner, 0)).toEqual({});

  await page.getByRole('radio', { name: 'Month' }).check();
  await press(page, /^Redo: Kim Lee serves Ash Gardens/);
  await expect(toast(page, /^Done again: /)).toBeVisible();
  await page.getByRole('radio', { name: 'By community' }).check();
  await page
    .getByRole('grid', { name: 'Shifts of the month' })
    .locator(`[data-date="${night(0)}"]`)
    .click();
  const shift = panel(page).getByRole('button', { name: /^Ash Gardens/ });
  await expect(shift).toContainText('Kim Lee');
  await page.keyboard.press('Control+z');
  await expect(shift).not.toContainText('Kim Lee');
  await expect(panel(page).getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  expect(await overrides(owner, 0)).toEqual({});
});

test('several shifts are selected and changed in one step, without those in conflict', async ({ page }) => {
  const owner = await scheduledOwner();
  await timeOff(owner, 'kim', 1);
  await signIn(page, owner.email, week);
  await cell(page, 'Ash Gardens', 0).focus();
  await cell(page, 'Ash Gardens', 1).click({ modifiers: ['Shift'] });
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: '3 shifts selected' })).toBeAttached();
  await expect(cell(page, 'Ash Gardens', 2)).toHaveAttribute('aria-selected', 'true');
  await cell(page, 'Birch Court', 4).click({ modifiers: ['ControlOrMeta'] });
  await press(page, 'Assign…');
  await expect(panel(page)).toHaveAccessibleName('4 shifts');
  await person(page, 'Kim Lee').check();
  await expect(panel(page).getByRole('status').filter({ hasText: 'Kim Lee, Ash Gardens' })).toContainText(
    'night off',
  );
  expect(await axeFindings(page)).toEqual([]);
  await press(page, 'Only the 3 without conflict');
  await expect(toast(page, '3 shifts changed.')).toBeVisible();
  await expect(cell(page, 'Ash Gardens', 2)).toContainText('Kim Lee');
  await expect(cell(page, 'Ash Gardens', 1)).toHaveText(/Ada Byron$/);
  expect([await overrides(owner, 0), await overrides(owner, 1), await overrides(owner, 4)]).toEqual([
    { ash: 'kim' },
    {},
    { birch: 'kim' },
  ]);

  await cell(page, 'Ash Gardens', 0).click({ modifiers: ['ControlOrMeta'] });
  await press(page, 'All of Kim Lee');
  await expect(page.getByRole('group', { name: 'Selected shifts' })).toContainText('3 shifts selected');
  await page.keyboard.press('Escape');
  await cell(page, 'Ash Gardens', 0).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(page.getByText('15 shifts, 15 unassigned')).toBeVisible();
  await toast(page, '10 shifts changed.').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('15 shifts, 5 unassigned')).toBeVisible();
  expect(await overrides(owner, 4)).toEqual({ birch: 'kim' });
});

test('a week is copied onto the next, with what that does shown before', async ({ page }) => {
  const owner = await scheduledOwner();
  const { uid } = owner;
  await timeOff(owner, 'kim', 8);
  const change = (day: number, entries: Record<string, string | null>) =>
    firestore()
      .doc(paths.scheduleNight(uid, night(day)))
      .set({
        schedule: Object.entries(entries).map(([communityId, who]) => ({
          communityId,
          newAgentId: who && `${uid}-${who}`,
        })),
        lastUpdated: new Date(),
      });
  await change(0, { ash: 'kim' });
  await change(1, { ash: 'kim' });
  await change(2, { cedar: 'old' });
  await change(3, { cedar: 'kim' });
  await change(7, { ash: 'bo' });
  await signIn(page, owner.email, week);
  await press(page, 'Copy week…');
  const dialog = page.getByRole('dialog', { name: /^Copy / });
  await expect(dialog.getByRole('status')).toHaveText('2 shifts change.');
  await expect(dialog).toContainText(/1 shift was changed for its night already.*Ash Gardens/);
  await expect(dialog).toContainText(
    /2 shifts are left out.*Kim Lee has the night off.*Old Hand is inactive/,
  );
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'Keep what was changed there' }).check();
  await expect(dialog.getByRole('status')).toHaveText('1 shift changes.');
  await dialog.getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: 'Copy 2 shifts' }).click();
  await expect(dialog).toBeHidden();
  expect([await overrides(owner, 7), await overrides(owner, 10)]).toEqual([{ ash: 'kim' }, { cedar: 'kim' }]);
  await toast(page, /^2 shifts copied/)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(toast(page, /^Undone/)).toBeVisible();
  expect([await overrides(owner, 7), await overrides(owner, 10)]).toEqual([{ ash: 'bo' }, {}]);
});

test('two people at once: other shifts of a night both survive, and an undo that was overtaken says so', async ({
  page,
  browser,
}) => {
  const owner = await scheduledOwner();
  await signIn(page, owner.email, week);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, owner.email, week);
  const give = async (on: Page, community: string, name: string) => {
    await cell(on, community, 0).click();
    await person(on, name).check();
    await press(on, new RegExp(`^Assign ${name}`));
    await expect(panel(on)).toBeHidden();
  };
  await Promise.all([give(page, 'Ash Gardens', 'Kim Lee'), give(other, 'Cedar Hill', 'Bo Larsen')]);
  await expect(cell(page, 'Cedar Hill', 0)).toContainText('Bo Larsen');
  expect(await overrides(owner, 0)).toEqual({ ash: 'kim', cedar: 'bo' });

  await give(other, 'Ash Gardens', 'Bo Larsen');
  await page.keyboard.press('Control+z');
  const refused = /^Can’t undo: someone else changed Ash Gardens, .* meanwhile\. Bo Larsen serves it now\.$/;
  await expect(toast(page, refused)).toBeVisible();
  expect(await overrides(owner, 0)).toEqual({ ash: 'bo', cedar: 'bo' });
  await other.context().close();
});

test('who is deactivated meanwhile gets no shift: not by a paste, nor by an undo, nor by a save on its way', async ({
  page,
}) => {
  const owner = await scheduledOwner();
  const { uid } = owner;
  const deactivate = (who: string) =>
    firestore()
      .doc(paths.teamMember(uid, `${uid}-${who}`))
      .update({ isActive: false });
  const give = (day: number) =>
    firestore()
      .doc(paths.scheduleNight(uid, night(day)))
      .set({ schedule: [{ communityId: 'cedar', newAgentId: `${uid}-kim` }], lastUpdated: new Date() });
  await Promise.all([give(0), give(1)]);
  await signIn(page, owner.email, week);
  await cell(page, 'Ash Gardens', 0).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'Delete']) await page.keyboard.press(key);
  await expect(cell(page, 'Cedar Hill', 0)).toContainText('Unassigned');
  for (const key of ['ArrowRight', 'Control+c', 'ArrowUp', 'Shift+ArrowRight'])
    await page.keyboard.press(key);
  await deactivate('kim');
  await expect(cell(page, 'Cedar Hill', 1)).toContainText('Inactive');
  await page.keyboard.press('Control+v');
  await expect(toast(page, 'Kim Lee is inactive and can’t be assigned. Nothing was saved.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(toast(page, 'Can’t undo: Kim Lee is inactive and can’t be assigned.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^Undo/ })).toBeDisabled();
  expect([await overrides(owner, 0), await overrides(owner, 1)]).toEqual([{}, { cedar: 'kim' }]);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await cell(page, 'Ash Gardens', 2).click();
  await person(page, 'Bo Larsen').check();
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const sent = page.waitForRequest(/documents:commit/);
  await page.route(/documents:commit/, (route) => arrival.then(() => route.continue()));
  await press(page, /^Assign Bo Larsen/);
  await sent;
  await deactivate('bo');
  arrive();
  await expect(panel(page).getByRole('alert')).toHaveText(
    'Bo Larsen is inactive and can’t be assigned. Nothing was saved.',
  );
  expect(await overrides(owner, 2)).toEqual({});
});

test('offline a change is refused at once, and nothing is lost of what was chosen', async ({
  page,
  context,
}) => {
  const owner = await scheduledOwner();
  await signIn(page, owner.email, week);
  await cell(page, 'Ash Gardens', 0).click();
  await person(page, 'Kim Lee').check();
  await context.setOffline(true);
  await press(page, 'Assign Kim Lee');
  await expect(panel(page).getByRole('alert')).toContainText('You are offline, so nothing was saved.');
  await context.setOffline(false);
  await press(page, 'Assign Kim Lee');
  await expect(panel(page)).toBeHidden();
  await expect(cell(page, 'Ash Gardens', 0)).toContainText('Kim Lee');
  expect(await overrides(owner, 0)).toEqual({ ash: 'kim' });
});

test('on a phone a shift is assigned by the panel, the next unassigned one first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const owner = await scheduledOwner();
  await signIn(page, owner.email, week);
  await press(page, 'Next unassigned (5)');
  await expect(panel(page)).toHaveAccessibleName('Cedar Hill');
  await person(page, 'Kim Lee').check();
  expect(await horizontalOverflow(page)).toBe(0);
  await press(page, 'Assign Kim Lee');
  await expect(page.getByRole('button', { name: 'Next unassigned (4)' })).toBeVisible();
  expect(await overrides(owner, 0)).toEqual({ cedar: 'kim' });
  expect(await horizontalOverflow(page)).toBe(0);
});

test('on a phone a night without service gets an extra one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const owner = await scheduledOwner();
  await signIn(page, owner.email, week);
  const saturday = page.getByRole('button', { name: /^Sat.*0 shifts$/ });
  await saturday.click();
  // Monday, which is open at first, has nothing without service.
  const add = page.getByRole('button', { name: 'Extra service…' });
  await add.press('Enter');
  await expect(panel(page).getByRole('listitem')).toHaveText([/Ash Gardens/, /Birch Court/, /Cedar Hill/]);
  expect.soft(await axeFindings(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
  await panel(page).getByRole('searchbox', { name: 'Search communities' }).fill('birch');
  await panel(page).getByRole('button', { name: 'Birch Court' }).click();
  await expect(panel(page)).toHaveAccessibleName('Birch Court');
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();

  await add.click();
  await panel(page).getByRole('button', { name: 'Birch Court' }).click();
  await person(page, 'Kim Lee').check();
  await press(page, 'Assign Kim Lee');
  await expect(page.getByRole('button', { name: /^Birch Court.*Kim Lee.*Extra service/ })).toBeVisible();
  expect(await overrides(owner, 5)).toEqual({ birch: 'kim' });
  await add.click();
  await expect(panel(page).getByRole('listitem')).toHaveText([/Ash Gardens/, /Cedar Hill/]);
});
