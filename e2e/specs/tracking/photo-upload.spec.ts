import { createHash } from 'node:crypto';
import { expect, test, type Page, type Request } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { communityRecord, createOwner, filesIn, firestore, parseFile } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { jpegWithPlace } from '../../src/files/jpegWithPlace.ts';
import { product } from '../../src/product.ts';
import { signIn } from '../../src/signIn.ts';
import { en as photosTexts } from '../../../mf-tracking/src/photos/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';

const panel = (page: Page) => sidePanel(page, 'Shift report');
const uploadOf = (page: Page, name: string) =>
  panel(page).getByRole('list', { name: 'Uploading photos' }).getByRole('listitem').filter({ hasText: name });
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const commandOf = (request: Request) => request.headers()['x-goog-upload-command'] ?? '';

/** A page with a submitted report open, and its stored fields. */
async function openReport(page: Page) {
  const { uid, email } = await createOwner({
    communities: { maple: communityRecord('Maple Test') },
    shiftReports: {
      night: { communityId: 'maple', serviceDate: '2026-03-07', status: 'submitted', unitsTotal: 20 },
    },
  });
  await signIn(page, email, '/shift-report?open=night');
  await expect(panel(page).getByRole('heading', { name: 'Maple Test' })).toBeVisible();
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    panel(page).getByLabel('Add photos').setInputFiles({ name, mimeType, buffer });
  const stored = async () =>
    ((await firestore().doc(paths.shiftReport(uid, 'night')).get()).get('officePhotos') ?? []) as Array<
      Record<string, unknown> & { path: string }
    >;
  return { uid, choose, stored, files: () => filesIn(`${paths.shiftReport(uid, 'night')}/`) };
}

test('a photo is resized, sent without its location, and waits while there is no connection', async ({
  page,
  context,
}) => {
  const { uid, choose, stored, files } = await openReport(page);
  const jpeg = await jpegWithPlace(page);
  expect(jpeg.includes('Exif')).toBe(true);
  const uploads = `${product().addresses.storage}/**`;
  const commands: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(product().addresses.storage) && commandOf(request) !== '')
      commands.push(commandOf(request));
  });

  await test.step('the connection drops in the middle, and the upload continues automatically', async () => {
    let cut: () => void = () => {};
    const isCut = new Promise<void>((settle) => (cut = settle));
    let sentOnce = false;
    await page.route(uploads, async (route, request) => {
      const isPart = commandOf(request).startsWith('upload');
      if (!isPart || !sentOnce) {
        sentOnce ||= isPart;
        return route.continue();
      }
      cut();
      await route.abort('internetdisconnected').catch(() => {});
    });
    await choose('door.jpg', 'image/jpeg', jpeg);
    await isCut;
    await context.setOffline(true);
    await expect(uploadOf(page, 'door.jpg')).toContainText(textOf(photosTexts, 'upload.held'));
    expect(await stored()).toEqual([]);
    await page.unroute(uploads);
    await context.setOffline(false);
    await expect(panel(page).getByRole('img', { name: 'Office photo, Maple Test' })).toBeVisible();
    await expect(uploadOf(page, 'door.jpg')).toHaveCount(0);
    // One upload, whose progress was queried instead of starting over.
    expect(commands.filter((command) => command === 'start')).toHaveLength(1);
    expect(commands).toContain('query');
  });

  await test.step('the stored file is smaller, a JPEG, and has no location', async () => {
    const [photo] = await stored();
    const bytes = await parseFile(photo!.path);
    expect(photo).toMatchObject({ sha256: sha256(bytes), uploadedBy: uid });
    expect(await files()).toEqual([photo!.path]);
    expect(bytes.includes('Exif')).toBe(false);
    expect(bytes.length).toBeLessThan(jpeg.length / 2);
    const size = await page.evaluate(async (base64) => {
      const text = atob(base64);
      const jpeg = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
      const { width, height } = await createImageBitmap(new Blob([jpeg], { type: 'image/jpeg' }));
      return { width, height };
    }, bytes.toString('base64'));
    expect(size).toEqual({ width: 1600, height: 1200 });
  });

  await test.step('it is seen large, as one that is unchanged', async () => {
    await panel(page).getByRole('img', { name: 'Office photo, Maple Test' }).click();
    const viewer = page.getByRole('dialog', { name: /^Office photo, Maple Test/ });
    await expect(viewer).toContainText('Unchanged since upload');
  });
});

