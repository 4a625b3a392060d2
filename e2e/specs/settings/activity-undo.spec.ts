import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { activityMillis } from 'mf-settings/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, communityRecord, firestore } from '../../src/backend.ts';
import { readCsv } from '../../src/files/readCsv.ts';
import { ownerWithAdmin } from '../../src/ownerWithAdmin.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { toast } from '../../src/page/toast.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { signIn } from '../../src/signIn.ts';
import { en as settingsTexts } from '../../../mf-settings/src/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { listTexts } from '../../../shared-lib/src/ui/lists/records/texts.ts';
import { tableTexts } from '../../../shared-lib/src/ui/lists/table/texts.ts';

const title = textOf(settingsTexts, 'activity.title');
const rows = (page: Page) =>
  page
    .getByRole('table', { name: title })
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') });
const undoOf = (page: Page, name: string) =>
  page.getByRole('button', { name: textOf(settingsTexts, 'activity.undo.of', { name }) });
const confirm = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: textOf(settingsTexts, 'activity.undo.action') });

const recordsOf = (entry: object) => ('recordId' in entry ? { recordIds: [entry.recordId] } : {});

/** Adds entries as functions do, the newest first. */
const addEntries = (uid: string, entries: Readonly<Record<string, object>>) =>
  addRecords(uid, {
    businessActivity: Object.fromEntries(
      Object.entries(entries).map(([id, entry], index) => {
        const at = Date.now() - (index + 1) * 60_000;
        const times = { at: new Date(at), expiresAt: new Date(at + activityMillis) };
        return [id, { by: uid, changes: [], ...recordsOf(entry), ...times, ...entry }];
      }),
    ),
  });

test('an undo restores a setting or a community, unless someone has changed it since, and names them', async ({
  page,
}) => {
  const { uid, email, adminId } = await ownerWithAdmin();
  await test.step('a setting', async () => {
    const sms = firestore().doc(paths.settingsSection(uid, 'sms'));
    const signed = (by: string) => ({ lastModifiedBy: { uid: by, at: new Date() } });
    await sms.set({ quietFrom: '22:00', ...signed(uid) });
    const name = textOf(settingsTexts, 'activity.records.sms');
    await signIn(page, email, '/activity');
    const changed = rows(page).filter({ hasText: '9:00 PM → 10:00 PM' }).first();
    await changed.getByRole('button').click();
    await expect(page.getByRole('dialog')).toContainText('10:00 PM → 9:00 PM');
    expect(await axeFindings(page)).toEqual([]);
    await confirm(page).click();
    await expect(toast(page, textOf(settingsTexts, 'activity.undo.done', { name }))).toBeVisible();
    expect((await sms.get()).get('quietFrom')).toBe('21:00');

    await sms.set({ quietFrom: '23:00', ...signed(adminId) });
    await changed.getByRole('button').click();
    await confirm(page).click();
    await expect(page.getByRole('dialog')).toContainText(
      textOf(settingsTexts, 'activity.undo.refused.changedBy', { name: 'Ada Byron' }),
    );
    expect((await sms.get()).get('quietFrom')).toBe('23:00');
  });

  await test.step('an archived community, whose changes have an address', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await addRecords(uid, {
      communities: {
        elm: { ...communityRecord('Elm Row'), archivedAt: new Date() },
        oak: communityRecord('Oak Court'),
      },
    });
    await addEntries(uid, {
      archived: { kind: 'community', act: 'archived', recordId: 'elm', communityId: 'elm' },
      added: { kind: 'community', act: 'added', recordId: 'elm', communityId: 'elm' },
      other: { kind: 'community', act: 'added', recordId: 'oak', communityId: 'oak' },
    });
    await navigateInApp(page, '/activity');
    await expect(rows(page).filter({ hasText: 'Oak Court' })).toHaveCount(1);
    await rows(page)
      .filter({ hasText: 'Elm Row' })
      .first()
      .getByRole('link', { name: textOf(settingsTexts, 'activity.only.open') })
      .click();
    await expect(page).toHaveURL('/activity?record=elm');
    await expect(rows(page)).toHaveCount(2);
    await expect(
      page.getByText(textOf(settingsTexts, 'activity.only.named', { name: 'Elm Row' })),
    ).toBeVisible();

    await undoOf(page, 'Elm Row').click();
    await confirm(page).click();
    await expect(rows(page).first()).toContainText(textOf(settingsTexts, 'activity.acts.restored'));
    expect((await firestore().doc(paths.community(uid, 'elm')).get()).get('archivedAt')).toBeUndefined();

    for (const width of [1440, 900, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await horizontalOverflow(page)).toBe(0);
    }
    await page.getByRole('button', { name: textOf(settingsTexts, 'activity.only.showAll') }).click();
    await expect(page).toHaveURL('/activity');
  });
});

