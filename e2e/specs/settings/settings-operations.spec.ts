import { expect, test, type Page } from '@playwright/test';
import { paths, serviceNight } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { communityRecord, createOwner, firestore } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { operations as operationsTexts } from '../../../mf-settings/src/operations/texts/en.ts';
import { sortingTexts } from '../../../shared-lib/src/ui/sorting/texts.ts';
import { textOf } from '../../src/textOf.ts';
import { sidePanel, pressAction } from '../../src/page/sidePanel.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { formTexts } from '../../../shared-lib/src/ui/forms/texts.ts';
import { checkpoints as checkpointsTexts } from '../../../mf-communities/src/checkpoints/texts/en.ts';

const typeRecord = (en: string, es: string, order: number, more: object = {}) => ({
  name: { en, es },
  isActive: true,
  requiresPhoto: true,
  communityIds: 'all',
  order,
  ...more,
});

const caseOf = (typeId: string, typeName: string, more: object = {}) => ({
  serviceDate: '2026-11-19',
  communityId: 'maple',
  memberId: 'ana',
  unitId: 'unit-1',
  typeId,
  typeName,
  caseNumber: 'V-1',
  reviewStatus: 'approved',
  status: 'open',
  ...more,
});

const ownerOfTypes = (more: Parameters<typeof createOwner>[0] = {}) =>
  createOwner({
    ...more,
    communities: { maple: communityRecord('Maple Test'), oak: communityRecord('Oak Test') },
    violationTypes: {
      loose: typeRecord('Loose trash', 'Basura suelta', 1, { defaultFineCents: 2500 }),
      bulk: typeRecord('Bulk item', 'Objeto voluminoso', 2),
      litter: typeRecord('Litter', '', 3),
      old: typeRecord('Old rule', '', 4, { isActive: false }),
    },
    violations: {
      one: caseOf('loose', 'Loose trash', { fineCents: 1500 }),
      two: caseOf('loose', 'Loose trash', { status: 'resolved' }),
      three: caseOf('litter', 'Litter'),
    },
  });

const stored = async (uid: string, id: string) =>
  (await firestore().doc(paths.violationType(uid, id)).get()).data();
const rows = (page: Page) => page.getByRole('list', { name: 'Violation types' }).getByRole('listitem');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const panel = (page: Page) => sidePanel(page, 'Violation type');
const openType = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(panel(page).getByRole('heading', { name, exact: true })).toBeVisible();
};
const press = (page: Page, name: string) => pressAction(panel(page), name);
const closePanel = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
};

