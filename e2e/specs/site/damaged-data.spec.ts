import { expect, test } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { addRecords, communityRecord, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { signIn } from '../../src/signIn.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { repairTexts } from '../../../shared-lib/src/ui/lists/damaged/repairTexts.ts';
import { damagedTexts } from '../../../shared-lib/src/ui/lists/damaged/texts.ts';
import { textOf } from '../../src/textOf.ts';

test('a damaged document is skipped and reported, a name with code doesn’t run, and names of any length fit', async ({
  page,
}) => {
  const { uid, email } = await createOwner({
    communities: {
      good: communityRecord('Good Place'),
      numbered: { ...communityRecord(''), propertyName: 42 },
      shapeless: { propertyName: { en: 'Nested' }, serviceDays: 'monday', timezone: 'Mars/Base' },
      empty: {},
    },
  });

  await test.step('a damaged document is skipped and reported, and the list still works', async () => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await signIn(page, email, '/communities');
    await expect(page.getByRole('row', { name: /Good Place/ })).toBeVisible();
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '2');
    // The directory contains only readable entries; the page notices that some are missing, and reads the documents.
    for (const id of ['numbered', 'shapeless', 'empty']) {
      const said = () => logged.filter((line) => line.includes(`communities/${id}`));
      await expect.poll(said, { message: id, timeout: 40_000 }).toHaveLength(1);
    }
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '2');

    // A record repaired elsewhere appears; one damaged while shown disappears.
    await firestore().doc(paths.community(uid, 'numbered')).update({ propertyName: 'Repaired Place' });
    await expect(page.getByRole('row', { name: /Repaired Place/ })).toBeVisible();
    await firestore().doc(paths.community(uid, 'good')).update({ serviceDays: 7 });
    await expect(page.getByText('Good Place')).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Repaired Place/ })).toBeVisible();
  });

  await test.step('a name with code is displayed and not run', async () => {
    const code = '<img src=x onerror="globalThis.ran=true">';
    await addRecords(uid, {
      communities: { evil: communityRecord(code) },
      team: { evil: memberRecord(uid, code, '{{constructor}} $t(title)') },
    });
    await expect(page.getByRole('table').getByText(code, { exact: true })).toBeVisible();
    await navigateInApp(page, '/team');
    await expect(
      page.getByRole('table').getByText(`${code} {{constructor}} $t(title)`, { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('table').getByRole('img')).toHaveCount(0);
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  });

  await test.step('names of any length and script fit', async () => {
    const names = ['A', 'W'.repeat(400), '王小明 مركز الخدمة 🏢'.repeat(3), 'a\nb\tc'];
    await addRecords(uid, {
      communities: Object.fromEntries(names.map((name, index) => [`c${index}`, communityRecord(name)])),
    });
    await navigateInApp(page, '/communities');
    // And the two readable communities from before.
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(names.length + 3));
    expect(await horizontalOverflow(page)).toBe(0);
  });
});

test('unreadable records are listed, with the problem and a way to repair them', async ({ page }) => {
  const { uid, email } = await createOwner({
    communities: {
      good: communityRecord('Good Place'),
      zoned: { ...communityRecord('Zoned Place'), timezone: 'Mars/Base', rules: [42] },
    },
  });
  await signIn(page, email, '/communities');
  const notice = page.getByText(textOf(damagedTexts.en, 'found', { count: 1 }));
  await expect(notice).toBeVisible({ timeout: 40_000 });
  await page.getByRole('button', { name: 'Review and repair' }).click();
  const record = page.getByRole('dialog').getByRole('region', { name: 'Zoned Place · Record zoned' });

  await test.step('each damaged field shows its problem', async () => {
    await expect(record).toContainText(
      `${textOf(repairTexts.en, 'codes.format')} ${textOf(repairTexts.en, 'stored', { value: '"Mars/Base"' })}`,
    );
    await expect(record).toContainText(`Rules: ${textOf(repairTexts.en, 'repairs.entries', { count: 1 })}`);
    expect.soft(await axeFindings(page)).toEqual([]);
  });

  await test.step('another invalid value is refused next to its field, and stays there', async () => {
    await record.getByLabel('Time zone').fill('Venus/Base');
    await record.getByRole('button', { name: 'Repair record' }).click();
    await expect(record).toContainText(textOf(repairTexts.en, 'problems.invalid'));
    await expect(record.getByLabel('Time zone')).toHaveValue('Venus/Base');
  });

  await test.step('once repaired, it is back in its list, and its log says how', async () => {
    await record.getByLabel('Time zone').fill('America/Denver');
    await record.getByRole('button', { name: 'Repair record' }).click();
    await expect(page.getByRole('dialog')).toContainText(textOf(repairTexts.en, 'none'));
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Zoned Place/ })).toBeVisible();
    const stored = await firestore().doc(paths.community(uid, 'zoned')).get();
    expect(stored.data()).toMatchObject({ propertyName: 'Zoned Place', timezone: 'America/Denver' });
    expect(stored.get('rules')).toEqual([]);
    const { docs } = await firestore().collection(paths.repairs(uid)).get();
    expect(docs.map((repair) => repair.data())).toEqual([
      expect.objectContaining({
        by: uid,
        kind: 'communities',
        recordId: 'zoned',
        changes: [
          { field: 'timezone', from: '"Mars/Base"', to: '"America/Denver"' },
          { field: 'rules', from: '[42]', to: '[]' },
        ],
      }),
    ]);
  });
});
