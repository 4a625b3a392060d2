import { expect, test, type Page } from '@playwright/test';
import { paths, supportLimits } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { createOwner, firestore } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { signIn } from '../../src/signIn.ts';
import { en as helpTexts } from '../../../shell/src/help/texts/en.ts';
import { patternOf, textOf } from '../../src/textOf.ts';

const message = 'The list of units <b>stays</b> empty. ¿Por qué?';
const topicField = (page: Page) => page.getByLabel('Topic');
const messageField = (page: Page) => page.getByLabel('Message', { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send request' });
const requests = (page: Page) => page.getByRole('region', { name: 'Your requests' });

async function storedRequests(uid: string) {
  const { docs } = await firestore().collection(paths.supportRequests(uid)).get();
  return docs.map((document) => document.data());
}

test('missing fields are marked, a draft survives a reload, and a request is stored with exactly the diagnostics shown', async ({
  page,
}) => {
  const { uid, email } = await createOwner();
  await signIn(page, email, '/help');
  await test.step('missing fields are marked, and a draft survives a reload', async () => {
    await test.step('nothing is filled in', async () => {
      await send(page).click();
      await expect(page.getByText(textOf(helpTexts, 'support.problems.topic.missing'))).toBeVisible();
      await expect(topicField(page)).toBeFocused();
      await expect(messageField(page)).toHaveAccessibleDescription(
        patternOf(helpTexts, 'support.problems.message.missing'),
      );
    });

    await test.step('the message is too short, then too long', async () => {
      await topicField(page).selectOption('idea');
      await messageField(page).fill('Too short');
      await send(page).click();
      await expect(messageField(page)).toBeFocused();
      await expect(messageField(page)).toHaveAccessibleDescription(
        `Write at least ${supportLimits.messageMin} characters. 9 of 4,000`,
      );
      await messageField(page).fill('x'.repeat(supportLimits.messageMax + 1));
      await send(page).click();
      await expect(
        page.getByText(textOf(helpTexts, 'support.problems.message.tooLong', { max: 4000 })),
      ).toBeVisible();
    });

    await test.step('the draft survives a reload', async () => {
      await messageField(page).fill(message);
      await page.reload();
      await expect(messageField(page)).toHaveValue(message);
      await expect(topicField(page)).toHaveValue('idea');
      expect(await storedRequests(uid)).toEqual([]);
    });
  });

  await test.step('a request is stored with exactly the diagnostics shown, and is listed', async () => {
    await test.step('the page is empty, and a request is written', async () => {
      await expect(page).toHaveTitle('Get Help · Valet Hub');
      await expect(requests(page)).toContainText(textOf(helpTexts, 'requests.empty'));
      await topicField(page).selectOption({ label: 'Something doesn’t work' });
      await messageField(page).fill(`  ${message}\n`);
    });

    await page.getByLabel('Attach diagnostics').check();
    await page.getByText('Preview diagnostics').click();
    const diagnostics = await page.getByRole('textbox', { name: 'Diagnostics' }).inputValue();
    expect(JSON.parse(diagnostics)).toMatchObject({
      app: expect.stringMatching(/^1\.0\.0 \(main\..*\.js\)$/),
      modules: { 'mf-team': expect.stringMatching(/^1\.0\.0 \(stable\)/) },
      uid,
      customerId: uid,
      language: 'en (en-US)',
      timeZone: 'America/New_York',
      theme: 'system (light)',
      problems: [],
    });
    expect(diagnostics).not.toContain(email);

    await test.step('the stored diagnostics match', async () => {
      await send(page).click();

      await expect(page.getByText(/^Request \d{4} received$/)).toBeVisible();
      await expect(page.getByText(textOf(helpTexts, 'support.sentText', { email }))).toBeVisible();
      const [stored, ...others] = await storedRequests(uid);
      expect(others).toEqual([]);
      expect({ ...stored, createdAt: null }).toEqual({
        topic: 'problem',
        message,
        diagnostics,
        status: 'new',
        createdAt: null,
        createdBy: uid,
        email,
        number: expect.any(Number),
      });
    });

    await test.step('it is listed, and another one can be written', async () => {
      await page.getByRole('button', { name: 'Write another request' }).click();
      await expect(messageField(page)).toHaveValue('');
      await expect(topicField(page)).toBeFocused();
      const request = requests(page).getByRole('listitem');
      await expect(request).toContainText('New');
      await request.getByText('Something doesn’t work').click();
      await expect(request.getByText('With diagnostics')).toBeVisible();
      expect(await axeFindings(page, { isStrict: true })).toEqual([]);
    });
  });
});

test('without a connection a request waits, once, and is sent when it is back', async ({ page, context }) => {
  const { uid, email } = await createOwner();
  await signIn(page, email, '/help');

  await test.step('sent without a connection', async () => {
    await expect(requests(page)).toContainText(textOf(helpTexts, 'requests.empty'));
    await topicField(page).selectOption('howTo');
    await messageField(page).fill(message);
    await context.setOffline(true);
    await send(page).click();
    await expect(page.getByText(textOf(helpTexts, 'support.waiting'))).toBeVisible();
    await expect(requests(page).getByRole('listitem')).toContainText('Not sent yet');
  });

  await test.step('opening another page in the meantime doesn’t turn it back into a draft', async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('link', { name: 'Get Help', exact: true }).click();
    await expect(page.getByText(textOf(helpTexts, 'support.waiting'))).toBeVisible();
    await expect(messageField(page)).not.toBeEditable();
  });

  await test.step('the connection is back', async () => {
    await context.setOffline(false);
    await expect(page.getByText(/^Request \d{4} received$/)).toBeVisible();
    await expect(requests(page).getByRole('listitem')).toContainText('New');
    expect(await storedRequests(uid)).toHaveLength(1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('someone searches, reads, comes back, and finds the way to ask', async ({ page }) => {
    const { email } = await createOwner();
    await signIn(page, email, '/help');
    await page.getByRole('searchbox', { name: 'Search help' }).fill('time off');
    const result = page
      .getByRole('region', { name: 'Search results' })
      .getByRole('link', { name: /^Schedule/ });
    await expect(result.locator('mark').first()).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
    await result.tap();
    await expect(page).toHaveURL('/docs/schedule#requests');
    await page.goBack();
    await expect(page).toHaveURL('/help?q=time+off');
    await page.getByLabel('Attach diagnostics').check();
    await page.getByText('Preview diagnostics').tap();
    expect(await horizontalOverflow(page)).toBe(0);
  });
});
