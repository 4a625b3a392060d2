import { expect, test, type Page } from '@playwright/test';
import { addDays, localDate, paths, serviceNight, weekdays } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import {
  addRecords,
  communityRecord,
  createLogin,
  createOwner,
  firestore,
  memberRecord,
} from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { pngOf } from '../../src/files/pngOf.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { watchProblems } from '../../src/page/watchProblems.ts';
import { door as doorTexts } from '../../../mf-communities/src/public/tag/texts/en.ts';
import { door as doorTextsEs } from '../../../mf-communities/src/public/tag/texts/es.ts';
import { patternOf, textOf } from '../../src/textOf.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { forEveryone as forEveryoneTexts } from '../../../mf-communities/src/public/texts/page/en.ts';
import { words as notificationTexts } from '../../../backend/functions/core/notifications/notificationTexts.ts';
import { en as violationsTexts } from '../../../mf-tracking/src/violations/texts/en.ts';

const zone = 'America/New_York';
const day = 86_400_000;
const tag = 'k7m2q9x4w3z5';

/** A unit with a tag at its door, a visit last night, and two notices. */
async function taggedUnit() {
  const { uid, email } = await createOwner();
  await firestore().doc(paths.customer(uid)).update({ businessSlug: uid });
  const elm = {
    ...communityRecord('Elm Court'),
    slug: 'elm-court',
    serviceDays: [...weekdays],
    timezone: zone,
  };
  await addRecords(uid, { communities: { c1: elm } });
  const now = Date.now();
  const lastNight = addDays(serviceNight(now, zone), -1);
  const visit = { serviceDate: lastNight, communityId: 'c1', memberId: 'sam', unitId: 'u1' };
  const notice = {
    ...visit,
    reviewStatus: 'approved',
    status: 'notified',
    noticeLevel: 1,
    description: 'Dana Field again',
    createdAt: new Date(now),
  };
  await addRecords(uid, {
    units: { u1: { communityId: 'c1', building: '', unitNumber: 'B-77', binTagId: tag, status: 'active' } },
    binTags: { [tag]: { communityId: 'c1', unitId: 'u1', status: 'assigned', label: 'B-77' } },
    violationTypes: { loose: { name: { en: 'Loose trash', es: 'Basura suelta' }, isActive: true } },
  });
  const place = `elm-${uid}`;
  await firestore().doc(paths.codePlace(place)).set({ businessSlug: uid, communitySlug: 'elm-court' });
  await firestore().doc(paths.code(tag)).set({ kind: 'binTag', state: 'assigned', place });
  await addRecords(uid, {
    serviceLogs: {
      l1: {
        ...visit,
        outcome: 'notCollected',
        reason: 'access',
        servicedAt: new Date(now - day / 2),
        createdAt: new Date(now),
      },
    },
    violations: {
      v1: {
        ...notice,
        typeId: 'loose',
        typeName: 'Loose trash',
        typeNameEs: 'Basura suelta',
        caseNumber: 'V-1',
        cureBy: new Date(now + 3 * day),
      },
      v2: {
        ...notice,
        serviceDate: addDays(lastNight, -2),
        typeId: 'bulk',
        typeName: 'Bulk item',
        typeNameEs: 'Objeto voluminoso',
        caseNumber: 'V-2',
      },
    },
  });
  const code = firestore().doc(paths.code(tag));
  await expect.poll(async () => ((await code.get()).get('door.notices') as unknown[])?.length).toBe(2);
  return { uid, email, now };
}

const noticeOf = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name }) })
    .last();

/** A notice's sentence about its answer, on any dates. */
const answered = (answer: 'resolved' | 'moreTime' | 'moreTimeAccepted') =>
  new RegExp(textOf(doorTextsEs, `notices.answered.${answer}`, { date: '.+', until: '.+' }));

test.use({ locale: 'es-MX', viewport: { width: 390, height: 844 } });

