import { expect, test, type Browser, type Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { messages, paths, priceIds } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { demoPassword } from '../../../backend/seed/accounts.ts';
import { addRecords, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { startFullStorage } from '../../src/fullStorage.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { loseNextAnswer } from '../../src/page/loseNextAnswer.ts';
import { pngOf } from '../../src/files/pngOf.ts';
import { profileButton, signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { addMember as addMemberTexts } from '../../../mf-team/src/add-member/texts/en.ts';
import { editMember as editMemberTexts } from '../../../mf-team/src/employee/edit/texts/en.ts';
import { patternOf, textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { formTexts } from '../../../shared-lib/src/ui/forms/texts.ts';
import { picture as pictureTexts } from '../../../mf-team/src/employee/picture/texts/en.ts';
import { en as baseTexts } from '../../../shared-lib/src/ui/base/texts/en.ts';

/** An owner with a paid plan and one member, who has a login. */
async function ownerWithMember() {
  const owner = await createOwner({
    subscriptions: {
      paid: {
        status: 'active',
        priceId: priceIds.standard,
        quantity: 3,
        current_period_end: new Date(Date.now() + 86_400_000),
      },
    },
  });
  const id = `${owner.uid}-ada`;
  const ada = { ...memberRecord(owner.uid, 'Ada', owner.uid), lastModified: new Date() };
  await addRecords(owner.uid, { team: { [id]: ada } });
  await getAuth().createUser({ uid: id, email: ada.email });
  const record = firestore().doc(paths.teamMember(owner.uid, id));
  return { ...owner, id, ada, record, address: `/team/${id}` };
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit team member' });
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save changes' });
const question = (page: Page) => page.getByRole('dialog', { name: textOf(baseTexts, 'discard.title') });
const openForm = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true }).click();
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();

async function secondBrowser(browser: Browser, email: string, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, email, address);
  return page;
}

test('one person’s changes: never their own role, and nothing lost by leaving, by errors or by another’s change', async ({
  page,
}) => {
  const { uid, email, address, record } = await ownerWithMember();
  await addRecords(uid, { team: { [uid]: { ...memberRecord(uid, 'Olivia', uid), tier: 'Admin' } } });
  await signIn(page, email, `/team/${uid}?edit=1`);
  await test.step('no one can change their own role, or the owner’s', async () => {
    const roles = dialog(page).getByRole('radiogroup', { name: 'Role' });
    await expect(roles).toHaveAccessibleDescription(textOf(editMemberTexts, 'locked.tier.ownerRecord'));
    await expect(roles.getByRole('radio', { name: 'Admin' })).toBeDisabled();
  });

  await test.step('leaving in any way asks before changes are lost', async () => {
    await navigateInApp(page, '/team');
    await page.getByRole('row', { name: /Ada/ }).getByRole('link').click();
    await openForm(page);
    await field(page, 'Last name').fill('Byron');

    await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible();
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).toBeHidden();
    await page.goBack();
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(`${address}?edit=1`);
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(field(page, 'Last name')).toHaveValue('Byron');

    // The browser shows its own prompt; dismissing it stays on the page.
    const requested = page.waitForEvent('dialog');
    const reloading = page.evaluate(() => window.location.reload());
    const browsers = await requested;
    expect(browsers.type()).toBe('beforeunload');
    await browsers.dismiss();
    await reloading;
    await expect(field(page, 'Last name')).toHaveValue('Byron');

    await page.goBack();
    await question(page).getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL(address);
    await expect(dialog(page)).toBeHidden();
    // No input was kept, and without changes there is no prompt.
    await openForm(page);
    await expect(field(page, 'Last name')).not.toHaveValue('Byron');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(address);
  });

  await test.step('invalid or duplicate values are marked, and no input is lost', async () => {
    await addRecords(uid, { team: { [`${uid}-bo`]: memberRecord(uid, 'Bo', uid) } });
    await navigateInApp(page, `${address}?edit=1`);
    await field(page, 'First name').fill(' ');
    await field(page, 'Phone').fill('555 0100');
    await save(page).click();
    await expect(field(page, 'First name')).toBeFocused();
    await expect(field(page, 'First name')).toHaveAccessibleDescription(
      textOf(addMemberTexts, 'problems.firstName.missing'),
    );
    await expect(field(page, 'Phone')).toHaveAccessibleDescription(patternOf(formTexts.en, 'errors.phone'));

    await field(page, 'First name').fill('Ada');
    await field(page, 'Phone').fill('');
    await field(page, 'Email').fill(`BO.${uid}@e2e.test`);
    await save(page).click();
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Email')).toHaveAccessibleDescription(
      patternOf(addMemberTexts, 'problems.duplicate'),
    );
    // Only the function knows about other accounts.
    await field(page, 'Email').fill('owner@demo.test');
    await save(page).click();
    await expect(field(page, 'Email')).toHaveAccessibleDescription(
      patternOf(addMemberTexts, 'problems.taken'),
    );

    await page.route('**/updateTeamMember', (route) => route.abort('connectionrefused'));
    await field(page, 'Email').fill(`free.${uid}@members.test`);
    await save(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText(messages.updateMemberFailed);
    await page.reload();
    await expect(field(page, 'Email')).toHaveValue(`free.${uid}@members.test`);
    expect((await record.get()).get('email')).toBe(`ada.${uid}@e2e.test`);
    await page.unroute('**/updateTeamMember');
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Discard' }).click();
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('a person unaware of another’s change is refused, and keeps their input', async () => {
    await navigateInApp(page, `${address}?edit=1`);
    await field(page, 'First name').fill('Mine');
    // As if someone else had just changed the record: the request names an older version than the stored one.
    await page.route('**/updateTeamMember', async (route) => {
      const { data } = route.request().postDataJSON() as { data: { seen: number } };
      await route.continue({
        postData: JSON.stringify({ data: { ...data, seen: data.seen - 1 } }),
      });
    });
    await save(page).click();
    await expect(dialog(page).getByText(textOf(formTexts.en, 'elsewhere.again'))).toBeVisible();
    await expect(field(page, 'First name')).toHaveValue('Mine');
    expect((await record.get()).get('firstName')).toBe('Ada');
    await page.unroute('**/updateTeamMember');
    await save(page).click();
    await expect(dialog(page)).toBeHidden();
    expect((await record.get()).get('firstName')).toBe('Mine');
  });
});

const red = [255, 0, 0] as const;
const blue = [0, 0, 255] as const;
const picture = { name: 'me.png', mimeType: 'image/png', buffer: pngOf(800, 400, red, blue) };
const pictureDialog = (page: Page) => page.getByRole('dialog', { name: 'Picture' });
const openPicture = async (page: Page) => {
  await page.getByRole('button', { name: 'Change picture' }).click();
  await expect(pictureDialog(page)).toBeVisible();
};
const choose = (page: Page, file: typeof picture) =>
  pictureDialog(page)
    .getByLabel(/Choose a picture/)
    .setInputFiles(file);

/** A picture's size, type and the colors of its corner row, as the browser draws it. */
const seen = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const blob = await (await fetch(url)).blob();
    const bitmap = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const blueAt = (x: number) => context.getImageData(x, bitmap.height / 2, 1, 1).data[2]! > 128;
    return {
      type: blob.type,
      width: bitmap.width,
      height: bitmap.height,
      blue: [blueAt(4), blueAt(bitmap.width - 4)],
    };
  }, address);

test('saved changes appear elsewhere, the login follows, and two people edit at once; a picture is shown everywhere', async ({
  page,
  browser,
}) => {
  const { uid, id, email, address, record } = await ownerWithMember();

  await test.step('saved changes appear elsewhere immediately, the login follows, and two people edit at the same time', async () => {
    const grace = { uid: `${uid}-grace`, ...memberRecord(uid, 'Grace', uid), tier: 'Admin' };
    await addRecords(uid, { team: { [grace.uid]: grace } });
    await getAuth().createUser({ uid: grace.uid, email: grace.email, password: demoPassword });
    await signIn(page, email, address);
    const elsewhere = await secondBrowser(browser, grace.email, '/team');
    await openForm(page);
    await expect(page).toHaveURL(`${address}?edit=1`);
    await expect(field(page, 'First name')).toBeFocused();
    await expect(save(page)).toBeDisabled();
    expect(await axeFindings(page)).toEqual([]);

    await field(page, 'First name').fill('Augusta');
    await field(page, 'Last name').fill('King');
    await field(page, 'Email').fill(`Augusta.${uid}@members.test`);
    await field(page, 'Phone').fill('+1 (202) 555-0100');
    await dialog(page).getByRole('radio', { name: 'District Manager' }).check();
    await save(page).click();
    await expect(toast(page, 'Changes saved.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(heading(page)).toHaveText('Augusta King');
    await expect(page.getByRole('link', { name: '(202) 555-0100' })).toBeVisible();
    await expect(elsewhere.getByRole('row', { name: /Augusta King/ })).toContainText('District Manager');
    const login = await getAuth().getUser(id);
    expect([login.email, login.displayName]).toEqual([`augusta.${uid}@members.test`, 'Augusta King']);

    await test.step('neither of the two loses anything, and one sees who was first', async () => {
      // It would cover the button.
      await toast(page, 'Changes saved.').getByRole('button', { name: 'Close' }).click();
      await navigateInApp(page, `${address}?edit=1`);
      await navigateInApp(elsewhere, `${address}?edit=1`);
      await field(page, 'First name').fill('Mine');
      await field(page, 'Last name').fill('My Own');
      await field(elsewhere, 'First name').fill('Theirs');
      await field(elsewhere, 'Last name').fill('Their Own');
      await field(elsewhere, 'Phone').fill('+12025550101');
      await save(elsewhere).click();
      await expect(dialog(elsewhere)).toBeHidden();

      await expect(dialog(page).getByText(/^Changed by Grace .*\d:\d\d/)).toBeVisible();
      await expect(
        dialog(page).getByText(textOf(formTexts.en, 'elsewhere.taken', { fields: 'Phone' })),
      ).toBeVisible();
      await expect(field(page, 'Phone')).toHaveValue('+12025550101');
      await expect(field(page, 'First name')).toHaveValue('Mine');
      await save(page).click();
      const conflict = (name: string) => dialog(page).getByRole('group', { name, exact: true });
      await expect(conflict('First name')).toContainText('They saved: Theirs');
      await expect(conflict('First name').getByRole('button', { name: 'Use theirs' })).toBeFocused();
      expect(await axeFindings(page)).toEqual([]);
      await conflict('First name').getByRole('button', { name: 'Use theirs' }).click();
      await expect(field(page, 'First name')).toHaveValue('Theirs');
      await conflict('Last name').getByRole('button', { name: 'Keep mine' }).click();
      await save(page).click();
      await expect(dialog(page)).toBeHidden();
      await expect(heading(elsewhere)).toHaveText('Theirs My Own');
      expect((await record.get()).data()).toMatchObject({
        firstName: 'Theirs',
        lastName: 'My Own',
        phone: '+12025550101',
      });
      await elsewhere.context().close();
    });
  });

  await test.step('a picture is cropped by keyboard, stored, shown everywhere, replaced and removed', async () => {
    await addRecords(uid, { team: { [uid]: { ...memberRecord(uid, 'Olivia', uid), tier: 'Admin' } } });
    const record = firestore().doc(paths.teamMember(uid, uid));
    const stored = async () => String((await record.get()).get('profilePic'));
    await navigateInApp(page, `/team/${uid}`);
    await openPicture(page);
    expect(await axeFindings(page)).toEqual([]);
    await choose(page, picture);
    const area = pictureDialog(page).getByRole('group', { name: 'Crop area' });
    await expect(area).toHaveCSS('position', 'absolute');
    await area.focus();
    // To the right edge of the picture, and no further.
    for (let press = 0; press < 30; press++) await page.keyboard.press('ArrowLeft');
    await pictureDialog(page).getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
    expect(await axeFindings(page)).toEqual([]);
    await pictureDialog(page).getByRole('button', { name: 'Save picture' }).click();
    await expect(pictureDialog(page)).toBeHidden();
    await expect(toast(page, 'Picture updated.')).toBeVisible();

    const first = await stored();
    const { width, ...rest } = await seen(page, first);
    expect(width).toBeGreaterThan(370);
    expect(width).toBeLessThan(400);
    expect(rest).toEqual({ type: 'image/webp', height: width, blue: [true, true] });
    await expect(profileButton(page).locator('img')).toHaveAttribute('src', first);
    await expect(page.getByRole('main').locator('img')).toHaveAttribute('src', first);

    await openPicture(page);
    await choose(page, picture);
    // The record has now been written a second time, and it names the new picture already.
    await loseNextAnswer(page);
    await pictureDialog(page).getByRole('button', { name: 'Save picture' }).click();
    await expect(pictureDialog(page)).toBeHidden();
    const second = await stored();
    expect(await seen(page, second)).toMatchObject({ width: 400, height: 400, blue: [false, true] });
    await expect.poll(async () => (await fetch(first)).ok).toBe(false);

    await test.step('it is shown everywhere, and removed', async () => {
      await navigateInApp(page, '/team');
      await expect(page.getByRole('row', { name: /Olivia/ }).locator('img')).toHaveAttribute('src', second);
      await navigateInApp(page, `/team/${uid}`);
      await openPicture(page);
      await pictureDialog(page).getByRole('button', { name: 'Remove picture' }).click();
      await expect(pictureDialog(page)).toBeHidden();
      await expect(page.getByRole('main').locator('img')).toHaveCount(0);
      expect((await record.get()).get('profilePic')).toBeNull();
      await expect.poll(async () => (await fetch(second)).ok).toBe(false);
    });
  });
});

test('an unusable file is refused with the reason, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email, address, record } = await ownerWithMember();
  await signIn(page, email, address);
  await openPicture(page);
  const alert = pictureDialog(page).getByRole('alert');
  const refused: [typeof picture, RegExp][] = [
    [{ ...picture, mimeType: 'image/svg+xml' }, patternOf(pictureTexts, 'faults.type')],
    [
      { ...picture, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
      patternOf(pictureTexts, 'faults.tooLarge', { megabytes: 5 }),
    ],
    [{ ...picture, buffer: Buffer.from('no picture') }, patternOf(pictureTexts, 'faults.unreadable')],
    [
      { ...picture, buffer: pngOf(65_000, 1000, red, blue) },
      patternOf(pictureTexts, 'faults.tooManyPixels', { megapixels: 64 }),
    ],
  ];
  for (const [file, reason] of refused) {
    await choose(page, file);
    await expect(alert).toHaveText(reason);
  }
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);

  const save = pictureDialog(page).getByRole('button', { name: 'Save picture' });
  await page.route('**/v0/b/**', () => {});
  await choose(page, picture);
  await save.click();
  await pictureDialog(page).getByRole('button', { name: 'Cancel upload' }).click();
  await expect(pictureDialog(page).getByText('Choose another')).toBeVisible();
  await expect(alert).toBeHidden();
  await page.unroute('**/v0/b/**');

  const full = await startFullStorage();
  try {
    await full.serve(page);
    await save.click();
    await expect(alert).toHaveText(messages.storageQuotaExceeded);
    expect((await record.get()).get('profilePic')).toBeUndefined();
  } finally {
    await full.stop();
  }
});