test('a record’s page shows its latest changes once they are scrolled to, with a link to all', async ({
  page,
}) => {
  const { uid, email, adminId } = await ownerWithAdmin();
  await addRecords(uid, { communities: { elm: communityRecord('Elm Row') } });
  await addEntries(
    uid,
    Object.fromEntries(
      ['archived', 'restored', 'edited', 'edited', 'added'].map((act, index) => [
        `elm${index}`,
        {
          kind: 'community',
          act,
          recordId: 'elm',
          communityId: 'elm',
          ...(index === 2 && { by: adminId, changes: [{ field: 'address', from: '1 Elm', to: '2 Elm' }] }),
        },
      ]),
    ),
  );
  await page.setViewportSize({ width: 1440, height: 500 });
  await signIn(page, email, '/communities/elm');
  const changes = page.getByRole('region', { name: listTexts.en.recentChanges });
  await expect(changes).toBeAttached();
  await expect(changes.getByRole('listitem')).toHaveCount(0);
  await changes.scrollIntoViewIfNeeded();
  await expect(changes.getByRole('listitem')).toHaveCount(4);
  await expect(changes.getByRole('listitem').nth(2)).toContainText('Ada Byron');
  await expect(changes.getByRole('listitem').nth(2)).toContainText('1 Elm → 2 Elm');
  expect(await axeFindings(page)).toEqual([]);
  for (const width of [900, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await horizontalOverflow(page)).toBe(0);
  }
  await changes.getByRole('link', { name: textOf(settingsTexts, 'activity.allOfRecord') }).click();
  await expect(page).toHaveURL('/activity?record=elm');
  await expect(rows(page)).toHaveCount(5);

  // A unit's page has the changes that several units share; the community's has them too.
  await addRecords(uid, { units: { u1: { communityId: 'elm', unitNumber: '101', status: 'active' } } });
  await addEntries(uid, {
    units: {
      kind: 'unit',
      act: 'edited',
      recordId: 'elm',
      recordIds: ['elm', 'u1', 'u2'],
      communityId: 'elm',
    },
  });
  await navigateInApp(page, '/communities/elm?tab=units&unit=u1');
  await changes.scrollIntoViewIfNeeded();
  await expect(changes.getByRole('listitem')).toHaveCount(1);
  await changes.getByRole('link', { name: textOf(settingsTexts, 'activity.allOfRecord') }).click();
  await expect(page).toHaveURL('/activity?record=u1');
  await expect(rows(page)).toHaveCount(1);

  // The Admin's own page has the entry of being added.
  await navigateInApp(page, `/team/${adminId}`);
  await changes.scrollIntoViewIfNeeded();
  await expect(changes.getByRole('listitem').first()).toContainText(
    textOf(settingsTexts, 'activity.acts.added'),
  );
});

test('a log that can’t be read says so, and a retry reads it; its file has every entry, and no formula', async ({
  page,
}) => {
  const { uid, adminId, adminEmail } = await ownerWithAdmin();

  await test.step('a log that can’t be read says so instead of looking empty, and a retry reads it', async () => {
    await addEntries(uid, { one: { kind: 'member', act: 'edited', recordId: 'sam', name: 'Sam Ortiz' } });
    await signIn(page, adminEmail);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    // An unreadable role denies every read, and doesn't sign the person out.
    const admin = firestore().doc(paths.teamMember(uid, adminId));
    await admin.update({ tier: 7 });
    await navigateInApp(page, '/activity');
    const failure = page.getByRole('alert').filter({ hasText: textOf(settingsTexts, 'activity.unreadable') });
    await expect(failure).toBeVisible();
    await admin.update({ tier: 'Admin' });
    await failure.getByRole('button', { name: 'Try Again' }).click();
    await expect(rows(page).filter({ hasText: 'Sam Ortiz' })).toHaveCount(1);
  });

  await test.step('the file has every entry with sortable dates, and no cell runs as a formula', async () => {
    const at = new Date(2026, 10, 3, 21, 5);
    await addEntries(uid, {
      formula: {
        at,
        kind: 'member',
        act: 'edited',
        recordId: 'sam',
        name: '=HYPERLINK("https://evil.test")',
        note: '+1, "quoted",\nnext line',
        changes: [{ field: 'phone', from: '@SUM(1)', to: null }],
      },
      ...Object.fromEntries(
        Array.from({ length: 60 }, (_, index) => [
          `more${index}`,
          { kind: 'member', act: 'edited', recordId: 'sam', name: `Member ${index}` },
        ]),
      ),
    });
    await expect(rows(page).filter({ hasText: 'Member 0' })).toHaveCount(1);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: tableTexts.en.export }).click(),
    ]);
    const data = readCsv(await readFile(await download.path(), 'utf8'));
    const column = (key: 'record' | 'note' | 'at' | 'changes') =>
      textOf(settingsTexts, `activity.columns.${key}`);
    // The Admin's own entry is there, too.
    expect(data.filter((row) => row[column('record')] !== 'Ada Byron')).toHaveLength(62);
    expect(Object.keys(data[0] ?? {})).not.toContain(textOf(settingsTexts, 'activity.columns.undo'));
    const odd = data.find((row) => row[column('record')]?.includes('HYPERLINK'));
    expect(odd).toMatchObject({
      [column('record')]: `'=HYPERLINK("https://evil.test")`,
      [column('note')]: `'+1, "quoted",\nnext line`,
      [column('at')]: expect.stringMatching(/^2026-11-0\d \d\d:\d\d/),
    });
    for (const row of data) {
      for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+@\t]/);
    }
  });
});
