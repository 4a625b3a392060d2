import { expect, test, type Locator, type Page } from '@playwright/test';
import { addDays, momentOfNight, serviceNight, weekdayOf, weekdays } from 'shared-lib/domain';
import { cards, payCheckout, sellPlans } from '../../src/areas/payments.ts';
import { addRecords, communityRecord, createOwner, memberRecord } from '../../src/backend.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { toast } from '../../src/page/toast.ts';
import { signIn } from '../../src/signIn.ts';
import { textOf } from '../../src/textOf.ts';
import { en as proofTexts } from '../../../mf-tracking/src/proof/texts/en.ts';
import { en as unitTexts } from '../../../mf-tracking/src/units/texts/en.ts';
import { en as billingTexts } from '../../../mf-billing/src/texts/en.ts';
import { en as tonightTexts } from '../../../mf-tracking/src/board/tonight/texts/en.ts';
import { en as lastNightTexts } from '../../../mf-tracking/src/lastNight/texts/en.ts';
import { ownerOfNight } from '../../src/ownerOfNight.ts';
import { navigateToPage } from '../../src/page/navigateToPage.ts';

/** Counts what an owner clicks or presses; typing is free. */
const counted = () => {
  let count = 0;
  return {
    steps: () => count,
    click: async (place: Locator) => {
      count += 1;
      await place.click();
    },
    press: async (page: Page, key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
  };
};

test('a bill is explained in two clicks, last night approved in two, and “204 wasn’t picked up” answered in three', async ({
  page,
}) => {
  await sellPlans();
  const { uid, email } = await createOwner();
  await signIn(page, email, '/settings?tab=billing');

  await test.step('why the bill changed takes at most two clicks to see', async () => {
    await page.getByRole('textbox', { name: textOf(billingTexts, 'seats.label') }).fill('2');
    await page.getByRole('button', { name: /^Choose (Professional|Enterprise)$/ }).click();
    await payCheckout(page, cards.pays);
    await expect(page.getByText(textOf(billingTexts, 'returned.arrived.title'))).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

    const { click, steps } = counted();
    await click(page.getByRole('navigation').getByRole('link', { name: 'Billing' }).first());
    const changes = page.getByRole('list', { name: textOf(billingTexts, 'changes.title') });
    await expect(changes.getByRole('listitem').first()).toContainText('$80');
    await expect(page.getByText(/^Next invoice, (?!on )/)).toBeVisible();
    expect(steps()).toBeLessThanOrEqual(2);
  });

  await test.step('last night’s reports and hours without issues are approved in two clicks', async () => {
    const lastNight = addDays(serviceNight(Date.now() - 5 * 3_600_000, 'America/New_York'), -1);
    // A Monday after a weekend without service: the night before last night is shown.
    const night = addDays(lastNight, -1);
    const at = (time: string) => new Date(momentOfNight(night, time, 'America/New_York'));
    const shift = { communityId: 'ash', memberId: 'sam', serviceDate: night };
    await addRecords(uid, {
      communities: { ash: communityRecord('Ash Test') },
      team: { sam: memberRecord(uid, 'Sam', 'Test') },
      shiftReports: { r: { ...shift, status: 'submitted', submittedAt: at('22:00'), unitsTotal: 0 } },
      clockInOuts: {
        c: { ...shift, status: 'closed', clockInAt: at('20:00'), clockOutAt: at('22:00'), workedMin: 120 },
      },
    });
    await navigateToPage(page, '/', 'Dashboard');
    const { click, steps } = counted();
    await click(page.getByRole('link', { name: textOf(lastNightTexts, 'lastNight.title') }));
    await click(
      page.getByRole('button', { name: textOf(lastNightTexts, 'lastNight.approveAll', { count: 1 }) }),
    );
    await expect(toast(page, textOf(lastNightTexts, 'lastNight.done.approved', { count: 1 }))).toBeVisible();
    expect(steps()).toBe(2);
  });

  await test.step('“204 wasn’t picked up on Tuesday” is answered with proof in at most three steps', async () => {
    const zone = 'America/New_York';
    const lastNight = addDays(serviceNight(Date.now(), zone), -1);
    const tuesday = Array.from({ length: 7 }, (_, days) => addDays(lastNight, -days)).find(
      (night) => weekdayOf(night) === 'tuesday',
    )!;
    const servedAt = new Date(momentOfNight(tuesday, '21:14', zone));
    const log = (unitId: string) => ({
      communityId: 'maple',
      unitId,
      memberId: 'ana',
      shiftReportId: 'night',
      serviceDate: tuesday,
      servicedAt: servedAt,
      createdAt: servedAt,
      outcome: 'collected',
      method: 'binTag',
    });
    const unit = (unitNumber: string) => ({ communityId: 'maple', building: 'A', floor: '2', unitNumber });
    await addRecords(uid, {
      communities: { maple: { ...communityRecord('Maple Court'), serviceDays: weekdays } },
      team: { ana: memberRecord(uid, 'Ana', 'Test') },
      units: { u203: unit('203'), u204: unit('204') },
      serviceLogs: { a: log('u203'), b: log('u204') },
    });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await navigateToPage(page, '/', 'Dashboard');

    const { click, press, steps } = counted();
    await click(page.getByPlaceholder('Search team or communities...'));
    await page.keyboard.type('204 maple tuesday');
    const found = page
      .getByRole('listbox', { name: 'Search results' })
      .getByRole('option', { selected: true });
    await expect(found).toHaveText(/^A-204Maple Court · Tue, /);
    await press(page, 'Enter');
    const card = sidePanel(page, textOf(unitTexts, 'doors.one'));
    await expect(card.getByRole('status').filter({ hasText: /Collected at 9:14 PM/ })).toBeVisible();
    await click(card.getByRole('button', { name: textOf(proofTexts, 'proof.copy') }));
    await expect(toast(page, textOf(proofTexts, 'proof.copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Unit: A-204');
    expect(steps()).toBeLessThanOrEqual(3);
  });
});

test('tonight’s problems are visible without a click, and a substitute is sent in two', async ({ page }) => {
  const { email } = await ownerOfNight();
  await signIn(page, email);
  const { click, steps } = counted();
  const exceptions = page.getByRole('list', { name: textOf(tonightTexts, 'tonight.exceptions') });
  const ofFir = exceptions.getByRole('listitem').filter({ hasText: 'Fir Test' });
  await expect(exceptions).toContainText(/Dogwood Test: Ben Karim, 5 h/);
  expect(steps()).toBe(0);
  await click(ofFir.getByRole('button', { name: 'Assign Fir Test' }));
  await click(page.getByRole('dialog').getByRole('button', { name: /Assign Cleo Tran/ }));
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(steps()).toBe(2);
});