test('a canceled upload leaves nothing, and an unusable file is refused with a reason', async ({ page }) => {
  const { choose, stored, files } = await openReport(page);
  const jpeg = await jpegWithPlace(page);
  const uploads = `${product().addresses.storage}/**`;

  await test.step('canceled in the middle', async () => {
    let reached: () => void = () => {};
    const isReached = new Promise<void>((settle) => (reached = settle));
    await page.route(uploads, async (route, request) => {
      if (!commandOf(request).startsWith('upload')) return route.continue();
      // This part stays in transit until the upload is ended.
      reached();
    });
    await choose('door.jpg', 'image/jpeg', jpeg);
    await isReached;
    await uploadOf(page, 'door.jpg').getByRole('button', { name: 'Cancel door.jpg' }).click();
    await expect(uploadOf(page, 'door.jpg')).toHaveCount(0);
    await page.unroute(uploads);
    expect(await files()).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  await test.step('refused next to the field, each with its reason', async () => {
    await choose('large.jpg', 'image/jpeg', Buffer.alloc(40 * 1024 * 1024, 1));
    await expect(uploadOf(page, 'large.jpg')).toContainText('Over 30 MB.');
    await choose('IMG_1.HEIC', 'image/heic', Buffer.from('ftypheic'));
    await expect(uploadOf(page, 'IMG_1.HEIC')).toContainText(textOf(photosTexts, 'upload.faults.heic'));
    await choose('list.pdf', 'application/pdf', Buffer.from('%PDF'));
    await expect(uploadOf(page, 'list.pdf')).toContainText(textOf(photosTexts, 'upload.faults.notPicture'));
    expect(await axeFindings(page)).toEqual([]);
    for (const name of ['large.jpg', 'IMG_1.HEIC', 'list.pdf']) {
      await uploadOf(page, name)
        .getByRole('button', { name: `Dismiss ${name}` })
        .click();
    }
    expect(await files()).toEqual([]);
  });

  await test.step('a refusal by Storage is explained, and can be retried', async () => {
    let status = 402;
    await page.route(uploads, (route, request) =>
      commandOf(request) === 'start'
        ? route.fulfill({ status, headers: { 'access-control-allow-origin': '*' }, body: '{}' })
        : route.continue(),
    );
    await choose('door.jpg', 'image/jpeg', jpeg);
    const row = uploadOf(page, 'door.jpg');
    await expect(row).toContainText(textOf(photosTexts, 'upload.failures.quota-exceeded'));
    status = 403;
    await row.getByRole('button', { name: 'Try again: door.jpg' }).click();
    await expect(row).toContainText(textOf(photosTexts, 'upload.failures.unauthorized'));
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await page.unroute(uploads);
    await row.getByRole('button', { name: 'Try again: door.jpg' }).click();
    await expect(panel(page).getByRole('img', { name: 'Office photo, Maple Test' })).toBeVisible();
    expect(await stored()).toHaveLength(1);
  });
});

test('the office adds a photo to a case; it is checked like the others, and removed with name and time', async ({
  page,
}) => {
  const { uid, email } = await createOwner({
    communities: { maple: communityRecord('Maple Test') },
    violations: {
      seen: {
        communityId: 'maple',
        serviceDate: '2026-03-07',
        memberId: 'ana',
        unitId: 'a-101',
        typeId: 'loose',
        typeName: 'Loose trash',
        reviewStatus: 'pending',
        status: 'open',
      },
    },
  });
  await signIn(page, email, '/violations?open=seen');
  const shown = sidePanel(page, 'Violation');
  const part = shown.getByRole('region', { name: 'Office photos' });
  const timeline = shown.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
  const stored = async () =>
    (
      await firestore()
        .doc(`${paths.violations(uid)}/seen`)
        .get()
    ).data()!;
  const folder = `${paths.violations(uid)}/seen/`;
  const buffer = await jpegWithPlace(page);

  await test.step('added, checked by the function, and on the timeline', async () => {
    await part.getByLabel('Add photos').setInputFiles({ name: 'door.jpg', mimeType: 'image/jpeg', buffer });
    await expect(part.getByRole('img')).toBeVisible();
    await expect(part).toContainText('Photo 1: unchanged since');
    await expect(timeline.filter({ hasText: 'Office photo added' })).toContainText('Owner');
    const { officePhotos, photoChecks } = await stored();
    const [{ path, sha256: sum }] = officePhotos;
    expect(sha256(await parseFile(path))).toBe(sum);
    expect(photoChecks).toMatchObject([{ path, sha256: sum, ok: true }]);
    expect((await parseFile(path)).includes('Exif')).toBe(false);
  });

  await test.step('removed after a confirmation; name and time stay', async () => {
    await part.getByRole('button', { name: /^Remove: / }).click();
    const question = page.getByRole('dialog', { name: textOf(photosTexts, 'officePhotos.remove.title') });
    await expect(question).toContainText(textOf(photosTexts, 'officePhotos.remove.text'));
    expect(await axeFindings(page)).toEqual([]);
    await question.getByRole('button', { name: 'Remove photo' }).click();
    await expect(part.getByRole('img')).toHaveCount(0);
    await expect(timeline.filter({ hasText: 'Office photo removed' })).toContainText('Owner');
    await expect.poll(() => filesIn(folder)).toEqual([]);
    const { officePhotos, removedPhotos } = await stored();
    expect(officePhotos).toEqual([]);
    expect(removedPhotos).toMatchObject([{ uploadedBy: uid, removedBy: uid }]);
    await expect.poll(async () => (await stored())['photoChecks']).toEqual([]);
  });
});
