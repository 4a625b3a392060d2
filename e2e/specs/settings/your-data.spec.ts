import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { deletionDays } from 'mf-settings/domain';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import {
  addRecords,
  communityRecord,
  createLogin,
  createOwner,
  firestore,
  memberRecord,
  uploadFile,
} from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { product } from '../../src/product.ts';
import { signIn } from '../../src/signIn.ts';
import { yourData as yourDataTexts } from '../../../mf-settings/src/yourData/texts/en.ts';
import { patternOf, textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { openLink } from '../../src/messages/outbox.ts';
import { en as deletionTexts } from '../../../shell/src/deletion/texts/en.ts';

const address = '/settings?tab=account&setting=export';
const setting = (page: Page, name: string) => page.locator(`[data-setting="${name}"]`);

test('an owner exports everything: requested, followed, emailed and downloaded', async ({
  page,
  browser,
}) => {
  const { uid, email } = await createOwner({
    communities: { maple: communityRecord('=Maple Court') },
    units: Object.fromEntries(
      Array.from({ length: 450 }, (_, at) => [`u${at}`, { communityId: 'maple', number: String(at) }]),
    ),
  });
  await firestore().doc(paths.communityAccess(uid, 'maple')).set({ gateCode: 'open-sesame' });
  await uploadFile(`customers/${uid}/branding/logo.png`, Buffer.from('logo'), 'image/png');
  await signIn(page, email, address);
  const card = setting(page, 'export');
  await card.getByRole('button', { name: 'Export all data' }).click();
  const item = card.getByRole('listitem');
  await expect(item).toContainText('Ready', { timeout: 60_000 });
  // It also contains what functions summarize in the meantime.
  await expect(item).toContainText(/[45]\d\d records · 1 photo or file/);

  await test.step('the file has everything, and no gate code', async () => {
    const downloading = page.waitForEvent('download');
    await item.getByRole('button', { name: /^Download, / }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^valet-hub-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(readFileSync(await download.path()));
    const units = JSON.parse(strFromU8(files['json/units.json']!)) as unknown[];
    expect(units).toHaveLength(450);
    expect(strFromU8(files['csv/communities.csv']!)).toContain(`'=Maple Court`);
    expect(strFromU8(files['files/000001.png']!)).toBe('logo');
    expect(Object.values(files).some((file) => strFromU8(file).includes('open-sesame'))).toBe(false);
  });

  await test.step('no one else can access it, even with its address', async () => {
    const path = String((await firestore().collection(paths.dataExports(uid)).get()).docs[0]?.get('path'));
    const bucket = `${product().addresses.storage}/v0/b/${product().projectId}.firebasestorage.app/o`;
    const answer = await fetch(`${bucket}/${encodeURIComponent(path)}?alt=media`);
    expect(answer.status).toBe(403);
  });

  await test.step('the email leads to the page, through sign-in', async () => {
    const context = await browser.newContext();
    const outbox = await context.newPage();
    await outbox.goto(product().addresses.outbox);
    const mail = outbox.getByRole('article', { name: `Mail to ${email}` });
    await expect(mail.getByRole('heading')).toHaveCount(1);
    await expect(await openLink(outbox, mail, /./)).toHaveURL(/\/login/);
    await context.close();
  });

  await test.step('it looks right on a phone', async () => {
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await horizontalOverflow(page)).toBe(0);
  });
});

test('an owner schedules the business’s deletion, then keeps it; an Admin sees it', async ({
  page,
  browser,
}) => {
  const { uid, email } = await createOwner();
  const admin = `${uid}-admin`;
  await createLogin(admin, `${admin}@e2e.test`);
  const record = { ...memberRecord(uid, 'Ada', uid), tier: 'Admin', uid: admin, email: `${admin}@e2e.test` };
  await addRecords(uid, { team: { [admin]: record } });
  await signIn(page, email, '/settings?tab=account&setting=delete');
  const card = setting(page, 'delete');
  const banner = page.getByText(patternOf(deletionTexts, 'planned', { name: 'Test Valet' }));

  await test.step('it requires the business’s name', async () => {
    await card.getByRole('button', { name: 'Delete Test Valet' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Test Valet?' });
    const name = dialog.getByRole('textbox', {
      name: textOf(yourDataTexts, 'delete.dialog.name', { name: 'Test Valet' }),
    });
    await expect(name).toBeFocused();
    await name.fill('Test');
    await dialog.getByRole('button', { name: textOf(yourDataTexts, 'delete.dialog.submit') }).click();
    await expect(name).toHaveAccessibleDescription(
      textOf(yourDataTexts, 'delete.dialog.problems.businessName.otherName'),
    );
    expect(await axeFindings(page)).toEqual([]);
    await name.fill('test valet');
    await dialog.getByRole('button', { name: textOf(yourDataTexts, 'delete.dialog.submit') }).click();
    await expect(dialog).toBeHidden();
    await expect(banner).toBeVisible();
    const { deletion } = (await firestore().doc(paths.customer(uid)).get()).data()!;
    const days = (deletion.dueAt.toMillis() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(deletionDays);
  });

  await test.step('an Admin sees it on every page, and can’t change it', async () => {
    const context = await browser.newContext();
    const theirs = await context.newPage();
    await signIn(theirs, `${admin}@e2e.test`, '/settings?tab=account&setting=delete');
    await expect(theirs.getByText(textOf(deletionTexts, 'owner'))).toBeVisible();
    await expect(setting(theirs, 'delete')).toContainText(textOf(yourDataTexts, 'export.ownerOnly'));
    await expect(setting(theirs, 'export').getByRole('button')).toHaveCount(0);
    await expect(setting(theirs, 'delete').getByRole('button')).toHaveCount(0);
    await context.close();
  });

  await test.step('the banner leads to where deletion is canceled', async () => {
    await navigateInApp(page, '/');
    await banner.getByRole('link', { name: 'Keep business' }).click();
    await card.getByRole('button', { name: 'Keep business' }).click();
    await expect(banner).toBeHidden();
    await expect(card.getByRole('button', { name: 'Delete Test Valet' })).toBeVisible();
    expect((await firestore().doc(paths.deletion(uid)).get()).exists).toBe(false);
  });
});
