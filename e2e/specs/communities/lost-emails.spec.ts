import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { communityRecord, createOwner, firestore } from '../../src/backend.ts';
import { bounce } from '../../src/page/bounce.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { signIn } from '../../src/signIn.ts';
import { deliveryTexts } from '../../../shared-lib/src/ui/base/delivery/texts.ts';
import { patternOf, textOf } from '../../src/textOf.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { en as settingsTexts } from '../../../mf-settings/src/texts/en.ts';
import { delivery as deliveryOf } from '../../../mf-settings/src/delivery/texts/en.ts';
import { en as requestsTexts } from '../../../mf-communities/src/requests/texts/en.ts';

const noMailbox = textOf(deliveryTexts.en, 'bounced');

/** Checks the page on a phone. */
async function expectFineOnPhone(page: Page) {
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await horizontalOverflow(page)).toBe(0);
}

test('a bounced receipt is shown on the resident request, with what to do, and a bounced email of an export next to its file', async ({
  page,
}) => {
  const { uid, email } = await createOwner({
    communities: { maple: communityRecord('Maple Court') },
    contactSubmissions: {
      one: {
        communityId: 'maple',
        name: 'Hana Novak',
        topic: 'other',
        message: 'Where do I leave a sofa?',
        email: 'hana@residents.test',
        createdAt: new Date(),
        dueAt: new Date(Date.now() + 86_400_000),
      },
    },
  });

  await test.step('a receipt', async () => {
    await signIn(page, email, '/communities?view=requests&open=one');
    const panel = sidePanel(page, 'Request');
    await expect(panel).toContainText('Where do I leave a sofa?');
    await expect(panel).not.toContainText('not delivered');
    const delivery = {
      state: 'ERROR',
      attempts: 1,
      error: { code: 'bounced', message: '550 5.1.1 No such mailbox' },
    };
    await firestore()
      .doc(paths.mail(`receipt-${uid}`))
      .set({
        customerId: uid,
        to: 'hana@residents.test',
        purpose: 'contactForm',
        message: { subject: 'Receipt', text: '' },
        shownOn: { kind: 'receipt', submissionId: 'one' },
        delivery,
      });
    await expect(panel.getByText('Receipt not delivered', { exact: true })).toBeVisible();
    await expect(panel.getByRole('region', { name: 'Timeline' }).getByRole('listitem').first()).toContainText(
      `${textOf(requestsTexts, 'requests.receipt.lost', { email: 'hana@residents.test', reason: noMailbox })} ${textOf(requestsTexts, 'requests.deliveryNext')}`,
    );
    await expectFineOnPhone(page);
  });

  await test.step('the email of an export', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await navigateInApp(page, '/settings?tab=account&setting=export');
    const card = page.locator('[data-setting="export"]');
    await card.getByRole('button', { name: 'Export all data' }).click();
    const item = card.getByRole('listitem');
    await expect(item).toContainText('Ready', { timeout: 60_000 });
    await bounce(email, 'export');
    await expect(item).toContainText(textOf(deliveryOf, 'export', { reason: noMailbox }));
    await expect(item.getByRole('button', { name: /^Download, / })).toBeVisible();
    await expectFineOnPhone(page);
  });
});

test('a bounced digest is shown in the notification settings, until another email arrives or the address is changed', async ({
  page,
}) => {
  const { uid, email } = await createOwner({});
  await signIn(page, email, '/settings?tab=notifications');
  await test.step('until another email arrives', async () => {
    const send = page.getByRole('button', { name: textOf(settingsTexts, 'notifications.digest.sendNow') });
    await send.click();
    await bounce(email, 'told');
    const lost = page.getByText(textOf(deliveryOf, 'told', { email, reason: noMailbox }));
    await expect(lost).toBeVisible();
    await expectFineOnPhone(page);
    await send.click();
    await expect(lost).toBeHidden();
  });

  await test.step('the next step is another email, and its bounced link is shown too', async () => {
    const next = `wrong.${uid}@owners.test`;
    const told = { email, at: new Date(), failure: { code: 'suppressed', message: '' } };
    await firestore()
      .doc(paths.personalMail(uid, uid, 'told'))
      .set(told);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('link', { name: 'Change email' }).click();
    const row = page.locator('[data-setting="email"]');
    await row.getByRole('button', { name: 'Change email' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('New email').fill(next);
    await dialog.getByLabel('Current password').fill('Passw0rd!demo');
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expect(row).toContainText(textOf(settingsTexts, 'account.access.email.sent', { email: next }));
    await bounce(next, 'emailChange');
    await expect(row).toContainText(
      textOf(deliveryOf, 'emailChange.lost', { email: next, reason: noMailbox }),
    );
    await expect(row).not.toContainText(patternOf(settingsTexts, 'account.access.email.sent'));
    await expectFineOnPhone(page);
  });
});
