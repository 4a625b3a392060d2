import { expect, test } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { firestore } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import {
  busyOwner,
  choose,
  damaged,
  dayOff,
  field,
  list,
  night,
  on,
  open,
  panel,
  press,
  requestsTab,
  row,
  shift,
  storedOffers,
  storedRequests,
  storedShifts,
} from '../../src/areas/requests.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { decideTexts } from '../../../mf-team/src/requests/decide/texts/en.ts';
import { bulkTexts } from '../../../mf-team/src/requests/bulk/texts/en.ts';
import { addTexts } from '../../../mf-team/src/requests/add/texts/en.ts';
import { patternOf, textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { en as baseTexts } from '../../../shared-lib/src/ui/base/texts/en.ts';

test('a day off is approved with substitutes and offers in one press, and undone', async ({ page }) => {
  const { uid, email } = await busyOwner([dayOff('ada'), damaged]);
  await signIn(page, email, requestsTab);
  await expect(page.getByRole('tab', { name: 'Requests 1 pending' })).toBeVisible();
  await open(page, 'Ada Byron');
  await expect(page).toHaveURL(`${requestsTab}&request=shared%2F0`);
  const communities = 'Ash Gardens and Elm Street';
  for (const words of textOf(decideTexts, 'effect', { count: 2, night: '|', communities }).split('|')) {
    await expect(panel(page)).toContainText(words);
  }

  await test.step('a substitute is suggested for each shift: Bo knows Elm Street; at Ash Gardens all are equal, and Bo has more to do that week', async () => {
    await expect(panel(page).getByText('2 shifts reassigned')).toBeVisible();
    await expect(field(page, /Elm Street/)).toHaveValue('Bo Larsen');
    await expect(field(page, /Elm Street/)).toHaveAccessibleDescription(patternOf(decideTexts, 'knows'));
    await expect(field(page, /Ash Gardens/)).toHaveValue('Cy Novak');
    expect(await axeFindings(page)).toEqual([]);
    await choose(page, 'For all shifts', 'Keep Ada Byron');
    await expect(panel(page).getByText('2 kept')).toBeVisible();
  });

  await test.step('a substitute who got that night off in the meantime is refused at their shift', async () => {
    await choose(page, /Elm Street/, textOf(decideTexts, 'offer'));
    await choose(page, /Ash Gardens/, /Bo Larsen/);
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/decideRequest', (route) => arrival.then(() => route.continue()));
    await press(page, 'Approve day off');
    const off = { ...dayOff('bo'), status: 'approved' };
    await firestore()
      .doc(paths.requestRecord(uid, 'bo'))
      .set({ requests: [off] });
    arrive();
    await expect(panel(page).getByRole('alert')).toContainText(textOf(decideTexts, 'problems.refused'));
    await expect(field(page, /Ash Gardens/)).toHaveAccessibleDescription(
      patternOf(decideTexts, 'refused.timeOff'),
    );
    expect(await storedShifts(uid)).toEqual({});
    await page.unroute('**/decideRequest');
  });

  await test.step('it is approved with another, and the open shift is offered', async () => {
    await choose(page, /Ash Gardens/, /Cy Novak/);
    await expect(panel(page).getByRole('alert')).toHaveCount(0);
    await press(page, 'Approve day off');
    await expect(toast(page, textOf(decideTexts, 'done.approved', { name: 'Ada Byron' }))).toBeVisible();
    await expect(panel(page).getByText(/Approved by you/)).toBeVisible();
    await expect(panel(page).getByRole('heading', { name: 'Ada Byron' })).toBeFocused();
    expect(await storedShifts(uid)).toEqual({ ash: 'cy', elm: null });
    expect(await storedOffers(uid)).toEqual(['elm']);
    const stored = await storedRequests(uid);
    expect(stored[0]).toMatchObject({ ...dayOff('ada'), status: 'approved', decidedBy: uid });
    expect(stored[1]).toEqual(damaged);
  });

  await test.step('it is undone, with its offer', async () => {
    await toast(page, textOf(decideTexts, 'done.approved', { name: 'Ada Byron' }))
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(toast(page, 'Undone.')).toBeVisible();
    expect(await storedShifts(uid)).toEqual({});
    expect(await storedOffers(uid)).toEqual([]);
    expect(await storedRequests(uid)).toEqual([dayOff('ada'), damaged]);
  });
});

test('a shift is given to the member who asks, after conflicts were shown; canceling returns it, and its reason survives a reload', async ({
  page,
}) => {
  const { uid, email } = await busyOwner([shift('cy', 'ash'), dayOff('cy')]);
  await signIn(page, email, `${requestsTab}&request=shared/0`);
  await expect(panel(page)).toContainText(textOf(decideTexts, 'takesOver', { name: 'Ada Byron' }));
  await expect(panel(page)).toContainText(textOf(decideTexts, 'conflicts.timeOff.pending'));
  await press(page, 'Approve and assign');
  await expect(toast(page, textOf(decideTexts, 'done.approved', { name: 'Cy Novak' }))).toBeVisible();
  expect(await storedShifts(uid)).toEqual({ ash: 'cy' });

  await test.step('canceling returns it', async () => {
    await press(page, 'Cancel request…');
    const question = page.getByRole('dialog', { name: textOf(decideTexts, 'cancelDialog.title') });
    await expect(question).toContainText(
      textOf(decideTexts, 'cancelDialog.releases', { name: 'Ada Byron', community: 'Ash Gardens' }),
    );
    const reason = question.getByLabel(textOf(decideTexts, 'cancelDialog.reason'));
    await reason.fill('Plans changed');

    // A typed reason survives a reload.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(panel(page).locator('[data-meaning]', { hasText: /^Approved$/ })).toBeVisible();
    await press(page, 'Cancel request…');
    await expect(reason).toHaveValue('Plans changed');
    await question.getByRole('button', { name: 'Cancel request' }).click();
    await expect(toast(page, textOf(decideTexts, 'done.cancelled', { name: 'Cy Novak' }))).toBeVisible();
    await expect(panel(page)).toContainText('Plans changed');
    expect(await storedShifts(uid)).toEqual({});
    expect((await storedRequests(uid))[0]).toMatchObject({
      status: 'cancelled',
      cancelledBy: uid,
      cancellationReason: 'Plans changed',
    });
  });

  await test.step('the next one is declined', async () => {
    await press(page, 'Next');
    await press(page, 'Decline');
    await expect(toast(page, textOf(decideTexts, 'done.declined', { name: 'Cy Novak' }))).toBeVisible();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(requestsTab);
    await expect(page.getByText('No pending requests')).toBeVisible();
    // The request's row is gone, but the focus is not lost.
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
});

test('several are approved together, and the others say why not', async ({ page }) => {
  const { uid, email } = await busyOwner([
    dayOff('ada'),
    dayOff('bo', on(-3)),
    shift('cy', 'oak'),
    shift('bo', 'ash'),
  ]);
  await signIn(page, email, requestsTab);
  await page.getByRole('checkbox', { name: 'Select all matches' }).check();
  await page
    .getByRole('group', { name: 'Selection actions' })
    .getByRole('button', { name: 'Approve' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Approve 4 requests?' });
  await expect(dialog.getByRole('radio', { name: textOf(bulkTexts, 'covers.suggested') })).toBeChecked();
  await expect(dialog).toContainText(textOf(bulkTexts, 'needLook', { count: 2 }));
  const uncovered = dialog.getByRole('list', { name: textOf(bulkTexts, 'shifts') }).getByRole('listitem');
  // Bo and Cy ask for other shifts at that hour.
  await expect(uncovered.filter({ hasText: textOf(bulkTexts, 'becomes.offer') })).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Approve' }).click();

  await test.step('the others say why not', async () => {
    const results = page.getByRole('dialog', { name: 'Not decided' });
    await expect(results.getByRole('listitem')).toHaveCount(2);
    await expect(
      results.getByRole('listitem').filter({ hasText: textOf(decideTexts, 'obstacles.over') }),
    ).toContainText('Bo Larsen');
    await expect(results.getByRole('listitem').filter({ hasText: 'has a conflict' })).toContainText(
      'Bo Larsen',
    );
    expect((await storedRequests(uid)).map(({ status }) => status)).toEqual([
      'approved',
      'pending',
      'approved',
      'pending',
    ]);
    expect(await storedShifts(uid)).toEqual({ ash: null, elm: null, oak: 'cy' });
    expect((await storedOffers(uid)).sort()).toEqual(['ash', 'elm']);
    await results.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('all of it is undone', async () => {
    await toast(page, '2 requests approved.').getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Undone.')).toBeVisible();
    expect(await storedShifts(uid)).toEqual({});
    await expect(list(page)).toHaveAttribute('aria-rowcount', '5');
  });
});

test('a call-out is recorded, and the uncovered shifts open immediately', async ({ page }) => {
  const { uid, email } = await busyOwner([]);
  await signIn(page, email, requestsTab);
  await page.getByRole('button', { name: 'Add request' }).click();
  const dialog = page.getByRole('dialog', { name: textOf(addTexts, 'title') });
  const send = dialog.getByRole('button', { name: 'Add request' });
  await send.click();
  const member = dialog.getByRole('combobox', { name: 'Team member' });
  await expect(member).toBeFocused();
  await expect(member).toHaveAccessibleDescription(textOf(addTexts, 'problems.memberId.missing'));
  await member.fill('ada');
  await page.getByRole('option', { name: 'Ada Byron' }).click();
  await dialog.getByLabel('Date').fill(on(-2));
  await send.click();
  await expect(dialog.getByLabel('Date')).toHaveAccessibleDescription(
    patternOf(addTexts, 'problems.date.past'),
  );
  await dialog.getByLabel('Date').fill(night);
  expect(await axeFindings(page)).toEqual([]);
  await send.dblclick();

  await test.step('the uncovered shifts open immediately', async () => {
    await expect(page).toHaveURL(`${requestsTab}&request=ada%2F0`);
    await expect(panel(page).getByText('2 shifts reassigned')).toBeVisible();
    // The record belongs to the member, so they can withdraw it in the field app.
    expect(await storedRequests(uid, 'ada')).toEqual([dayOff('ada')]);
  });

  await test.step('on the member’s page the duplicate request is refused, and another is added', async () => {
    await navigateInApp(page, '/team/ada?tab=requests');
    await page.getByRole('button', { name: 'Add request' }).click();
    await dialog.getByLabel('Date').fill(night);
    await send.click();
    await expect(dialog.getByLabel('Date')).toHaveAccessibleDescription(
      patternOf(addTexts, 'problems.date.duplicate'),
    );
    await dialog.getByText('Shift', { exact: true }).click();
    await dialog.getByRole('combobox', { name: 'Community' }).click();
    await page.getByRole('option', { name: 'Oak Park' }).click();
    await send.click();
    await expect(panel(page)).toContainText('Oak Park');
    expect(await storedRequests(uid, 'ada')).toEqual([dayOff('ada'), shift('ada', 'oak')]);
  });
});

test('on a phone a former member’s past request can be cleared, and nothing else', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { uid, email } = await busyOwner([dayOff('gone', on(-4)), dayOff('ada')]);
  await firestore()
    .doc(paths.teamMember(uid, 'ada'))
    .update({ isActive: false, lastName: 'W'.repeat(200) });
  await signIn(page, email, requestsTab);
  await expect(row(page, 'Ada')).toContainText('Inactive');
  expect(await horizontalOverflow(page)).toBe(0);
  await open(page, 'Ada');
  await press(page, 'Use suggestions');
  await expect(panel(page).getByText('2 shifts reassigned')).toBeVisible();
  expect(await horizontalOverflow(page), 'panel').toBe(0);
  // The suggestions aren't saved.
  await press(page, 'Previous');
  const question = page.getByRole('dialog', { name: textOf(baseTexts, 'discard.title') });
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(panel(page)).toContainText('Unknown team member');
  await expect(panel(page)).toContainText(textOf(decideTexts, 'obstacles.over'));
  await expect(panel(page).getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await press(page, 'Decline');
  await expect(
    toast(page, textOf(decideTexts, 'done.declined', { name: 'Unknown team member' })),
  ).toBeVisible();
  expect((await storedRequests(uid))[0]).toMatchObject({ status: 'declined' });
});

test('old decisions are shown on request', async ({ page }) => {
  const longAgo = { ...dayOff('ada', on(-100)), status: 'approved' };
  const { email } = await busyOwner([longAgo, dayOff('bo')]);
  await signIn(page, email, `${requestsTab}&status=approved`);
  await expect(page.getByText('No approved requests')).toBeVisible();
  const earlier = page.getByRole('button', { name: /^Show requests before/ });
  await earlier.click();
  await expect(row(page, 'Ada Byron')).toBeVisible();
  await expect(page).toHaveURL(`${requestsTab}&status=approved&earlier=1`);
  await expect(earlier).toHaveCount(0);

  await test.step('its address opens it', async () => {
    await page.goto(`${requestsTab}&request=shared/0`);
    await panel(page)
      .getByRole('button', { name: /^Show requests before/ })
      .click();
    await expect(panel(page).getByRole('heading', { name: 'Ada Byron' })).toBeVisible();
  });
});
