/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { pngFile } from '../../../backend/functions/core/pictures/pngFile.ts';
import { axeFindings } from '../../src/page/axeFindings.ts';
import {
  addRecords,
  communityRecord,
  createLogin,
  createOwner,
  firestore,
  memberRecord,
} from '../../src/backend.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { formTexts } from '../../../shared-lib/src/ui/forms/texts.ts';
import { en as settingsTexts } from '../../../mf-settings/src/texts/en.ts';
import { es as settingsTextsEs } from '../../../mf-settings/src/texts/es.ts';
import { textOf } from '../../src/textOf.ts';
import { forEveryone as forEveryoneTexts } from '../../../mf-communities/src/public/texts/page/en.ts';

/** An owner with a community, whose business has its own slug, and an Admin. */
async function createBusiness() {
  const owner = await createOwner();
  const slug = owner.uid.toLowerCase();
  const adminId = `${owner.uid}-ada`;
  const ada = { ...memberRecord(owner.uid, 'Ada', 'Byron'), uid: adminId, tier: 'Admin' };
  const adminEmail = `${adminId}@demo.test`;
  await createLogin(adminId, adminEmail);
  await addRecords(owner.uid, {
    team: { [adminId]: { ...ada, email: adminEmail } },
    communities: { elm: { ...communityRecord('Elm Court'), slug: 'elm-court' } },
  });
  await firestore().doc(paths.businessSlug(slug)).set({ customerId: owner.uid });
  await firestore().doc(paths.customer(owner.uid)).update({ businessSlug: slug, businessName: 'Elm Valet' });
  return { ...owner, slug, adminId, adminEmail };
}

const field = (page: Page, name: string) => page.getByRole('tabpanel').getByLabel(name, { exact: true });
const profile = async (uid: string) =>
  (await firestore().doc(paths.settingsSection(uid, 'business')).get()).data() ?? {};
const sample = (page: Page) => page.getByRole('region', { name: 'Public page preview' });

/** A square picture in one color, `side` pixels wide and high. */
const picture = (side: number) =>
  pngFile({
    width: side,
    height: side,
    palette: [[200, 40, 40]],
    rows: Array.from({ length: side }, () => Buffer.alloc(side + 1)),
  });

async function save(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text);
  await field(page, name).press('Enter');
}