test('violation types are added, sorted, archived, merged and deleted', async ({ page }) => {
  const { uid, email } = await ownerOfTypes();
  await signIn(page, email, '/settings?tab=operations');

  await test.step('the list shows how often each is used, and archived ones', async () => {
    await expect(rows(page)).toHaveCount(3);
    await expect(row(page, 'Loose trash')).toContainText('2 cases, 1 open');
    await expect(page.getByRole('region', { name: '1 archived type' })).toContainText('Old rule');
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('a duplicate name and an unknown placeholder are refused next to the field', async () => {
    await page.getByRole('button', { name: 'Add violation type' }).click();
    const form = dialog(page, 'Add violation type');
    await form.getByLabel('English name').fill('loose  TRASH');
    await form.getByLabel('Letter (English)').fill('Dear {resident} of {unitNumber}');
    await expect(form.getByRole('status').filter({ hasText: '{resident}' })).toBeVisible();
    await form.getByRole('button', { name: 'Add type' }).click();
    await expect(form.getByText(textOf(operationsTexts, 'types.problems.taken'))).toBeVisible();
    await expect(form.getByLabel('Letter (English)')).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('English name').fill('old rule');
    await form.getByRole('button', { name: 'Add type' }).click();
    await expect(form.getByText(textOf(operationsTexts, 'types.problems.takenByArchived'))).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('the notice is previewed in both languages while typing', async () => {
    const form = dialog(page, 'Add violation type');
    await form.getByLabel('English name').fill('Glass');
    await form.getByLabel('Spanish name').fill('Vidrio');
    await form.getByLabel('Default fine').fill('12.50');
    await form.getByLabel('Letter (English)').fill('Unit {unitNumber}: {violation}, {fine}.');
    const letters = form.getByRole('region', { name: 'What residents get' }).getByRole('article');
    await expect(letters.nth(0)).toContainText('Unit A-101: Glass, $12.50.');
    await expect(letters.nth(1)).toContainText('Vidrio');
    await expect(letters.nth(1)).toContainText('Our wording');
    await form.getByLabel('Selected communities').check();
    await form.getByRole('button', { name: 'Add type' }).click();
    await expect(
      form.getByText(textOf(operationsTexts, 'types.problems.communityIds.missing')),
    ).toBeVisible();
    await form.getByLabel('Oak Test').check();
    await form.getByRole('button', { name: 'Add type' }).click();
    await expect(toast(page, 'Glass added')).toBeVisible();
    await expect(rows(page)).toHaveCount(4);
    const added = await firestore()
      .collection(paths.violationTypes(uid))
      .where('name.en', '==', 'Glass')
      .get();
    expect(added.docs[0]?.data()).toMatchObject({
      name: { en: 'Glass', es: 'Vidrio' },
      defaultFineCents: 1250,
      communityIds: ['oak'],
      emailTemplate: 'Unit {unitNumber}: {violation}, {fine}.',
      smsTemplate: null,
      createdBy: uid,
    });
  });

  await test.step('the order is changed by keyboard', async () => {
    const up = page.getByRole('button', { name: 'Move Bulk item up' });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(rows(page).first()).toContainText('Bulk item');
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: textOf(sortingTexts.en, 'moved', { name: 'Bulk item', place: 1, count: 4 }) }),
    ).toBeAttached();
    await expect.poll(async () => (await stored(uid, 'bulk'))?.['order']).toBe(1);
    expect((await stored(uid, 'loose'))?.['order']).toBe(2);
  });

  await test.step('and by dragging', async () => {
    const handle = row(page, 'Litter').locator('[data-handle]');
    await handle.dragTo(row(page, 'Bulk item'), { targetPosition: { x: 60, y: 4 } });
    await expect(rows(page).first()).toContainText('Litter');
    await expect.poll(async () => (await stored(uid, 'litter'))?.['order']).toBe(1);
  });

  await test.step('a type in use is archived, with undo, and can’t be deleted', async () => {
    await openType(page, 'Loose trash');
    await expect(panel(page).getByRole('button', { name: /^(Delete|More actions)$/ })).toHaveCount(0);
    await press(page, 'Archive');
    const ask = dialog(page, 'Archive Loose trash?');
    await expect(ask).toContainText(textOf(operationsTexts, 'types.archive.open', { count: 1 }));
    await ask.getByRole('button', { name: 'Archive Loose trash' }).click();
    await expect(toast(page, 'Loose trash archived')).toBeVisible();
    expect((await stored(uid, 'loose'))?.['isActive']).toBe(false);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await stored(uid, 'loose'))?.['isActive']).toBe(true);
    await closePanel(page);
  });

  await test.step('an unused one is deleted', async () => {
    await openType(page, 'Bulk item');
    await press(page, 'Delete');
    await page.getByRole('button', { name: 'Delete Bulk item' }).click();
    await expect(toast(page, 'Bulk item deleted')).toBeVisible();
    await expect(row(page, 'Bulk item')).toHaveCount(0);
    expect(await stored(uid, 'bulk')).toBeUndefined();
  });

  await test.step('two are merged: cases follow, and keep what they cite', async () => {
    await openType(page, 'Litter');
    await press(page, 'Merge…');
    const form = dialog(page, textOf(operationsTexts, 'types.merge.title', { name: 'Litter' }));
    await expect(form).toContainText(textOf(operationsTexts, 'types.merge.cases', { count: 1 }));
    await form.getByLabel('Merge into').selectOption('Loose trash');
    expect(await axeFindings(page)).toEqual([]);
    await form.getByRole('button', { name: 'Merge into Loose trash' }).click();
    await expect(
      toast(page, textOf(operationsTexts, 'types.merge.done', { count: 1, name: 'Litter' })),
    ).toBeVisible();
    await expect(panel(page)).toContainText('Litter was merged into Loose trash');
    await press(page, 'View Loose trash');
    await expect(panel(page)).toContainText('3 cases, 2 open');
    await closePanel(page);
    await expect(row(page, 'Litter')).toHaveCount(0);
    const moved = (
      await firestore()
        .doc(`${paths.violations(uid)}/three`)
        .get()
    ).data();
    expect(moved).toMatchObject({ typeId: 'loose', typeName: 'Litter' });
    expect(await stored(uid, 'litter')).toMatchObject({ mergedInto: 'loose', isActive: false });
  });

  await test.step('on a phone nothing is cut off', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(row(page, 'Loose trash')).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('a long list of types is searched in either language, and the address keeps the search', async ({
  page,
}) => {
  await signIn(page, 'owner@demo.test', '/settings?tab=operations');
  const search = page.getByRole('searchbox', { name: 'Search violation types' });
  await search.fill('suelta');
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, 'Loose trash')).toBeVisible();
  await search.press('Enter');
  await expect(page).toHaveURL(/words=suelta/);
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(search).toHaveValue('suelta');
  await expect(rows(page)).toHaveCount(1);
  await search.fill('helicopter');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows(page)).not.toHaveCount(1);
  await expect(page).not.toHaveURL(/words=/);
});

