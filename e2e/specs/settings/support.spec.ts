import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { getAuth } from 'firebase-admin/auth';
import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { createOwner, firestore } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { product } from '../../src/product.ts';
import { signIn } from '../../src/signIn.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { answerNotification } from '../../../backend/functions/core/support/answerRequest.ts';
import { en as helpTexts } from '../../../shell/src/help/texts/en.ts';
import { textOf } from '../../src/textOf.ts';

const root = resolve(import.meta.dirname, '../../..');

/**
 * `npm run support`, run by support staff.
 * @returns its output
 */
async function support(...args: string[]): Promise<string> {
  const command = resolve(root, 'backend/functions/core/support/supportCommand.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    command,
    ...args,
    '--project',
    product().projectId,
  ]);
  return stdout;
}

const requests = (page: Page) => page.getByRole('region', { name: 'Your requests' });

test('a request reaches support with a number, and the answer reaches the person who asked', async ({
  page,
  browser,
}) => {
  const { uid, email } = await createOwner();
  await signIn(page, email, '/settings?tab=support');
  const message = `Where do I change <b>the route</b> of ${uid}?`;

  const number = await test.step('it is sent, and gets a number', async () => {
    await page.getByLabel('Topic').selectOption({ label: textOf(helpTexts, 'support.topics.howTo') });
    await page.getByLabel('Message', { exact: true }).fill(message);
    await page.getByLabel('Attach diagnostics').check();
    await page.getByRole('button', { name: 'Send request' }).click();
    const title = page.getByText(/^Request \d{4,} received$/);
    await expect(title).toBeVisible();
    const given = /\d+/.exec((await title.textContent()) ?? '')![0];
    await expect(requests(page).getByRole('listitem')).toContainText(`Request ${given}`);
    return given;
  });

  const context = await browser.newContext();
  const outbox = await context.newPage();
  await test.step('support gets an email with the diagnostics', async () => {
    await outbox.goto(product().addresses.outbox);
    const mail = outbox
      .getByRole('article', { name: 'Mail to support@local.test' })
      .filter({ hasText: `Support request ${number}: howTo` });
    await expect(mail).toContainText(`replies to ${email}`);
    const words = mail.frameLocator('iframe').locator('body');
    await expect(words).toContainText(message);
    await expect(words).toContainText('"browser":');
    expect(await support('list')).toContain(message);
  });

  await test.step('the answer is emailed, and shown with a notification that links to it', async () => {
    expect(await support('answer', number, 'Under Schedule,\nchoose the night.')).toContain(email);
    expect(await support('list')).not.toContain(message);
    const mail = outbox.getByRole('article', { name: `Mail to ${email}` });
    await expect(mail.getByRole('heading')).toContainText(String(number));
    await expect(mail.frameLocator('iframe').locator('body')).toContainText('choose the night.');
    await context.close();

    await navigateInApp(page, '/notifications');
    await page.getByText(answerNotification(Number(number), '', 'en').title).click();
    const stored = await firestore().collection(paths.notifications(uid)).get();
    expect(stored.docs.map((one) => one.get('link'))).toEqual([
      `/settings?tab=support&setting=request-${number}`,
    ]);
    await navigateInApp(page, String(stored.docs[0]?.get('link')));
    const request = requests(page).getByRole('listitem');
    await expect(request).toContainText('Resolved');
    await expect(request.getByText('choose the night.')).toBeVisible();
  });

  await test.step('it fits, and the link to all help has the product’s colors', async () => {
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await horizontalOverflow(page)).toBe(0);
    const help = page.getByRole('tabpanel').getByRole('link', { name: 'Get Help' });
    const pageColors = await help.evaluate((link) => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--vh-brand)';
      link.append(probe);
      return [getComputedStyle(link).color, getComputedStyle(probe).color];
    });
    expect(pageColors[0]).toBe(pageColors[1]);
  });

  await test.step('a person with a new sign-in email gets the next answer there', async () => {
    const moved = `moved.${email}`;
    await getAuth().updateUser(uid, { email: moved });
    expect(await support('answer', number, 'It is on the phone, too.')).toContain(moved);
  });
});

test('an unknown number is reported, and nothing is written', async () => {
  await expect(support('answer', '999999999', 'Hello')).rejects.toThrow(
    /There is no request with this number/,
  );
  await expect(support('close')).rejects.toThrow(/Specify 'list'/);
});