test('a resident sees at their door how it was served, and answers its notices; the owner decides', async ({
  page,
  browser,
}) => {
  test.slow();
  const problems = watchProblems(page);
  const { uid, email, now } = await taggedUnit();
  const loose = noticeOf(page, 'Basura suelta');
  const bulk = noticeOf(page, 'Objeto voluminoso');

  await test.step('the printed code leads to it, and it is shown before the database has answered', async () => {
    const early = await page.context().newPage();
    await early.route('**/Listen/channel**', (route) => route.abort());
    await early.goto(`/t/${tag}`);
    await expect(early).toHaveURL(`/${uid}/elm-court/bintag/${tag}`);
    await expect(early.getByText(textOf(doorTextsEs, 'last.notCollected'))).toBeVisible();
    await expect(noticeOf(early, 'Basura suelta')).toContainText(patternOf(doorTextsEs, 'notices.cureBy'));
    await early.close();
  });

  await test.step('the page shows the door’s data, and names no one', async () => {
    await page.goto(`/${uid}/elm-court/bintag/${tag}`);
    await expect(page.getByText(textOf(doorTextsEs, 'last.notCollected'))).toBeVisible();
    await expect(page.getByText(textOf(doorTextsEs, 'last.reasons.access'))).toBeVisible();
    await expect(loose).toContainText(patternOf(doorTextsEs, 'notices.cureBy'));
    const said = await page.locator('main').innerText();
    expect(said).not.toMatch(/B-77|Dana|\bsam\b/);
    expect(said).not.toContain(tag);
    expect(said).toContain('W3Z5');
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('its header leads to the notices, which are below the night', async () => {
    await page
      .getByRole('button', { name: textOf(doorTextsEs, 'notices.ahead', { count: 2 }) })
      .press('Enter');
    await expect(page.getByRole('group', { name: textOf(doorTextsEs, 'notices.title') })).toBeFocused();
    await expect(loose).toBeInViewport();
    // After midnight, the night shown first may be the last one.
    await expect(page.locator('article').getByRole('heading', { level: 2 })).toContainText([
      /^(Esta noche|Anoche)/,
      'Próximo servicio',
      textOf(doorTextsEs, 'notices.title'),
      'Último servicio',
      'Reglas',
    ]);
  });

  await test.step('more time is requested, by keyboard', async () => {
    await loose.getByRole('button', { name: 'Necesito más tiempo' }).focus();
    await page.keyboard.press('Enter');
    const form = loose.getByRole('region', { name: 'Necesito más tiempo' });
    await expect(form.getByLabel('Nueva fecha')).toBeVisible();
    expect(await axeFindings(page), 'the form').toEqual([]);
    const today = localDate(now, zone);
    await form.getByLabel('Nueva fecha').fill(addDays(today, 90));
    await form.getByLabel('Algo más').fill('Estoy de viaje.');
    await form.getByRole('button', { name: 'Enviar respuesta' }).press('Enter');
    await expect(form.getByText(textOf(doorTextsEs, 'answer.problems.until.until'))).toBeVisible();
    await form.getByLabel('Nueva fecha').fill(addDays(today, 10));
    await form.getByRole('button', { name: 'Enviar respuesta' }).press('Enter');
    await expect(loose.getByText(textOf(doorTextsEs, 'answer.sent'))).toBeFocused();
    await expect(loose).toContainText(answered('moreTime'));
    await expect(loose.getByRole('button', { name: 'Necesito más tiempo' })).toHaveCount(0);
  });

  await test.step('a photo shows that it is fixed', async () => {
    await bulk.getByRole('button', { name: 'Ya lo corregí' }).click();
    const form = bulk.getByRole('region', { name: 'Ya lo corregí' });
    await form.getByRole('button', { name: 'Enviar respuesta' }).click();
    await expect(form.getByText('Agregue una foto')).toBeVisible();
    const files = form.getByLabel(textOf(doorTextsEs, 'answer.photo'));
    await files.setInputFiles({
      name: 'door.png',
      mimeType: 'image/png',
      buffer: pngOf(40, 30, [20, 90, 60], [230, 230, 230]),
    });
    await expect(form.getByRole('img')).toBeVisible();
    await form.getByRole('button', { name: 'Enviar respuesta' }).click();
    await expect(bulk).toContainText(answered('resolved'));
  });

  await test.step('the owner is led to the answer, and grants the time', async () => {
    const office = await (
      await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
    ).newPage();
    await signIn(office, email, '/notifications');
    await expect(office.getByText(notificationTexts.en.violation.answers.moreTime)).toBeVisible();
    const told = await firestore().collection(paths.notifications(uid)).get();
    const links = told.docs.map((found): unknown => found.get('link'));
    expect(links).toEqual(expect.arrayContaining(['/violations?open=v1', '/violations?open=v2']));
    await office.goto('/violations?open=v1');
    const panel = sidePanel(office, 'Violation');
    await expect(panel.getByText('Estoy de viaje.').first()).toBeVisible();
    await expect(panel.getByText('Needs your decision')).toBeVisible();
    expect(await axeFindings(office), 'the case').toEqual([]);
    await panel.getByRole('button', { name: 'Accept response' }).click();
    const dialog = office.getByRole('dialog', {
      name: textOf(violationsTexts, 'cases.accept.title', { name: 'V-1' }),
    });
    await expect(dialog.getByLabel('Fix by')).toHaveValue(addDays(localDate(now, zone), 10));
    await dialog.getByRole('button', { name: 'Accept response' }).click();
    await expect(toast(office, 'Response to V-1 accepted.')).toBeVisible();
    await office.goto('/violations?open=v2');
    await expect(panel.getByRole('button', { name: /resident’s photo/ })).toBeVisible();
    await office.context().close();
  });

  await test.step('the resident sees it immediately', async () => {
    await expect(loose).toContainText(answered('moreTimeAccepted'));
    await expect(loose.getByRole('button', { name: 'Necesito más tiempo' })).toBeVisible();
  });

  await test.step('a specialist can read it too, and continue to the field app', async () => {
    const sam = `sam-${uid}`;
    await createLogin(sam, `${sam}@e2e.test`);
    const member = { ...memberRecord(uid, 'Sam', 'Ortiz'), uid: sam };
    await addRecords(uid, { team: { [sam]: { ...member, tier: 'Admin' } } });
    const own = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } });
    const phone = await own.newPage();
    await signIn(phone, `${sam}@e2e.test`);
    await phone.goto('about:blank');
    await firestore().doc(paths.teamMember(uid, sam)).update({ tier: 'Collection Specialist' });
    await phone.goto(`/${uid}/elm-court/bintag/${tag}`);
    await expect(phone.getByRole('heading', { level: 1, name: 'Elm Court' })).toBeVisible();
    const onward = phone.getByRole('link', { name: textOf(forEveryoneTexts, 'public.binTag.fieldApp') });
    await expect(phone.getByText(textOf(doorTexts, 'last.notCollected'))).toBeVisible();
    await expect(onward).toHaveCount(0);
    await firestore()
      .doc(paths.settingsSection(uid, 'operations'))
      .set({ fieldAppAddress: 'https://field.example/app' });
    await expect(onward).toHaveAttribute('href', `https://field.example/app?code=${tag}`);
    expect(await axeFindings(phone)).toEqual([]);
    expect(await horizontalOverflow(phone)).toBe(0);
    // The dashboard itself stays closed.
    await phone.goto('/communities');
    await expect(phone).toHaveURL(/\/login\?error=admin_required/);
    await own.close();
    await expect(page.getByRole('link', { name: /aplicación de campo/ })).toHaveCount(0);
  });
  expect(problems).toEqual([]);
});
