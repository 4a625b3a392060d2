import { expect, test, type Page } from '@playwright/test';
import { addDays, momentOfNight, paths, serviceNight, weekdays } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, communityRecord, createOwner, firestore, uploadFile } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { signIn } from '../../src/signIn.ts';
import { watchProblems } from '../../src/page/watchProblems.ts';
import { managerPages as managerTexts } from '../../../mf-communities/src/public/admin/texts/en.ts';
import { managerPages as managerTextsEs } from '../../../mf-communities/src/public/admin/texts/es.ts';
import { door as doorTexts } from '../../../mf-communities/src/public/tag/texts/en.ts';
import { door as doorTextsEs } from '../../../mf-communities/src/public/tag/texts/es.ts';
import { en as settingsTexts } from '../../../mf-settings/src/texts/en.ts';
import { textOf } from '../../src/textOf.ts';

const zone = 'America/New_York';
const tag = (uid: string) => `k7m2${uid}`;
const night = (back: number) => addDays(serviceNight(Date.now(), zone), -back);
const servedAt = (back: number) => new Date(momentOfNight(night(back), '21:10', zone));
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A community with two units 204: A was served last night, with a photo, and missed the night before; B wasn't visited. */
async function createBusiness() {
  const owner = await createOwner();
  const { uid } = owner;
  await firestore().doc(paths.customer(uid)).update({ businessSlug: uid });
  const photo = `${paths.customer(uid)}/serviceLogs/nadia_1/1.png`;
  await uploadFile(photo, picture, 'image/png');
  const log = (back: number, outcome: string) => ({
    ...{ communityId: 'c1', serviceDate: night(back), memberId: 'nadia', shiftReportId: null, unitId: 'u1' },
    ...{ outcome, reason: outcome === 'notCollected' ? 'access' : null },
    servicedAt: servedAt(back),
    createdAt: servedAt(back),
  });
  const unit = (building: string, more: object = {}) => ({
    ...{ communityId: 'c1', building, unitNumber: '204', residentName: 'Rosa Resident', status: 'active' },
    ...more,
  });
  const code = tag(uid);
  await addRecords(uid, {
    communities: {
      c1: {
        ...communityRecord('Elm Court'),
        slug: 'elm-court',
        serviceDays: [...weekdays],
        noServiceDates: [night(3)],
        timezone: zone,
      },
    },
    units: { u1: unit('A', { binTagId: code }), u2: unit('B') },
    binTags: { [code]: { communityId: 'c1', unitId: 'u1', status: 'assigned', label: 'A-204' } },
  });
  const codeAt = firestore().doc(paths.code(code));
  const place = `elm-${uid}`;
  await firestore().doc(paths.codePlace(place)).set({ businessSlug: uid, communitySlug: 'elm-court' });
  await codeAt.set({ kind: 'binTag', state: 'assigned', place });
  await addRecords(uid, {
    serviceLogs: {
      nadia_1: { ...log(1, 'collected'), photo: { path: photo } },
      nadia_2: log(2, 'notCollected'),
    },
  });
  const page = firestore().doc(paths.publicPage(uid, 'elm-court'));
  await expect.poll(async () => (await page.get()).exists).toBe(true);
  await expect.poll(async () => (await codeAt.get()).get('door.last.outcome') as unknown).toBe('collected');
  return { ...owner, admin: `/${uid}/elm-court/admin` };
}