test('a business’s profile is on its public pages', async ({ page, browser }) => {
  const { uid, email, slug } = await createBusiness();
  await signIn(page, email, '/settings');
  const visitor = await (await browser.newContext()).newPage();

  await test.step('name, color and contact', async () => {
    await save(page, 'Business name', 'Elm & Oak Valet');
    await save(page, textOf(settingsTexts, 'account.business.contactPhone.label'), '+1 202 555 0142');
    await save(page, textOf(settingsTexts, 'account.business.contactEmail.label'), 'office@elm.example');
    await field(page, 'Brand color').fill('#7a1f5c');
    await field(page, 'Brand color').blur();
    await expect
      .poll(() => profile(uid))
      .toMatchObject({
        contactPhone: '+12025550142',
        contactEmail: 'office@elm.example',
        brandColour: '#7a1f5c',
      });
    await expect(sample(page)).toContainText('Elm & Oak Valet');
  });

  await test.step('a logo, resized; an invalid file is refused with a reason', async () => {
    const logo = field(page, 'Logo');
    await logo.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await expect(page.getByText(textOf(formTexts.en, 'errors.pictureType'))).toBeVisible();
    await logo.setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(20 * 1024 * 1024),
    });
    await expect(page.getByText(textOf(formTexts.en, 'errors.pictureSize', { max: 5 }))).toBeVisible();
    await logo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(page.getByText(textOf(settingsTexts, 'account.business.problems.unreadable'))).toBeVisible();
    expect(await profile(uid)).not.toHaveProperty('logo');

    await logo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture(900) });
    await expect(sample(page).locator('img')).toHaveJSProperty('naturalWidth', 320);
    await expect.poll(async () => (await profile(uid)).logo as unknown).toMatch(/^data:image\/webp;base64,/);
  });

  await test.step('the message for a color that is too light is as wide as its row, and the sample keeps the last one', async () => {
    await field(page, 'Brand color').fill('#ffe9a8');
    const said = page.getByText(textOf(settingsTexts, 'account.business.problems.tooPale'));
    await expect(said).toBeVisible();
    expect((await said.boundingBox())!.width).toBeGreaterThan(400);
    await expect(sample(page).locator('[style]')).toHaveCSS('border-top-color', 'rgb(122, 31, 92)');
    expect((await profile(uid)).brandColour).toBe('#7a1f5c');
    await field(page, 'Brand color').press('Escape');
  });

  await test.step('a name of 400 characters is refused and stays', async () => {
    await save(page, 'Business name', 'x'.repeat(400));
    await expect(page.getByText(/200/).first()).toBeVisible();
    expect((await firestore().doc(paths.customer(uid)).get()).get('businessName')).toBe('Elm & Oak Valet');
    await field(page, 'Business name').press('Escape');
  });

  await test.step('anyone sees it', async () => {
    await expect(async () => {
      await visitor.goto(`/${slug}/elm-court`);
      await expect(
        visitor.getByText(textOf(forEveryoneTexts, 'public.servedBy', { business: 'Elm & Oak Valet' })),
      ).toBeVisible();
      await expect(visitor.locator('article header img')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(visitor.getByRole('link', { name: 'office@elm.example' })).toHaveAttribute(
      'href',
      'mailto:office@elm.example',
    );
    expect(await axeFindings(visitor, { isStrict: true })).toEqual([]);
  });
});

test('a new address is checked while typing, and the old one redirects permanently', async ({ page }) => {
  const { uid, email, slug } = await createBusiness();
  const another = await createBusiness();
  await signIn(page, email, '/settings');
  await page.getByRole('button', { name: 'Change address' }).click();
  const dialog = page.getByRole('dialog');
  const address = dialog.getByLabel('Public page address');
  const send = dialog.getByRole('button', { name: 'Change address' });

  await address.fill(another.slug);
  await expect(
    dialog.getByText(textOf(settingsTexts, 'account.business.address.standing.taken')),
  ).toBeVisible();
  await expect(send).toBeDisabled();
  await address.fill('settings');
  await send.click();
  await expect(
    dialog.getByText(textOf(settingsTexts, 'account.business.address.problems.reserved')),
  ).toBeVisible();
  await address.fill(`${slug}-new`);
  await expect(dialog.getByText('Available.')).toBeVisible();
  await send.click();
  await expect(
    toast(page, textOf(settingsTexts, 'account.business.address.changed', { slug: `${slug}-new` })),
  ).toBeVisible();
  expect((await firestore().doc(paths.customer(uid)).get()).get('businessSlug')).toBe(`${slug}-new`);
  expect((await firestore().doc(paths.businessSlug(slug)).get()).get('customerId')).toBe(uid);

  await expect(async () => {
    await page.goto(`/${slug}/elm-court`);
    await expect(page).toHaveURL(`/${slug}-new/elm-court`, { timeout: 2000 });
    await expect(page.getByRole('heading', { name: 'Elm Court' })).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('an Admin edits the profile, and sees the owner-only settings with the reason', async ({
  page,
  browser,
}) => {
  const { uid, email, adminId, adminEmail } = await createBusiness();
  const owner = await (await browser.newContext()).newPage();
  await Promise.all([signIn(page, adminEmail, '/settings'), signIn(owner, email, '/settings')]);

  await save(page, 'First name', 'Augusta');
  await expect
    .poll(
      async () => (await firestore().doc(paths.teamMember(uid, adminId)).get()).get('firstName') as unknown,
    )
    .toBe('Augusta');
  await expect(field(page, 'Business name')).toHaveAttribute('readonly');
  await expect(page.getByRole('button', { name: 'Change address' })).toBeDisabled();
  await expect(page.getByText(textOf(settingsTexts, 'ownersAlone'))).toHaveCount(3);

  // Two people with the same setting open see each other's changes.
  await save(page, textOf(settingsTexts, 'account.business.contactEmail.label'), 'ada@elm.example');
  await expect(field(owner, textOf(settingsTexts, 'account.business.contactEmail.label'))).toHaveValue(
    'ada@elm.example',
  );
  await save(owner, textOf(settingsTexts, 'account.business.contactEmail.label'), 'olivia@elm.example');
  await expect(field(page, textOf(settingsTexts, 'account.business.contactEmail.label'))).toHaveValue(
    'olivia@elm.example',
  );
  expect(await axeFindings(page, { isStrict: true })).toEqual([]);
});

test.describe('on a phone in Spanish', () => {
  test.use({ locale: 'es-MX', viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('the tab fits, and has no accessibility findings', async ({ page }) => {
    await signIn(page, 'owner@demo.test', '/settings');
    await expect(
      page.getByRole('region', { name: textOf(settingsTextsEs, 'account.business.preview.title') }),
    ).toBeVisible();
    expect(await axeFindings(page, { isStrict: true })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
