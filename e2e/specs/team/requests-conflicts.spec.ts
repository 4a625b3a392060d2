import { expect, test } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../src/backend.ts';
import { loseNextAnswer } from '../../src/page/loseNextAnswer.ts';
import {
  busyOwner,
  choose,
  dayOff,
  field,
  night,
  open,
  panel,
  press,
  requestsTab,
  storedRequests,
  storedShifts,
} from '../../src/areas/requests.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { decideTexts } from '../../../mf-team/src/requests/decide/texts/en.ts';
import { addTexts } from '../../../mf-team/src/requests/add/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { en as baseTexts } from '../../../shared-lib/src/ui/base/texts/en.ts';

const decision = '**/decideRequest';

test('two concurrent decisions don’t affect each other, and a second one on the same request is refused', async ({
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
  await expect(toast(page, textOf(decideTexts, 'done.approved', { name: 'Bo Larsen' }))).toBeVisible();
  await expect(toast(other, textOf(decideTexts, 'done.declined', { name: 'Cy Novak' }))).toBeVisible();
  expect((await storedRequests(uid)).map(({ status }) => status)).toEqual([
    'approved',
    'declined',
    'pending',
  ]);

  await test.step('the second on the same request is refused', async () => {
    await navigateInApp(page, `${requestsTab}&request=shared/2`);
    await navigateInApp(other, `${requestsTab}&request=shared/2`);
    await expect(panel(page).getByText('1 offered')).toBeVisible();
    await expect(panel(other).getByText('1 offered')).toBeVisible();
    // The other person's decision is on its way and builds on older data, while this one is stored.
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await other.route(decision, (route) => arrival.then(() => route.continue()));
    await press(other, 'Decline');
    await press(page, 'Approve day off');
    await expect(toast(page, textOf(decideTexts, 'done.approved', { name: 'Ada Byron' }))).toBeVisible();
    arrive();
    await expect(panel(other).getByRole('alert')).toHaveText(
      textOf(decideTexts, 'overtaken.approved', { name: 'You' }),
    );
    expect((await storedRequests(uid))[2]).toMatchObject({ status: 'approved' });
    expect(await storedShifts(uid)).toEqual({ ash: 'cy', elm: null });
    await other.context().close();
  });
});

test('a lost connection leaves all or nothing, and a lost response isn’t taken for another person’s decision', async ({
  page,
  context,
}) => {
  const { uid, email } = await busyOwner([dayOff('ada')]);
  await signIn(page, email, `${requestsTab}&request=shared/0`);
  await expect(panel(page).getByText('2 shifts reassigned')).toBeVisible();

  await test.step('lost in the request, and down for all automatic retries', async () => {
    await page.route(decision, async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await press(page, 'Approve day off');
    await expect(
      panel(page)
        .getByRole('alert')
        .filter({ hasText: textOf(decideTexts, 'problems.failed') }),
    ).toBeVisible({
      timeout: 30_000,
    });
    expect(await storedRequests(uid)).toEqual([dayOff('ada')]);
    expect(await storedShifts(uid)).toEqual({});
    await page.unroute(decision);
    await context.setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toHaveCount(0);
  });

  await test.step('lost on the way back: all of it was done, and is tried again', async () => {
    await choose(page, /Elm Street/, 'Keep Ada Byron');
    await loseNextAnswer(page, decision);
    await press(page, 'Approve day off');
    await expect(toast(page, textOf(decideTexts, 'done.approved', { name: 'Ada Byron' }))).toBeVisible();
    await expect(panel(page).getByRole('alert')).toHaveCount(0);
    expect((await storedRequests(uid))[0]).toMatchObject({ status: 'approved', decidedBy: uid });
    expect(await storedShifts(uid)).toEqual({ ash: 'cy' });
  });

  await test.step('the shifts are changed, and that response is lost too', async () => {
    await choose(page, /Elm Street/, /Bo Larsen/);
    await loseNextAnswer(page, decision);
    await press(page, 'Save shifts');
    await expect(toast(page, textOf(decideTexts, 'done.shifts', { name: 'Ada Byron' }))).toBeVisible();
    expect(await storedShifts(uid)).toEqual({ ash: 'cy', elm: 'bo' });
  });
});

test('unsaved choices aren’t lost, an undo is refused after another person’s decision, and without a connection nothing is sent', async ({
  page,
  context,
}) => {
  const { uid, email } = await busyOwner([dayOff('ada'), dayOff('bo')]);
  await signIn(page, email, `${requestsTab}&request=shared/0`);
  await test.step('unsaved choices for the shifts aren’t lost when another request is chosen', async () => {
    await choose(page, /Ash Gardens/, /Bo Larsen/);
    const question = page.getByRole('dialog', { name: textOf(baseTexts, 'discard.title') });
    await open(page, 'Bo Larsen');
    await expect(question).toContainText(textOf(decideTexts, 'unsaved'));
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(panel(page).getByRole('heading', { name: 'Ada Byron' })).toBeVisible();
    await expect(field(page, /Ash Gardens/)).toHaveValue('Bo Larsen');
    await open(page, 'Bo Larsen');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(panel(page).getByRole('heading', { name: 'Bo Larsen' })).toBeVisible();
  });

  await test.step('an undo is refused after another person’s decision, and without a connection nothing is sent', async () => {
    await navigateInApp(page, requestsTab);
    await open(page, 'Ada Byron');
    await expect(panel(page).getByText('1 offered')).toBeVisible();
    await context.setOffline(true);
    await press(page, 'Decline');
    await expect(panel(page).getByRole('alert').filter({ hasText: 'You’re offline' })).toBeVisible();
    expect(await storedRequests(uid)).toEqual([dayOff('ada'), dayOff('bo')]);

    await test.step('someone else decides in the meantime', async () => {
      await context.setOffline(false);
      await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toHaveCount(0);
      await press(page, 'Decline');
      const declined = toast(page, textOf(decideTexts, 'done.declined', { name: 'Ada Byron' }));
      await expect(declined).toBeVisible();
      const record = firestore().doc(paths.requestRecord(uid, 'shared'));
      await record.update({
        requests: [{ ...dayOff('ada'), status: 'cancelled', cancelledBy: 'bo' }, dayOff('bo')],
      });
      await expect(panel(page).locator('[data-meaning]', { hasText: /^Canceled$/ })).toBeVisible();
      await declined.getByRole('button', { name: 'Undo' }).click();
      await expect(
        toast(page, textOf(decideTexts, 'overtaken.cancelled', { name: 'Couldn’t undo. Bo Larsen' })),
      ).toBeVisible();
      expect((await storedRequests(uid))[0]).toMatchObject({ status: 'cancelled' });
    });
  });
});

test('a lost response isn’t taken for another person’s decision', async ({ page }) => {
  const { uid, email } = await busyOwner([dayOff('ada'), dayOff('ada')]);
  await signIn(page, email, requestsTab);
  await page.getByRole('button', { name: 'Add request' }).click();
  const dialog = page.getByRole('dialog', { name: textOf(addTexts, 'title') });
  await dialog.getByRole('combobox', { name: 'Team member' }).fill('bo');
  await page.getByRole('option', { name: 'Bo Larsen' }).click();
  await dialog.getByLabel('Date').fill(night);
  await loseNextAnswer(page);
  await dialog.getByRole('button', { name: 'Add request' }).click();
  await expect(page).toHaveURL(`${requestsTab}&request=bo%2F0`);
  expect(await storedRequests(uid, 'bo')).toEqual([dayOff('bo')]);

  await navigateInApp(page, `${requestsTab}&request=shared/0`);
  await expect(panel(page).getByText('1 offered')).toBeVisible();
  await loseNextAnswer(page, decision);
  await press(page, 'Approve day off');
  await expect(toast(page, textOf(decideTexts, 'done.approved', { name: 'Ada Byron' }))).toBeVisible();
  // The other request asks for the same, but is not decided with this one.
  expect((await storedRequests(uid)).map(({ status }) => status)).toEqual(['approved', 'pending']);
  expect(await storedShifts(uid)).toEqual({ ash: 'cy', elm: null });
});
