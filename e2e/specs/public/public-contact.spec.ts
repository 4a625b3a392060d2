import { expect, test, type Page } from '@playwright/test';
import { paths, priceIds, weekdays } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, communityRecord, createOwner, firestore, parseFile } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { jpegWithPlace } from '../../src/files/jpegWithPlace.ts';
import { emailsTo, openLink, openOutbox } from '../../src/messages/outbox.ts';
import { contact as contactTexts } from '../../../mf-communities/src/public/contact/texts/es.ts';
import { patternOf, textOf } from '../../src/textOf.ts';
import { receipt as receiptInSpanish } from '../../../mf-communities/src/public/contact/texts/es.ts';

test.use({ locale: 'es-MX', viewport: { width: 390, height: 844 } });

const unit = { communityId: 'c1', building: 'A', unitNumber: '203', status: 'active' };

/** A community with service every night, a unit with a tag, and texts at any hour, in a paying business; its address is the owner's uid. */
async function publicCommunity() {
  const { uid } = await createOwner();
  await firestore().doc(paths.customer(uid)).update({ businessSlug: uid });
  await firestore()
    .doc(paths.settingsSection(uid, 'sms'))
    .set({ enabled: true, quietFrom: '00:00', quietTo: '00:00' });
  await addRecords(uid, {
    subscriptions: {
      paid: {
        status: 'active',
        priceId: priceIds.standard,
        quantity: 1,
        current_period_end: new Date('2999-01-01'),
      },
    },
  });
  const elm = { ...communityRecord('Elm Court'), slug: 'elm-court', serviceDays: [...weekdays] };
  await addRecords(uid, {
    communities: { c1: elm },
    units: { a203: { ...unit, binTagId: `tag-${uid}` } },
    binTags: { [`tag-${uid}`]: { communityId: 'c1', unitId: 'a203', label: 'A-203', status: 'assigned' } },
  });
  await expect
    .poll(async () => (await firestore().doc(paths.publicPage(uid, 'elm-court')).get()).exists)
    .toBe(true);
  return uid;
}

/** Presses a button without a pointer. */
const press = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
};

