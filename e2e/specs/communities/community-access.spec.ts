import { expect, test } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import {
  address,
  businessToEdit,
  dialog,
  edit,
  log,
  save,
  saved,
  tab,
} from '../../src/areas/editedCommunity.ts';
import { firestore } from '../../src/backend.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { signIn } from '../../src/signIn.ts';
import { textOf } from '../../src/textOf.ts';
import { access as accessTexts, edit as editTexts } from '../../../mf-communities/src/edit/texts/en.ts';
import { en as communitiesTexts } from '../../../mf-communities/src/texts/en.ts';
import { formTexts } from '../../../shared-lib/src/ui/forms/texts.ts';
import { forEveryone as forEveryoneTexts } from '../../../mf-communities/src/public/texts/page/en.ts';
import { en as baseTexts } from '../../../shared-lib/src/ui/base/texts/en.ts';

test('an owner edits the contact, the codes, the geofence and the public address, and the log never shows a code', async ({
  page,
}) => {
  const { uid, email, read } = await businessToEdit();
  await signIn(page, email, `${address}?edit=details`);
  await test.step('errors are next to their fields, and nothing is written', async () => {
    const before = await read();
    const form = dialog(page, 'Edit community');
    await form.getByLabel('Community name').fill('x'.repeat(10_000));
    for (const day of ['Mon', 'Fri']) await form.getByRole('checkbox', { name: day }).uncheck();
    await form.getByLabel('Set out until').fill('17:00');
    await form.getByLabel('Bins in by').fill('');
    await save(page).click();
    for (const words of [
      textOf(editTexts, 'problems.propertyName.tooLong', { max: 500 }),
      textOf(communitiesTexts, 'add.problems.serviceDays.missing'),
      textOf(communitiesTexts, 'add.problems.setOutEnd.notAfterStart'),
      textOf(formTexts.en, 'errors.missing'),
    ]) {
      await expect(form.getByText(words)).toBeVisible();
    }
    await expect(form.getByLabel('Community name')).toBeFocused();
    expect(await read()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(dialog(page, textOf(baseTexts, 'discard.title'))).toBeVisible();
  });

  await test.step('the contact, the codes and the geofence', async () => {
    await dialog(page, textOf(baseTexts, 'discard.title')).getByRole('button', { name: 'Discard' }).click();
    await navigateInApp(page, address);

    await test.step('the contact, the codes, the geofence', async () => {
      await tab(page, 'Contacts and access').click();
      await expect(page).toHaveURL(`${address}?tab=access`);
      await edit(page, 'Edit contact').click();
      await dialog(page, 'Edit contact').getByLabel('Email').fill('office');
      await save(page).click();
      await expect(
        dialog(page, 'Edit contact').getByText(textOf(formTexts.en, 'errors.email')),
      ).toBeVisible();
      await dialog(page, 'Edit contact').getByLabel('Email').fill('office@elm.test');
      await saved(page);

      await edit(page, 'Edit codes').click();
      await dialog(page, 'Edit codes').getByLabel('Gate code').fill('4821#');
      await saved(page);
      await expect(page.getByText('4821#')).toHaveCount(0);
      await page.getByRole('button', { name: textOf(accessTexts, 'showOf', { name: 'Elm Row' }) }).click();
      await expect(page.getByText('4821#')).toBeVisible();

      await edit(page, 'Edit geofence').click();
      const form = dialog(page, 'Edit geofence');
      await form.getByLabel('Latitude').fill('91');
      await form.getByLabel('Radius').fill('Infinity');
      await save(page).click();
      await expect(
        form.getByText(textOf(editTexts, 'problems.geofence.lat.tooBig', { max: 90 })),
      ).toBeVisible();
      await expect(form.getByText(textOf(editTexts, 'problems.geofence.lng.missing'))).toBeVisible();
      await expect(form.getByText(textOf(editTexts, 'problems.geofence.radiusM.invalid'))).toBeVisible();
      await form.getByLabel('Latitude').fill('36.16784, -86.77816');
      await form.getByLabel('Radius').fill('1,300');
      await expect(form.getByRole('img', { name: /1,300 ft radius/ })).toBeVisible();
      await saved(page);
      expect(await axeFindings(page)).toEqual([]);
      expect(await read()).toMatchObject({
        contactEmail: 'office@elm.test',
        geofence: { lat: 36.16784, lng: -86.77816, radiusM: 396.24 },
      });
      const access = await firestore().doc(paths.communityAccess(uid, 'elm')).get();
      expect(access.data()).toMatchObject({ gateCode: '4821#' });
    });

    await test.step('the log has everything, without a code', async () => {
      await tab(page, 'Activity').click();
      await expect(log(page)).toHaveCount(3);
      await expect(log(page).first()).toContainText('You made changes');
      await expect(log(page).nth(1)).toContainText('Gate code changed');
      await expect(page.getByText('4821#')).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
    });
  });

  await test.step('after a new public address, the old one still works, and isn’t available to others', async () => {
    const old = firestore().doc(paths.publicPage(uid, 'elm-row'));
    await navigateInApp(page, `${address}?tab=access&edit=address`);
    const form = dialog(page, 'Edit public address');
    const slug = form.getByLabel('Public address');
    for (const [typed, words] of [
      ['Elm Row', textOf(editTexts, 'problems.slug.notSlug')],
      ['oak-park', textOf(editTexts, 'problems.slug.taken')],
    ] as const) {
      await slug.fill(typed);
      await save(page).click();
      await expect(form.getByText(words)).toBeVisible();
    }
    await slug.fill('elm-gardens');
    await saved(page);
    expect(await read()).toMatchObject({ slug: 'elm-gardens', formerNames: ['elm-row'] });
    await expect.poll(async () => (await old.get()).data()).toEqual({ movedTo: 'elm-gardens' });

    await page.goto(`/${uid}/elm-row/bintag/t1?from=door`);
    await expect(page).toHaveURL(`/${uid}/elm-gardens/bintag/t1?from=door`);
    await expect(page.getByText(textOf(forEveryoneTexts, 'public.binTag.tag', { tag: 'T1' }))).toBeVisible();
    await page.goto('/communities/elm-row');
    await expect(page.getByRole('heading', { level: 2, name: 'Elm Row' })).toBeVisible();
  });
});
