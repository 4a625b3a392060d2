import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, communityRecord, createOwner, firestore, uploadFile } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { pngOf } from '../../src/files/pngOf.ts';
import { avery5160, printedLabels } from '../../src/areas/printedLabels.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { labels as labelsTexts } from '../../../mf-communities/src/labels/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { en as labelCheckTexts } from '../../../shared-lib/src/ui/labels/texts/en.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const scanned = (page: Page) => page.getByText('Test scan passed');

/** Presses the button that creates a file, and reads the file. */
async function made(page: Page, name: string | RegExp): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await press(page, name);
  return readFile(await (await download).path());
}

const tag = (label: string, more: object = {}) => ({
  communityId: 'c1',
  label,
  status: 'unassigned',
  unitId: null,
  printBatchId: 'first',
  printedAt: null,
  ...more,
});

const manyTags = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `tag-${String(at + 1).padStart(4, '0')}x7Qp`,
      tag(`M-${at + 1}`),
    ]),
  );

const printedIn = async (uid: string) =>
  (await firestore().collection(paths.binTags(uid)).get()).docs
    .filter((found) => found.get('printedAt') !== null)
    .map(({ id }) => id);

test('400 bin tags are printed from the fifth label on, and each code can be scanned', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { uid, email } = await createOwner({
    communities: { c1: { ...communityRecord('Piñón Court') } },
    units: { u1: { communityId: 'c1', building: 'A', unitNumber: '101' } },
    binTagBatches: {
      first: { communityId: 'c1', label: 'First', count: 400, made: 400, printedAt: null },
      second: { communityId: 'c1', label: 'Second', count: 2, made: 1, printedAt: null },
    },
    binTags: {
      ...manyTags(399),
      'tag-at-a-door': tag('Spare', { status: 'assigned', unitId: 'u1', printBatchId: 'second' }),
      'tag-lost': tag('Lost', { status: 'lost' }),
      'tag-printed': tag('Old', { printedAt: new Date(2026, 0, 1) }),
    },
  });
  await signIn(page, email, '/communities/c1?tab=bintags');
  await page.getByRole('link', { name: 'Print labels' }).click();
  await expect(page).toHaveURL('/communities/c1?labels=bintags');
  await expect(page.getByText('400 labels', { exact: true })).toBeVisible();
  await expect(scanned(page)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await test.step('the first label is chosen by click or keyboard', async () => {
    const places = page.getByRole('radiogroup', { name: 'First label' });
    await places
      .getByRole('radio', { name: textOf(labelsTexts, 'preview.startAt', { place: 2 }), exact: true })
      .click();
    await expect(page.getByText(textOf(labelsTexts, 'preview.startIs', { place: 2 }))).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(
      places.getByRole('radio', { name: textOf(labelsTexts, 'preview.startAt', { place: 5 }), exact: true }),
    ).toBeFocused();
    await expect(page.getByText('Sheet 1 of 2')).toBeVisible();
  });

  await test.step('the file has every tag in its place, and nothing else', async () => {
    const file = await printedLabels(
      await made(page, textOf(labelsTexts, 'make.action', { count: 400 })),
      avery5160,
    );
    expect(file.title).toBe('Labels Piñón Court');
    expect(file.preferences?.get('PrintScaling')).toBe('None');
    expect(file.pages).toHaveLength(14);
    for (const { width, height } of file.pages) expect([width, height]).toEqual([8.5, 11]);
    const labels = [
      'tag-at-a-door',
      ...Array.from({ length: 399 }, (_, at) => `tag-${String(at + 1).padStart(4, '0')}x7Qp`),
    ];
    expect(file.pages.flatMap(({ codes }) => codes)).toEqual([
      ...Array<null>(4).fill(null),
      ...labels.map((id) => `${baseURL}/t/${id}`),
      ...Array<null>(16).fill(null),
    ]);
    expect(file.pages[0]?.texts.slice(0, 7)).toEqual([
      ...['A-101', 'Spare', 'Piñón Court', 'Test Valet'],
      ...['M-1', 'Piñón Court', 'Test Valet'],
    ]);
  });

  await test.step('they count as printed only after the person confirms it', async () => {
    await expect(
      page.getByRole('heading', { name: textOf(labelsTexts, 'printed.title', { count: 400 }) }),
    ).toBeFocused();
    expect(await printedIn(uid)).toEqual(['tag-printed']);
    expect(await axeFindings(page)).toEqual([]);
    await press(page, textOf(labelsTexts, 'printed.yes'));
    await expect(toast(page, textOf(labelsTexts, 'printed.done', { count: 400 }))).toBeVisible();
    await expect(page.getByText(textOf(labelsTexts, 'none.unprinted.title'))).toBeVisible();
    const printed = await printedIn(uid);
    expect(printed).toHaveLength(401);
    expect(printed).not.toContain('tag-lost');
    // Neither is a finished batch; the other one still has tags to create.
    const batches = async () =>
      (await firestore().collection(paths.binTagBatches(uid)).get()).docs.map(
        (batch) => batch.get('printedAt') !== null,
      );
    await expect.poll(batches).toEqual([true, false]);
    await press(page, 'Undo');
    await expect(page.getByText('400 labels', { exact: true })).toBeVisible();
    await expect.poll(() => printedIn(uid)).toEqual(['tag-printed']);
    await expect.poll(batches).toEqual([false, false]);
  });

  await test.step('the next free label is remembered, and a batch can be printed alone', async () => {
    await navigateInApp(page, '/communities/c1?labels=bintags&which=all&batch=second');
    await expect(page.getByText('1 label', { exact: true })).toBeVisible();
    await expect(page.getByText(textOf(labelsTexts, 'preview.startIs', { place: 15 }))).toBeVisible();
    await press(page, textOf(labelsTexts, 'what.wholeCommunity'));
    await expect(page.getByText('401 labels', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/communities/c1?labels=bintags&which=all');
  });
});

test('a name in characters that PDF fonts lack is printed as previewed, and what phones couldn’t read is not printed', async ({
  page,
  baseURL,
}) => {
  const name = '李園 Łódź Nguyễn Gardens';
  const { uid, email } = await createOwner({
    communities: { c1: communityRecord(name), c2: communityRecord('Elm Court') },
    binTagBatches: { first: { communityId: 'c1', label: 'First', count: 2, made: 2, printedAt: null } },
    binTags: manyTags(2),
  });
  await signIn(page, email, '/communities/c1?labels=bintags');

  await test.step('a name in characters that PDF fonts lack is printed as previewed', async () => {
    await expect(scanned(page)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Sheet 1' }).locator('image')).toHaveCount(2);
    const written = await made(page, textOf(labelsTexts, 'make.action', { count: 2 }));
    const file = await printedLabels(written, avery5160);
    expect(file.title).toBe(`Labels ${name}`);
    // The name is a picture, one for all labels; everything else stays text.
    expect(file.pages.flatMap(({ texts }) => texts)).toEqual(['M-1', 'Test Valet', 'M-2', 'Test Valet']);
    expect(written.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
    expect(file.pages[0]?.codes.slice(0, 3)).toEqual([
      `${baseURL}/t/tag-0001x7Qp`,
      `${baseURL}/t/tag-0002x7Qp`,
      null,
    ]);
  });

  await test.step('codes that phones couldn’t read aren’t printed', async () => {
    await addRecords(uid, {
      settings: { checkpoints: { brandColour: '#ffd88a', label: 'Scan me', dotStyle: 'dots' } },
      checkpoints: {
        gate: {
          communityId: 'c2',
          name: 'Main gate',
          building: 'A',
          floor: '1',
          order: 1,
          type: 'qr',
          qrToken: 'gate-5',
        },
        roof: { communityId: 'c2', name: 'Roof', order: 2, type: 'nfc', qrToken: null },
        mail: { communityId: 'c2', name: 'Mail room', order: 0, type: 'qr', qrToken: 'mail-9' },
      },
    });
    await navigateInApp(page, '/communities/c2?labels=checkpoints');
    const make = page.getByRole('button', { name: /^Create PDF/ });

    await test.step('a color that is too light is refused, and black is offered', async () => {
      await expect(page.getByRole('alert')).toContainText(textOf(labelCheckTexts, 'pale'));
      await expect(make).toBeDisabled();
      await press(page, 'Print in black');
      await expect(scanned(page)).toBeVisible();
    });

    await test.step('a logo covers the middle of the code', async () => {
      const logoPath = `${paths.customer(uid)}/branding/logo.png`;
      await uploadFile(logoPath, pngOf(64, 48, [160, 0, 60], [20, 20, 90]), 'image/png');
      await firestore().doc(paths.settingsSection(uid, 'checkpoints')).update({ logoPath });
      await expect(
        page.getByRole('img', { name: textOf(labelsTexts, 'preview.of', { page: 1 }) }).locator('image'),
      ).toHaveCount(2);
      await expect(scanned(page)).toBeVisible();
    });

    await test.step('invalid sizes are refused next to their fields', async () => {
      await page.getByRole('combobox', { name: 'Labels' }).selectOption('Custom sheet');
      await page.getByLabel('Labels down').fill('4');
      await expect(page.getByText(textOf(labelsTexts, 'sheet.problems.offSheet'))).toBeVisible();
      await expect(make).toBeDisabled();
      await page.getByLabel('Labels down').fill('three');
      await expect(page.getByText(textOf(labelsTexts, 'sheet.problems.noCount', { max: 50 }))).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('combobox', { name: 'Labels' }).selectOption(textOf(labelsTexts, 'sheet.roll'));
      await page.getByLabel('Label width').fill('1/2');
      await page.getByLabel('Label height').fill('.5');
      await expect(page.getByRole('alert')).toContainText(textOf(labelCheckTexts, 'small'));
      await page.setViewportSize({ width: 390, height: 800 });
      expect(await horizontalOverflow(page)).toBe(0);
    });

    await test.step('checkpoints are printed in route order, as often as needed', async () => {
      await page
        .getByRole('combobox', { name: 'Labels' })
        .selectOption(textOf(labelsTexts, 'sheet.avery5160'));
      await page.getByLabel(textOf(labelsTexts, 'sheet.copies')).fill('2');
      await page.getByLabel('Move right (inches)').fill('0,02');
      const file = await printedLabels(
        await made(page, textOf(labelsTexts, 'make.action', { count: 4 })),
        avery5160,
      );
      expect(file.pages[0]?.codes.slice(0, 5)).toEqual([
        ...['mail-9', 'mail-9', 'gate-5', 'gate-5'].map((token) => `${baseURL}/t/${token}`),
        null,
      ]);
      expect(file.pages[0]?.texts.slice(-4)).toEqual(['Main gate', 'A · 1', 'Elm Court', 'Scan me']);
      await press(page, textOf(labelsTexts, 'printed.yes'));
      await expect(toast(page, textOf(labelsTexts, 'printed.done', { count: 2 }))).toBeVisible();
      await expect(page.getByText(textOf(labelsTexts, 'preview.startIs', { place: 5 }))).toBeVisible();
      const printedAt = async () =>
        (await firestore().doc(paths.checkpoint(uid, 'gate')).get()).get('printedAt') as unknown;
      expect(await printedAt()).toBeTruthy();
      await press(page, 'Undo');
      await expect.poll(printedAt).toBeNull();
    });

    await test.step('the calibration page outlines the sheet', async () => {
      const file = await printedLabels(await made(page, 'Calibration page'), avery5160);
      expect(file.pages).toHaveLength(1);
      expect(file.pages[0]?.texts[0]).toContain('4 in long');
    });
    expect(
      (
        await firestore()
          .doc(`${paths.checkpoints(uid)}/gate`)
          .get()
      ).get('qrToken'),
    ).toBe('gate-5');
  });
});