test('a resident reports a missed pickup by keyboard on a phone, in Spanish, and follows it', async ({
  page,
  browser,
  context,
}) => {
  const uid = await publicCommunity();
  const submissions = firestore().collection(paths.contactSubmissions(uid));
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.goto(`/${uid}/elm-court`);

  await test.step('the page stays as it is while the form loads', async () => {
    const loaded = Promise.withResolvers<void>();
    await page.route(/light-forms\.\w+\.js/, (route) => loaded.promise.then(() => route.continue()));
    const look = () =>
      page.locator('body').evaluate((body) => {
        const { fontFamily, fontSize, lineHeight, color, backgroundColor } = getComputedStyle(body);
        return { fontFamily, fontSize, lineHeight, color, backgroundColor };
      });
    const before = await look();
    await press(page, 'Reportar recolección omitida');
    await expect(page.locator('link[href*=light-forms]')).toBeAttached();
    // The kit's styles set it.
    await expect
      .poll(() =>
        page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--mantine-font-family'),
        ),
      )
      .not.toBe('');
    expect(await look()).toEqual(before);
    loaded.resolve();
  });

  await test.step('missing fields are marked', async () => {
    await field('Su nombre').waitFor();
    await press(page, 'Enviar');
    await expect(page.getByText(textOf(contactTexts, 'problems.night.missing'))).toBeVisible();
    await expect(page.getByText(textOf(contactTexts, 'problems.email.unreachable'))).toBeVisible();
    await expect(page.getByRole('combobox', { name: '¿Qué noche?' })).toBeFocused();
  });

  await test.step('a file that isn’t a photo is refused, and input survives a reload', async () => {
    await page.getByRole('combobox', { name: '¿Qué noche?' }).selectOption({ index: 2 });
    await field('Su unidad').fill('Apto A-203');
    await field('Su nombre').fill('<script>alert(1)</script>');
    await field(textOf(contactTexts, 'email')).fill(`hana.${uid}@residents.test`);
    const photo = page.getByLabel('Foto (opcional)');
    await photo.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') });
    await expect(page.getByText(textOf(contactTexts, 'photoFaults.unreadable'))).toBeVisible();
    await page.reload();
    await expect(field('Su unidad')).toHaveValue('Apto A-203');
    await expect(field('Su nombre')).toHaveValue('<script>alert(1)</script>');
  });

  await test.step('it is accessible, even at 200%', async () => {
    expect(await axeFindings(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    for (const width of [320, 195]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await horizontalOverflow(page), `${width}`).toBe(0);
      const close = (await page.getByRole('button', { name: 'Cerrar' }).boundingBox())!;
      expect(close.x + close.width, `${width}`).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('without a connection it says so, and keeps everything', async () => {
    const photo = await jpegWithPlace(page);
    await page
      .getByLabel('Foto (opcional)')
      .setInputFiles({ name: 'door.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expect(page.getByRole('img', { name: 'Foto elegida' })).toBeVisible();
    await context.setOffline(true);
    await press(page, 'Enviar');
    await expect(page.getByRole('alert')).toContainText(textOf(contactTexts, 'failures.offline'));
    await expect(field('Su unidad')).toHaveValue('Apto A-203');
    await context.setOffline(false);
  });

  const number = page.getByText(/^[0-9A-Z]{3}-[0-9A-Z]{3}$/);

  await test.step('it is sent once, with its door and its photo, and a receipt', async () => {
    // Until the page has noticed that the connection is back, it refuses to send.
    await expect(async () => {
      if (!(await number.isVisible())) await press(page, 'Enviar');
      await expect(number).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(page).toHaveURL(/\?request=[\w-]{43}$/);
    // Times in Spanish end with a period.
    await expect(page.getByText(patternOf(receiptInSpanish, 'due'))).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const { docs } = await submissions.get();
    expect(docs.map((one) => one.data())).toEqual([
      expect.objectContaining({
        number: await number.textContent(),
        topic: 'missedPickup',
        unitId: 'a203',
        unitNumber: 'Apto A-203',
        name: '<script>alert(1)</script>',
        language: 'es',
        via: 'page',
      }),
    ]);
    const stored = await parseFile(String(docs[0]?.get('photo')));
    expect(stored.includes('Exif')).toBe(false);
    expect(stored.length).toBeLessThan(1_000_000);
  });

  await test.step('the link in its email leads to its status', async () => {
    const outbox = await openOutbox(browser);
    const mail = emailsTo(outbox, `hana.${uid}@residents.test`);
    const followed = await openLink(outbox, mail, 'Ver el estado');
    await expect(followed.getByText((await number.textContent()) ?? '')).toBeVisible();
    // A visitor from the email sees it first, above the general information.
    await expect(followed.getByText((await number.textContent()) ?? '')).toBeInViewport();
    await outbox.context().close();
    const [one] = (await submissions.get()).docs;
    await one?.ref.update({
      status: 'resolved',
      answers: [{ text: 'Pasamos a las 21:14.', at: new Date(), by: uid, channel: 'email', messageId: 'm' }],
    });
    await press(page, 'Actualizar');
    await expect(page.getByText('Pasamos a las 21:14.')).toBeVisible();
  });

  await test.step('an invalid number is distinguished from a real one, and another message can be started', async () => {
    for (const made of [(await number.textContent()) ?? '', 'a'.repeat(43)]) {
      await page.goto(`/${uid}/elm-court?request=${made}`);
      await expect(page.getByText(textOf(receiptInSpanish, 'unknown'))).toBeInViewport();
    }
    await page.getByRole('link', { name: 'Escribir otro mensaje' }).press('Enter');
    await expect(page.getByRole('group', { name: 'Escribirnos' })).toBeFocused();
    await expect(page.getByRole('group', { name: 'Escribirnos' })).toBeInViewport();
  });
});

test('a resident signs up for texts at their tag, and only YES opts them in', async ({ page, browser }) => {
  const uid = await publicCommunity();
  const phone = `+1212${String(2_000_000 + (Date.now() % 7_000_000))}`;
  const stored = firestore().doc(paths.unit(uid, 'a203'));
  await page.goto(`/${uid}/elm-court/bintag/tag-${uid}`);
  await press(page, textOf(contactTexts, 'openings.texts'));
  await page.getByRole('textbox', { name: textOf(contactTexts, 'mobile') }).fill(phone.slice(2));
  await press(page, 'Recibir mensajes');
  await expect(page.getByText(textOf(contactTexts, 'problems.agrees.invalid'))).toBeVisible();
  await page.getByRole('switch', { name: 'Sí, envíenme mensajes' }).focus();
  await page.keyboard.press('Space');
  expect(await axeFindings(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
  await press(page, 'Recibir mensajes');
  await expect(page.getByRole('status').filter({ hasText: textOf(contactTexts, 'textsAsked') })).toBeVisible({
    timeout: 30_000,
  });
  expect((await stored.get()).get('smsOptIn') ?? false).toBe(false);
  const outbox = await openOutbox(browser);
  const text = outbox.getByRole('article', { name: `Text to ${phone}` }).first();
  await expect(text).toContainText('responda SI');
  await text.getByRole('button', { name: 'Reply YES' }).click();
  await expect.poll(async () => (await stored.get()).get('smsOptIn')).toBe(true);
  expect((await stored.get()).get('phone')).toBe(phone);
  await outbox.context().close();
});