const expectWhole = async (page: Page): Promise<void> => {
  expect(await axeFindings(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
};

const setting = (page: Page, key: 'residentsSeeNights' | 'managersSeePhotos') =>
  page.getByRole('switch', { name: textOf(settingsTexts, `account.business.${key}.label`) });

test('a tag shows its door’s last nights while the business shows them', async ({ page, browser }) => {
  test.slow();
  const { uid, email } = await createBusiness();
  const problems = watchProblems(page);
  const resident = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const requests: string[] = [];
  resident.on('request', (request) => {
    if (request.url().includes('readDoorNights')) requests.push(request.url());
  });
  const nights = resident.getByRole('list', { name: textOf(doorTexts, 'nights.title') });

  await test.step('off by default: the page requests none', async () => {
    await resident.goto(`/t/${tag(uid)}`);
    await expect(resident.getByText(textOf(doorTexts, 'last.title'))).toBeVisible();
    await expect(nights).toHaveCount(0);
    expect(requests).toEqual([]);
  });

  await test.step('the owner shows them, and the open page has them', async () => {
    await signIn(page, email, '/settings?tab=account');
    await expect(setting(page, 'residentsSeeNights')).not.toBeChecked();
    await setting(page, 'residentsSeeNights').click();
    await expect(nights.getByRole('listitem')).toHaveCount(7);
    const [first, second, third, fourth] = await nights.getByRole('listitem').all();
    await expect(first!).toContainText(textOf(doorTexts, 'nights.results.collected'));
    await expect(first!).toContainText('9:10 PM');
    await expect(second!).toContainText(textOf(doorTexts, 'nights.results.notCollected'));
    await expect(second!).toContainText(textOf(doorTexts, 'last.reasons.access'));
    await expect(third!).toContainText(textOf(doorTexts, 'nights.results.closed'));
    await expect(fourth!).toContainText(textOf(doorTexts, 'nights.results.unrecorded'));
    expect(await resident.locator('main').innerText()).not.toMatch(/204|Rosa|nadia/);
    await expectWhole(resident);
    expect(requests).toHaveLength(1);
  });

  await test.step('in Spanish, on the narrowest screen', async () => {
    await resident.setViewportSize({ width: 320, height: 640 });
    await resident.getByRole('button', { name: 'Español' }).click();
    const noches = resident.getByRole('list', { name: textOf(doorTextsEs, 'nights.title') });
    await expect(noches.getByRole('listitem').first()).toContainText(
      textOf(doorTextsEs, 'nights.results.collected'),
    );
    await expectWhole(resident);
    await resident.getByRole('button', { name: 'English' }).click();
  });

  await test.step('the owner hides them again', async () => {
    await setting(page, 'residentsSeeNights').click();
    await expect(nights).toHaveCount(0);
  });
  await resident.context().close();
  expect(problems).toEqual([]);
});

test('a manager finds one unit’s proof of a night, and photos where the business shows them', async ({
  page,
  browser,
}) => {
  test.slow();
  const { uid, email, admin } = await createBusiness();
  const problems = watchProblems(page);
  const photo = page.getByRole('img', {
    name: textOf(managerTexts, 'decisions.photo', { unit: 'A-204' }),
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, email, `${admin}?night=${night(1)}`);
  const search = page.getByRole('textbox', { name: textOf(managerTexts, 'unit') });

  await test.step('a number that two buildings have offers both, and one opens', async () => {
    await search.fill('204');
    await search.press('Enter');
    const choices = page.getByRole('list', { name: textOf(managerTexts, 'door.several', { unit: '204' }) });
    await expect(choices.getByRole('link')).toHaveText(['A-204', 'B-204']);
    await expectWhole(page);
    await choices.getByRole('link', { name: 'A-204' }).click();
    await expect(page).toHaveURL(/night=\d{4}-\d\d-\d\d&unit=A-204$/);
    await expect(page.getByRole('heading', { level: 2, name: /^Unit A-204: / })).toBeVisible();
    await expect(page.getByText(textOf(managerTexts, 'door.results.collected'))).toBeVisible();
    await expect(page.getByText('9:10 PM').first()).toBeVisible();
    await expect(photo).toHaveCount(0);
    await expectWhole(page);
  });

  await test.step('a unit without a visit, one missed, and one that doesn’t exist', async () => {
    await search.fill('b/204');
    await search.press('Enter');
    const unrecorded = textOf(managerTexts, 'door.results.unrecorded');
    await expect(page.getByRole('heading', { level: 2, name: /^Unit B-204: / })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: unrecorded })).toBeVisible();
    await page.goto(`${admin}?night=${night(2)}&unit=a-204`);
    await expect(page.getByText(textOf(managerTexts, 'door.results.notCollected')).first()).toBeVisible();
    await expect(page.getByText(textOf(managerTexts, 'nights.reasons.access')).first()).toBeVisible();
    await page.goto(`${admin}?night=${night(3)}&unit=a-204`);
    await expect(page.getByText(textOf(managerTexts, 'door.results.closed'))).toBeVisible();
    await search.fill('999');
    await search.press('Enter');
    await expect(page.getByText(textOf(managerTexts, 'door.none', { unit: '999' }))).toBeVisible();
    await expectWhole(page);
  });

  await test.step('with the setting, the night and the unit have photos', async () => {
    await firestore()
      .doc(paths.settingsSection(uid, 'business'))
      .set({ managersSeePhotos: true }, { merge: true });
    await page.goto(`${admin}?night=${night(1)}`);
    await page.getByRole('button', { name: textOf(managerTexts, 'door.showPhotos', { count: 1 }) }).click();
    await expect(photo).toHaveJSProperty('naturalWidth', 1);
    await expectWhole(page);
    await page.getByRole('table').getByRole('link', { name: 'A-204' }).click();
    await expect(photo).toHaveJSProperty('naturalWidth', 1);
    expect(await page.locator('main').innerText()).not.toMatch(/Rosa|nadia/);
    await expectWhole(page);
  });

  await test.step('on paper, only the proof', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(search).toBeHidden();
    await expect(photo).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('in Spanish', async () => {
    const spanish = await browser.newContext({ locale: 'es-MX', viewport: { width: 320, height: 640 } });
    const view = await spanish.newPage();
    await signIn(view, email, `${admin}?night=${night(1)}`);
    await expect(
      view.getByRole('button', { name: textOf(managerTextsEs, 'door.showPhotos', { count: 1 }) }),
    ).toBeVisible();
    await expectWhole(view);
    await view.getByRole('table').getByRole('link', { name: 'A-204' }).click();
    await expect(view.getByRole('heading', { level: 2, name: /^Unidad A-204: / })).toBeVisible();
    await expect(view.getByText(textOf(managerTextsEs, 'door.results.collected'))).toBeVisible();
    await expectWhole(view);
    await spanish.close();
  });
  expect(problems).toEqual([]);
});
