import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { activityMillis } from 'mf-settings/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import {
  addRecords,
  communityRecord,
  createLogin,
  createOwner,
  firestore,
  memberRecord,
  type TestOwner,
} from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { signIn, submitSignIn } from '../../src/signIn.ts';
import { en as settingsTexts } from '../../../mf-settings/src/texts/en.ts';
import { edit as editTexts } from '../../../mf-communities/src/edit/texts/en.ts';
import { fieldNames } from '../../../shared-lib/src/i18n/fieldNames.ts';
import { textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';

const address = '/activity';
const title = textOf(settingsTexts, 'activity.title');
const rows = (page: Page) =>
  page
    .getByRole('table', { name: title })
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') });
const setOut = (from: string, to: string) =>
  textOf(settingsTexts, 'activity.change.fromTo', {
    field: fieldNames.en.setOutStart,
    from,
    to,
  });

/** Adds an Admin, a specialist and a community to an owner's records. */
async function business({ uid, email }: TestOwner) {
  const [adminId, specialistId] = [`${uid}-ada`, `${uid}-sam`];
  const login = (id: string) => `${id}@demo.test`;
  const member = (id: string, name: string, tier: string) => ({
    ...memberRecord(uid, name, 'Lovelace'),
    tier,
    uid: id,
    email: login(id),
  });
  await addRecords(uid, {
    team: {
      [adminId]: member(adminId, 'Ada', 'Admin'),
      [specialistId]: member(specialistId, 'Sam', 'Collection Specialist'),
    },
    communities: {
      elm: { ...communityRecord('Elm Row'), serviceDays: ['monday'], setOutStart: '18:00' },
    },
  });
  await createLogin(adminId, login(adminId));
  await createLogin(specialistId, login(specialistId));
  return { uid, email, adminId, adminEmail: login(adminId), specialistEmail: login(specialistId) };
}

/** Adds entries as functions do, the newest first. */
const addEntries = (uid: string, entries: readonly object[]) =>
  addRecords(uid, {
    businessActivity: Object.fromEntries(
      entries.map((entry, index) => {
        const at = Date.now() - (index + 1) * 60_000;
        const fields = {
          by: uid,
          kind: 'member',
          act: 'edited',
          recordId: 'sam',
          name: `Member ${index}`,
          changes: [],
        };
        return [
          `e${index}`,
          { ...fields, at: new Date(at), expiresAt: new Date(at + activityMillis), ...entry },
        ];
      }),
    ),
  });

test('a business without changes says what will appear; an edit appears with its author, and the list is filtered', async ({
  page,
  browser,
}) => {
  const owner = await createOwner();
  await signIn(page, owner.email, address);

  await test.step('a business without changes says what will appear', async () => {
    await expect(page.getByText(textOf(settingsTexts, 'activity.empty.title'))).toBeVisible();
  });

  await test.step('an edit appears with its author, before and after; the list is filtered, and follows an Admin’s change', async () => {
    const { uid, adminId, adminEmail } = await business(owner);
    await navigateInApp(page, '/communities/elm?edit=details');
    await test.step('an edit appears with its author, before and after, and leads to its record', async () => {
      const form = page.getByRole('dialog');
      await form.getByLabel(fieldNames.en.setOutStart).fill('18:30');
      await form.getByRole('button', { name: textOf(editTexts, 'submit') }).click();
      await expect(form).toHaveCount(0);

      await navigateInApp(page, address);
      const edited = rows(page).filter({ hasText: setOut('6:00 PM', '6:30 PM') });
      await expect(edited).toHaveCount(1);
      await expect(edited).toContainText(textOf(settingsTexts, 'people.owner'));
      expect(await axeFindings(page)).toEqual([]);
      await edited.getByRole('link', { name: 'Elm Row' }).click();
      await expect(page).toHaveURL(/\/communities\/elm/);

      const { docs } = await firestore()
        .collection(paths.businessActivity(uid))
        .where('kind', '==', 'community')
        .get();
      expect(docs).toHaveLength(1);
      expect(docs[0]?.get('expiresAt').toMillis() - docs[0]?.get('at').toMillis()).toBe(activityMillis);
    });

    await test.step('filters, dates and search are in the address, and the list has more pages', async () => {
      const lastYear = new Date(Date.now() - 200 * 86_400_000);
      await addEntries(uid, [
        { by: adminId, kind: 'payPeriod', act: 'reopened', recordId: '2026-11-16', note: 'Missing hours' },
        ...Array.from({ length: 54 }, () => ({})),
        { at: lastYear, name: 'Long ago' },
      ]);
      await navigateInApp(page, `${address}?kind=payPeriod`);
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText('Missing hours');

      await navigateInApp(page, `${address}?by=${adminId}`);
      await expect(rows(page)).toHaveCount(1);
      await navigateInApp(page, `${address}?kind=plan`);
      await expect(page.getByText('No matches', { exact: false }).first()).toBeVisible();

      const day = lastYear.toISOString().slice(0, 10);
      await navigateInApp(page, address);
      await page.getByLabel(textOf(settingsTexts, 'activity.to'), { exact: true }).fill(day);
      await expect(page).toHaveURL(`${address}?to=${day}`);
      await page.getByLabel(textOf(settingsTexts, 'activity.from'), { exact: true }).fill(day);
      await navigateInApp(page, `${address}?from=2020-01-01&to=2020-01-02`);
      await expect(page.getByText(textOf(settingsTexts, 'activity.nothingInRange'))).toBeVisible();
      await page.getByRole('button', { name: textOf(settingsTexts, 'activity.anyDate') }).click();
      await expect(page).toHaveURL(address);

      await page.getByRole('button', { name: textOf(settingsTexts, 'activity.more') }).click();
      await page.getByRole('searchbox').fill('long ago');
      await expect(rows(page)).toHaveCount(1);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByText('Long ago')).toBeVisible();
      expect(await horizontalOverflow(page)).toBe(0);
    });

    await test.step('an Admin’s change of a setting is theirs, and the owner sees it live', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await navigateInApp(page, address);
      const admin = await (await browser.newContext()).newPage();
      await signIn(admin, adminEmail, '/settings?tab=operations');
      await admin.getByLabel(textOf(settingsTexts, 'operations.features.propertyClaims.label')).click();
      const changed = rows(page).filter({ hasText: textOf(settingsTexts, 'activity.fields.propertyClaims') });
      await expect(changed).toContainText('Ada Lovelace');
    });
  });
});

test('a specialist can’t open it', async ({ page }) => {
  const { uid, specialistEmail } = await business(await createOwner());
  await addEntries(uid, [{}]);
  await page.goto(address);
  await submitSignIn(page, specialistEmail);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Member 0')).toHaveCount(0);
});
