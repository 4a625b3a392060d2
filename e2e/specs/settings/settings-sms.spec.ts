import { expect, test, type Page } from '@playwright/test';
import { paths, suppressionId } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, firestore } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { product } from '../../src/product.ts';
import { signIn } from '../../src/signIn.ts';
import { createTexter, numberOf, unit } from '../../src/messages/texter.ts';
import { sms as smsTexts } from '../../../mf-settings/src/sms/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { formatPhone } from '../../../shared-lib/src/ui/base/formatPhone.ts';

const view = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const inOutbox = (page: Page, name: string) => page.getByRole('article', { name }).first();

test('residents are notified of a delay once each; STOP opts out, and a failed text is shown', async ({
  page,
  browser,
}) => {
  const { uid, email } = await createTexter();
  const outbox = await (await browser.newContext()).newPage();
  await outbox.goto(product().addresses.outbox);
  await signIn(page, email, '/settings?tab=sms&view=send&community=maple');
  const look = () => page.getByRole('button', { name: 'Review' }).click();
  const send = (name: string) => page.getByRole('button', { name }).click();
  const count = (name: string) =>
    page.locator('dl').getByText(name, { exact: true }).locator('xpath=following-sibling::dd');

  await test.step('the second step shows who gets it, who doesn’t, and why', async () => {
    await expect(page.getByRole('checkbox', { name: 'Maple Court' })).toBeChecked();
    await page.getByRole('textbox', { name: 'Minutes late' }).fill('45');
    await look();
    await expect(page.getByText(textOf(smsTexts, 'review.recipients', { count: 2 }))).toBeVisible();
    await expect(count('Hasn’t opted in')).toHaveText('1');
    await expect(count(textOf(smsTexts, 'review.reasons.duplicate'))).toHaveText('1');
    await expect(page.getByText('Now', { exact: true })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('changes in the meantime are shown before anything is sent', async () => {
    await addRecords(uid, { units: { u5: unit('105', numberOf(5)) } });
    await send('Send 2 texts');
    await expect(page.getByText(textOf(smsTexts, 'review.changed'))).toBeVisible();
    expect((await firestore().collection(paths.broadcasts(uid)).get()).size).toBe(0);
    await send('Send 3 texts');
    await expect(count('Delivered')).toHaveText('3');
    // A business's founder isn't always on its team.
    await expect(page.getByText(/^Sent by The owner, /)).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: formatPhone(numberOf(2)) })).toContainText(
      'Delivered',
    );
    await expect(inOutbox(outbox, `Text to ${numberOf(1)}`)).toContainText('running about 45 minutes late');
    await expect(inOutbox(outbox, `Text to ${numberOf(2)}`)).toContainText('llega unos 45 minutos tarde');
    await expect(outbox.getByRole('article', { name: `Text to ${numberOf(1)}` })).toHaveCount(1);
  });

  await test.step('a person who replied STOP is skipped, and gets a confirmation', async () => {
    await inOutbox(outbox, `Text to ${numberOf(1)}`)
      .getByRole('button', { name: 'Reply STOP' })
      .click();
    const suppression = firestore().doc(paths.suppression(uid, suppressionId('text', numberOf(1))));
    await expect.poll(async () => (await suppression.get()).get('reason')).toBe('stopped');
    await view(page, 'Send');
    await page.getByRole('checkbox', { name: 'Maple Court' }).check();
    await page.getByRole('combobox', { name: 'Message type' }).selectOption('Custom message');
    await page.getByRole('textbox', { name: 'English' }).fill('Gate {code} is open');
    await look();
    await expect(page.getByRole('textbox', { name: 'English' })).toHaveAccessibleDescription(
      /\{code\} isn’t a placeholder/,
    );
    await page.getByRole('textbox', { name: 'English' }).fill('The gate is open.');
    await look();
    await expect(page.getByText(textOf(smsTexts, 'review.recipients', { count: 2 }))).toBeVisible();
    await expect(count(textOf(smsTexts, 'review.reasons.suppressed'))).toHaveText('2');
  });

  await test.step('a failed text is shown with the reason', async () => {
    // Only for this number, because other tests send texts at the same time; typing it also keeps the page from re-rendering the form.
    await outbox.getByLabel('to', { exact: true }).fill(numberOf(2));
    await outbox.getByLabel('Next text').selectOption('landline');
    await outbox.getByRole('button', { name: 'Set' }).last().click();
    await send('Send 2 texts');
    await expect(count('Not sent')).toHaveText('1');
    await expect(page.getByText(textOf(smsTexts, 'history.why.30006'))).toBeVisible();
    await page.getByRole('link', { name: 'All texts' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Running late' })).toContainText('Maple Court');
    await page.getByRole('searchbox', { name: /Search phone/ }).fill(numberOf(5));
    await expect(page.getByRole('row').filter({ hasText: formatPhone(numberOf(5)) })).toHaveCount(2);
  });

  await test.step('every view fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of ['Settings', 'Templates', 'Send', 'History']) {
      await view(page, name);
      await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
      await page.getByRole('tabpanel', { name }).locator('input, textarea, a, [role=row]').first().waitFor();
      expect(await horizontalOverflow(page), name).toBe(0);
      expect(await axeFindings(page), name).toEqual([]);
    }
  });
  await outbox.context().close();
});
