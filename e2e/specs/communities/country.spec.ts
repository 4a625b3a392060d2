import { expect, test, type Page } from '@playwright/test';
import { paths, priceIds, weekdays } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, communityRecord, createOwner, firestore } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { openOutbox } from '../../src/messages/outbox.ts';
import { signIn } from '../../src/signIn.ts';
import { contact as contactTexts } from '../../../mf-communities/src/public/contact/texts/en.ts';
import { en as settingsTexts } from '../../../mf-settings/src/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { formTexts } from '../../../shared-lib/src/ui/forms/texts.ts';

/** A community with a public page, in a paying business that can text at any hour; its address is the owner's uid. */
async function createBusiness() {
  const owner = await createOwner();
  const { uid } = owner;
  await firestore().doc(paths.customer(uid)).update({ businessSlug: uid });
  await firestore()
    .doc(paths.settingsSection(uid, 'sms'))
    .set({ enabled: true, quietFrom: '00:00', quietTo: '00:00' });
  const paid = { status: 'active', priceId: priceIds.standard, quantity: 1 };
  await addRecords(uid, {
    subscriptions: { paid: { ...paid, current_period_end: new Date('2999-01-01') } },
    communities: {
      elm: { ...communityRecord('Elm Court'), slug: 'elm-court', serviceDays: [...weekdays] },
    },
  });
  await expect.poll(() => publishedCountry(uid)).toBe('US');
  return owner;
}

const publishedCountry = async (uid: string): Promise<unknown> =>
  (await firestore().doc(paths.publicPage(uid, 'elm-court')).get()).get('business.country');

const profileOf = async (uid: string) =>
  (await firestore().doc(paths.settingsSection(uid, 'business')).get()).data() ?? {};

/** Opens the form for texts, up to its number field. */
const askForTexts = async (page: Page, uid: string, phone: string) => {
  await page.goto(`/${uid}/elm-court`);
  await page.getByRole('button', { name: 'Get text messages' }).click();
  await page.getByRole('textbox', { name: 'Your unit' }).fill('A-203');
  await page.getByRole('textbox', { name: 'Your mobile number' }).fill(phone);
  await page.getByRole('switch', { name: 'Yes, text me' }).check({ force: true });
  await page.getByRole('button', { name: 'Get texts' }).click();
};

test('after an owner chooses another country, numbers are parsed for it, and residents’ texts go only there', async ({
  page,
  browser,
}) => {
  const { uid, email } = await createBusiness();
  await signIn(page, email, '/settings');
  const tab = page.getByRole('tabpanel');
  const country = tab.getByRole('combobox', { name: 'Country', exact: true });
  const phone = tab.getByLabel(textOf(settingsTexts, 'account.business.contactPhone.label'), { exact: true });

  await test.step('before that, a number in national format is invalid', async () => {
    await expect(country).toHaveValue('United States');
    await phone.fill('020 7946 0018');
    await phone.press('Enter');
    await expect(tab.getByText(textOf(formTexts.en, 'errors.phone'))).toBeVisible();
    await phone.press('Escape');
    expect(await profileOf(uid)).toEqual({});
  });

  await test.step('it is found by a part of its name, and saves automatically', async () => {
    await country.fill('united k');
    await page.getByRole('option', { name: 'United Kingdom' }).click();
    await expect.poll(() => profileOf(uid)).toMatchObject({ country: 'GB' });
    await expect.poll(() => publishedCountry(uid)).toBe('GB');
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('a number in national format is valid there', async () => {
    await phone.fill('020 7946 0018');
    await phone.press('Enter');
    await expect.poll(() => profileOf(uid)).toMatchObject({ country: 'GB', contactPhone: '+442079460018' });
    await page.reload();
    await expect(country).toHaveValue('United Kingdom');
    await expect(phone).toHaveValue('+442079460018');
  });

  const resident = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const refusal = resident.getByText(textOf(contactTexts, 'abroad', { countries: 'United Kingdom' }));

  await test.step('a resident sees next to the number that texts aren’t sent abroad', async () => {
    await askForTexts(resident, uid, '+1 212 555 0100');
    await expect(refusal).toBeVisible();
    await expect(resident.getByRole('textbox', { name: 'Your mobile number' })).toBeFocused();
    expect(await axeFindings(resident)).toEqual([]);
    expect(await horizontalOverflow(resident)).toBe(0);
  });

  await test.step('and that a landline can’t be texted, which only the server knows', async () => {
    await askForTexts(resident, uid, '020 7946 0018');
    await expect(refusal).toBeVisible({ timeout: 30_000 });
  });

  await test.step('one in national format is asked to reply YES', async () => {
    const last = String(100_000 + (Date.now() % 900_000));
    await askForTexts(resident, uid, `07400 ${last}`);
    await expect(
      resident.getByRole('status').filter({ hasText: textOf(contactTexts, 'textsAsked') }),
    ).toBeVisible({
      timeout: 30_000,
    });
    const outbox = await openOutbox(browser);
    await expect(outbox.getByRole('article', { name: `Text to +447400${last}` })).toBeVisible();
    await outbox.context().close();
  });
});

test('a public page in the United States refuses other numbers, but only for texts', async ({ page }) => {
  const { uid } = await createBusiness();
  const refusal = page.getByText(textOf(contactTexts, 'abroad', { countries: 'United States and Canada' }));
  await askForTexts(page, uid, '+44 7400 123456');
  await expect(refusal).toBeVisible();

  await page.goto(`/${uid}/elm-court`);
  await page.getByRole('button', { name: 'Write to us' }).click();
  await page.getByRole('radio', { name: 'Something else' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Your message' }).fill('Hello');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Hana');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+1 876 555 0100');
  const texts = page.getByRole('switch', { name: textOf(contactTexts, 'texts') });
  await texts.check({ force: true });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(refusal).toBeVisible();
  await texts.uncheck({ force: true });
  await expect(refusal).toBeHidden();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your request' })).toBeVisible();
});
