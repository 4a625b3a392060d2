import { expect, test, type Browser, type Page } from '@playwright/test';
import { addDays, momentOfNight, paths, serviceNight, weekdays } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { communityRecord, createOwner, firestore, uploadFile } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { toast } from '../../src/page/toast.ts';
import { watchProblems } from '../../src/page/watchProblems.ts';
import { signIn } from '../../src/signIn.ts';
import { textOf } from '../../src/textOf.ts';
import { en as proofTexts } from '../../../mf-tracking/src/proof/texts/en.ts';
import { en as unitsTexts } from '../../../mf-tracking/src/units/texts/en.ts';
import { sidePanel, pressAction } from '../../src/page/sidePanel.ts';

const zone = 'America/New_York';
const night = (): string => addDays(serviceNight(Date.now(), zone), -1);
const visitedAt = () => new Date(momentOfNight(night(), '21:10', zone));
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A business whose unit A-101 was served last night, with a photo. */
async function createBusiness() {
  const unit = (unitNumber: string) => ({
    ...{ communityId: 'maple', building: 'A', floor: '1', unitNumber },
    residentName: 'Rosa Resident',
    phone: '+12125550100',
  });
  const owner = await createOwner({
    communities: { maple: { ...communityRecord('Maple Court'), serviceDays: [...weekdays] } },
    units: { one: unit('101'), two: unit('102') },
  });
  const { uid } = owner;
  await firestore().doc(paths.customer(uid)).update({ businessName: 'Sunrise Valet' });
  const photo = `${paths.customer(uid)}/serviceLogs/nadia_1/1.png`;
  await uploadFile(photo, picture, 'image/png');
  await firestore()
    .doc(`${paths.serviceLogs(uid)}/nadia_1`)
    .set({
      ...{ communityId: 'maple', serviceDate: night(), memberId: 'nadia', shiftReportId: null },
      ...{ unitId: 'one', outcome: 'collected', photo: { path: photo } },
      servicedAt: visitedAt(),
      createdAt: visitedAt(),
    });
  return owner;
}

const panel = (page: Page) => sidePanel(page, textOf(unitsTexts, 'doors.one'));
const take = (page: Page, key: 'copy' | 'print' | 'share') =>
  pressAction(panel(page), textOf(proofTexts, `proof.${key}`));

/** A browser without an account. */
const visitorAt = async (browser: Browser, width: number, colorScheme: 'light' | 'dark'): Promise<Page> =>
  (await browser.newContext({ viewport: { width, height: 844 }, colorScheme })).newPage();

const expectWhole = async (page: Page): Promise<void> => {
  expect(await axeFindings(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
};

/** How many sheets of paper a page takes. */
const sheetsOf = async (page: Page, format: 'Letter' | 'A4'): Promise<number> =>
  (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('a door’s proof is shared, read without an account, printed on one page, and revoked', async ({
  page,
  browser,
}) => {
  test.slow();
  const { email } = await createBusiness();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const problems = watchProblems(page);
  await signIn(page, email, `/units?community=maple&night=${night()}&open=one`);
  const dialog = page.getByRole('dialog', { name: textOf(proofTexts, 'proof.dialog.title') });
  let link = '';

  await test.step('the office copies it as text with its link', async () => {
    await take(page, 'copy');
    await expect(toast(page, textOf(proofTexts, 'proof.copied'))).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('Sunrise Valet');
    expect(text).toContain('Unit: A-101');
    expect(text).toContain('Result: Collected');
    link = /https?:\S+\/proof\/\S+$/.exec(text)?.[0] ?? '';
    expect(link).not.toBe('');
  });

  await test.step('sharing shows the same link and when it expires', async () => {
    await take(page, 'share');
    await expect(dialog.getByLabel(textOf(proofTexts, 'proof.dialog.link'), { exact: true })).toHaveValue(
      link,
    );
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expectWhole(page);
    await dialog.getByRole('button', { name: textOf(proofTexts, 'proof.dialog.copy') }).click();
    await expect(toast(page, textOf(proofTexts, 'proof.linkCopied'))).toBeVisible();
  });

  const phone = await visitorAt(browser, 390, 'dark');
  const desk = await visitorAt(browser, 1440, 'light');
  const heading = (at: Page) => at.getByRole('heading', { name: textOf(proofTexts, 'proof.title') });

  await test.step('anyone with the link reads what happened, and nothing about anyone', async () => {
    for (const visitor of [phone, desk]) {
      await visitor.goto(link);
      await expect(heading(visitor)).toBeVisible();
      const shown = visitor.getByRole('article');
      for (const text of ['Sunrise Valet', 'Maple Court', 'A-101', 'Collected', '9:10 PM E']) {
        await expect(shown).toContainText(text);
      }
      await expect(
        visitor.getByRole('img', { name: textOf(proofTexts, 'proof.page.photo') }),
      ).toHaveJSProperty('naturalWidth', 1);
      await expect(visitor.locator('body')).not.toContainText(/Rosa|Nadia|555|102|Local/);
      await expectWhole(visitor);
    }
  });

  await test.step('in Spanish too', async () => {
    await phone.getByRole('button', { name: 'Español' }).click();
    await expect(phone.getByRole('heading', { name: 'Comprobante de recolección' })).toBeVisible();
    await expect(phone.getByRole('article')).toContainText('Recolectada');
    await expectWhole(phone);
  });

  await test.step('printed, it is one page', async () => {
    expect(await sheetsOf(desk, 'Letter')).toBe(1);
    expect(await sheetsOf(desk, 'A4')).toBe(1);
    await desk.emulateMedia({ media: 'print' });
    await expect(heading(desk)).toBeVisible();
    await expect(desk.getByRole('button', { name: textOf(proofTexts, 'proof.page.print') })).toBeHidden();
    await desk.emulateMedia({ media: 'screen' });
  });

  await test.step('a revoked link says so, and nothing else', async () => {
    await dialog.getByRole('button', { name: /^Revoke the link/ }).click();
    await page.getByRole('button', { name: textOf(proofTexts, 'proof.revokeDialog.action') }).click();
    await expect(toast(page, textOf(proofTexts, 'proof.revokeDialog.done'))).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(0);
    await desk.reload();
    await expect(desk.getByRole('heading', { name: textOf(proofTexts, 'proof.page.closed') })).toBeVisible();
    await expect(desk.locator('body')).not.toContainText(/Sunrise|Maple|A-101/);
    await expectWhole(desk);
    await desk.goto(link.replace(/[^/]+$/, 'x'.repeat(32)));
    await expect(desk.getByRole('heading', { name: textOf(proofTexts, 'proof.page.closed') })).toBeVisible();
  });

  await test.step('printing opens the proof’s page with a new link', async () => {
    await dialog
      .getByRole('button', { name: textOf(proofTexts, 'proof.dialog.close') })
      .last()
      .click();
    const opened = page.waitForEvent('popup');
    await take(page, 'print');
    const paper = await opened;
    await expect(heading(paper)).toBeVisible();
    expect(paper.url()).not.toContain(new URL(link).pathname);
    await expect(paper).toHaveURL(/\/proof\/[^?]+$/);
  });
  expect(problems).toEqual([]);
});