test('a shift and its report keep the features it started with; when two people edit the same type, the second chooses', async ({
  page,
  browser,
}) => {
  const { uid, email } = await ownerOfTypes({
    checkpoints: {
      gate: { communityId: 'maple', name: 'Gate', type: 'qr' },
      mail: { communityId: 'maple', name: 'Mail room', type: 'nfc' },
    },
  });

  await test.step('a shift keeps the features it started with, and so does its report', async () => {
    const begin = async (id: string) => {
      const now = new Date();
      const report = firestore().doc(`${paths.shiftReports(uid)}/${id}`);
      await report.set({
        serviceDate: '2026-11-20',
        communityId: 'maple',
        memberId: 'ana',
        status: 'inProgress',
        startedAt: now,
        createdAt: now,
      });
      await expect.poll(async () => (await report.get()).get('features') as unknown).toBeTruthy();
      return report;
    };
    const first = await begin('first');
    await firestore()
      .doc(`${paths.shiftReports(uid)}/tonight`)
      .set({
        serviceDate: serviceNight(Date.now(), 'America/New_York'),
        communityId: 'maple',
        memberId: 'bo',
        status: 'inProgress',
        startedAt: new Date(),
        createdAt: new Date(),
      });
    await signIn(page, email, '/settings?tab=operations');
    const switchOf = (name: string) => page.getByRole('switch', { name });

    await test.step('the number of shifts in progress is shown before a feature is switched', async () => {
      await expect(page.getByText(textOf(operationsTexts, 'features.underWay', { count: 1 }))).toBeVisible();
    });

    await test.step('each switch saves automatically, and can be undone', async () => {
      await switchOf('QR code scanning').click();
      await switchOf('Property claims').click();
      await switchOf('Compactor photos').click();
      await expect
        .poll(async () => (await firestore().doc(paths.settingsSection(uid, 'operations')).get()).data())
        .toMatchObject({ qrCodeScanning: false, propertyClaims: true, compactorPhotos: false });
    });

    await test.step('a shift in progress keeps its features; the next one gets the new ones', async () => {
      const second = await begin('second');
      const submit = { status: 'submitted', submittedAt: new Date() };
      const issues = [{ type: 'propertyClaim', note: 'A broken gate.', photos: [] }];
      await first.update(submit);
      await second.update({ ...submit, issues });
      const missed = async (report: typeof first) =>
        ((await report.get()).get('missedCheckpointIds') as string[] | undefined)?.toSorted();
      await expect.poll(() => missed(first)).toEqual(['gate', 'mail']);
      await expect.poll(() => missed(second)).toEqual(['mail']);
      expect((await second.get()).data()).toMatchObject({
        checkpointsExpected: 1,
        features: { qrCodeScanning: false, propertyClaims: true, compactorPhotos: false },
      });
    });

    await test.step('a missing required photo is shown, and one that wasn’t required isn’t', async () => {
      const report = sidePanel(page, 'Shift report');
      await navigateInApp(page, '/shift-report?nights=30&open=first');
      await expect(report).toContainText('Photo missing');
      await navigateInApp(page, '/shift-report?nights=30&open=second');
      await expect(report.getByText('Property claims')).toBeVisible();
      await expect(report).not.toContainText('Photo missing');
    });

    await test.step('a community’s coverage shows that codes are not scanned', async () => {
      await navigateInApp(page, '/communities/maple?tab=checkpoints');
      await expect(page.getByText(textOf(checkpointsTexts, 'scanningOff'))).toBeVisible();
    });
  });

  await test.step('when two people edit the same type, the second sees it and chooses', async () => {
    await navigateInApp(page, '/settings?tab=operations&type=loose&editType=1');
    const mine = dialog(page, 'Edit Loose trash');
    await mine.getByLabel('Default fine').fill('30');
    await expect(mine.getByText(textOf(operationsTexts, 'types.edit.keepsFine', { count: 1 }))).toBeVisible();

    const second = await browser.newContext();
    const other = await second.newPage();
    await signIn(other, email, '/settings?tab=operations&type=loose&editType=1');
    const theirs = dialog(other, 'Edit Loose trash');
    await theirs.getByLabel('Default fine').fill('40');
    await theirs.getByLabel('Spanish name').fill('Basura');
    await theirs.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(other, 'Violation type saved')).toBeVisible();
    await second.close();

    await expect(
      mine.getByText(textOf(formTexts.en, 'elsewhere.decide', { fields: 'Default fine' })),
    ).toBeVisible();
    await expect(mine.getByLabel('Spanish name')).toHaveValue('Basura');
    await mine.getByRole('button', { name: 'Keep mine' }).click();
    await mine.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, 'Violation type saved')).toBeVisible();
    expect(await stored(uid, 'loose')).toMatchObject({
      defaultFineCents: 3000,
      name: { en: 'Loose trash', es: 'Basura' },
    });
    const kept = (
      await firestore()
        .doc(`${paths.violations(uid)}/one`)
        .get()
    ).data();
    expect(kept).toMatchObject({ fineCents: 1500, typeName: 'Loose trash' });
  });
});
