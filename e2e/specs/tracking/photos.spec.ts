import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { addRecords, communityRecord, createOwner, memberRecord, uploadFile } from '../../src/backend.ts';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { pngOf } from '../../src/files/pngOf.ts';
import { signIn } from '../../src/signIn.ts';
import { en as photosTexts } from '../../../shared-lib/src/ui/photos/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';

const red = [200, 30, 30] as const;
const blue = [30, 30, 200] as const;
const picture = pngOf(400, 300, red, blue);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const capturedAt = new Date('2026-03-08T01:14:00Z');

/** An owner with one submitted report, whose compactor has three photos: one exists, one was changed, one is missing. */
async function ownerWithReport() {
  const { uid, email } = await createOwner({
    communities: { maple: communityRecord('Maple Test') },
  });
  const folder = `customers/${uid}/shiftReports/night`;
  const photo = (name: string, sum: string) => ({
    path: `${folder}/${name}.png`,
    sha256: sum,
    capturedAt,
    uploadedAt: new Date(capturedAt.getTime() + 300_000),
    uploadedBy: 'ana',
  });
  await addRecords(uid, {
    team: { ana: memberRecord(uid, 'Ana', 'Test') },
    shiftReports: {
      night: {
        communityId: 'maple',
        serviceDate: '2026-03-07',
        status: 'submitted',
        memberId: 'ana',
        unitsTotal: 20,
        unitsServiced: 18,
        compactorPhotos: [
          photo('first', sha256(picture)),
          photo('second', sha256(Buffer.from('another'))),
          photo('gone', sha256(picture)),
        ],
      },
    },
  });
  await uploadFile(`${folder}/first.png`, picture, 'image/png');
  await uploadFile(`${folder}/second.png`, picture, 'image/png');
  return { uid, email, folder };
}

const panel = (page: Page) => sidePanel(page, 'Shift report');
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Compactor at Maple Test, photo/ });

/** A picture's zoom level and offset. */
const viewOf = (image: Locator) =>
  image.evaluate((element) => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(element).transform);
    return { scale: a, x: Math.round(e), y: Math.round(f) };
  });

test('photos are shown small and large, by mouse, touch and keyboard, and missing ones say so', async ({
  page,
}) => {
  const { email } = await ownerWithReport();
  await signIn(page, email, '/shift-report?open=night');
  const first = panel(page).getByRole('button', {
    name: textOf(photosTexts, 'place', { subject: 'Compactor at Maple Test', place: 1, count: 3 }),
  });

  await test.step('small, in boxes that keep their size', async () => {
    await expect(first.getByRole('img')).toBeVisible();
    await expect(
      panel(page).getByRole('group', {
        name: textOf(photosTexts, 'place', { subject: 'Compactor at Maple Test', place: 3, count: 3 }),
      }),
    ).toContainText(textOf(photosTexts, 'missing.object-not-found'));
    expect(await axeFindings(page)).toEqual([]);
  });

  const image = viewer(page).getByRole('img');
  await test.step('large, with photographer and time, in the community’s time zone', async () => {
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(viewer(page).getByText('1 of 3')).toBeVisible();
    await expect(viewer(page)).toContainText(/Taken Mar 7(, 2026)?, 8:14 PM by Ana Test/);
    await expect(viewer(page)).toContainText(/Uploaded Mar 7(, 2026)?, 8:19 PM/);
    await expect(viewer(page)).toContainText('Unchanged since upload');
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('zoomed and moved by keyboard', async () => {
    await page.keyboard.press('+');
    await expect(viewer(page).getByText('Zoom 150%')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await viewOf(image)).x).toBeLessThan(0);
    await expect(viewer(page).getByText('1 of 3')).toBeVisible();
    await page.keyboard.press('0');
    await expect.poll(() => viewOf(image)).toEqual({ scale: 1, x: 0, y: 0 });
  });

  await test.step('zoomed by wheel at the pointer, dragged and reset', async () => {
    const box = (await image.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2 + 100, box.y + box.height / 2);
    await page.mouse.wheel(0, -200);
    await expect.poll(async () => (await viewOf(image)).scale).toBeGreaterThan(1.5);
    const before = await viewOf(image);
    expect(before.x).toBeLessThan(0);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 140, box.y + box.height / 2 + 20, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await viewOf(image)).x).toBe(before.x + 40);
    await viewer(page).getByRole('button', { name: 'Whole photo' }).click();
    await expect.poll(async () => (await viewOf(image)).scale).toBe(1);
  });

  await test.step('the next ones, one of which differs from its upload, and one is missing', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page)).toContainText('Changed since upload');
    await viewer(page).getByRole('button', { name: 'Next photo' }).click();
    await expect(viewer(page).getByRole('alert')).toContainText(
      textOf(photosTexts, 'missing.object-not-found'),
    );
    await expect(viewer(page).getByRole('button', { name: 'Download' })).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page).getByText('1 of 3')).toBeVisible();
  });

  await test.step('downloaded as uploaded', async () => {
    const downloaded = page.waitForEvent('download');
    await viewer(page).getByRole('button', { name: 'Download' }).click();
    const file = await downloaded;
    expect(file.suggestedFilename()).toBe('first.png');
    expect(sha256(await readFile(await file.path()))).toBe(sha256(picture));
  });

  await test.step('closed by Escape, it returns the focus, and the panel stays', async () => {
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(first).toBeFocused();
    await expect(panel(page)).toBeVisible();
  });

  await test.step('on a phone nothing is cut off', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await first.click();
    await expect(image).toBeVisible();
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });
});
