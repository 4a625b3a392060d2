import { expect, test } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { firestore } from '../../src/backend.ts';
import { ownerWithUnits, storedTags, tagList, tagAtUnit } from '../../src/areas/binTags.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { workbookOf } from '../../src/files/workbookOf.ts';
import { binTags as binTagsTexts } from '../../../mf-communities/src/binTags/texts/en.ts';
import { en as importingTexts } from '../../../shared-lib/src/ui/importing/texts/en.ts';
import { textOf } from '../../src/textOf.ts';

test('tags are assigned from a workbook: previewed, all or nothing, and continued after a lost response', async ({
  page,
}) => {
  const { uid, email } = await ownerWithUnits();
  await signIn(page, email, '/communities/c1?tab=bintags');
  await page.getByRole('button', { name: 'Create tags' }).click();
  const make = page.getByRole('dialog', { name: 'Create bin tags' });
  await make.getByLabel('Batch label').fill('Spring');
  await make.getByLabel('Number of tags').fill('6');
  await make.getByRole('button', { name: 'Create tags' }).click();
  await expect(tagList(page)).toHaveAttribute('aria-rowcount', '7');
  const made = await storedTags(uid);
  const hang = async (label: string, unitId: string) => {
    const tag = made.get(label)!;
    await tag.ref.update({ status: 'assigned', unitId });
    await firestore().doc(paths.unit(uid, unitId)).update({ binTagId: tag.id });
  };
  await hang('Spring-3', 'B-9');
  await hang('Spring-4', 'B-10');
  await made.get('Spring-5')!.ref.update({ status: 'damaged' });
  const row = (number: number) =>
    page
      .getByRole('table', { name: 'File rows' })
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: String(number), exact: true }) });

  await test.step('the dry run shows the result of each row, and writes nothing', async () => {
    await page.getByRole('button', { name: textOf(binTagsTexts, 'importing.open') }).click();
    await expect(page).toHaveURL('/communities/c1?tab=bintags&importTags=1');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('choose a file').setInputFiles({
      name: 'tags.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: workbookOf([
        ['Etiqueta', 'Building', 'Apt'],
        ['spring-1', 'A', '101'],
        [made.get('Spring-2')!.id, '', 'A-102'],
        ['Spring-3', '', '110'],
        ['Spring-4', 'B', '10'],
        ['Spring-6', 'a', '101'],
        ['Spring-5', 'B', '101'],
        ['Summer-1', '', '101'],
      ]),
    });
    await expect(row(2)).toContainText('New');
    await expect(row(3)).toContainText('New');
    await expect(row(4)).toContainText('Unit: B-9 → A-110');
    await expect(row(5)).toContainText('Unchanged');
    await expect(row(6)).toContainText(
      textOf(importingTexts, 'details.sameField', { field: 'Unit', line: 2 }),
    );
    await expect(row(7)).toContainText('Tag: Damaged.');
    await expect(row(8)).toContainText(`Tag: ${textOf(binTagsTexts, 'importing.problems.tag.unknown')}`);
    await expect(row(8)).toContainText(
      `Unit: ${textOf(binTagsTexts, 'importing.problems.unitNumber.ambiguous')}`,
    );
    expect(await axeFindings(page)).toEqual([]);
    expect(await tagAtUnit(uid, 'A-101')).toBeUndefined();
  });

  await test.step('a unit tagged by someone else stops it, and nothing is written', async () => {
    await hang('Spring-6', 'A-102');
    await page.getByRole('button', { name: 'Import 3 rows' }).click();
    await expect(page.getByText(textOf(importingTexts, 'run.broken.changed'))).toBeVisible();
    await expect(row(3)).toContainText('Unit: Has tag Spring-6.');
    expect(await tagAtUnit(uid, 'A-101')).toBeUndefined();
    expect(await tagAtUnit(uid, 'B-9')).toBe(made.get('Spring-3')!.id);
  });

  await test.step('the rest continues, even when a response is lost', async () => {
    await page.route('**/assignBinTags', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort('internetdisconnected');
    });
    await page.getByRole('button', { name: textOf(importingTexts, 'run.continue', { count: 2 }) }).click();
    await expect(page.getByText('2 imported')).toBeVisible();
    await page.unroute('**/assignBinTags');
    const tags = await storedTags(uid);
    for (const [label, unitId] of [
      ['Spring-1', 'A-101'],
      ['Spring-3', 'A-110'],
      ['Spring-4', 'B-10'],
      ['Spring-6', 'A-102'],
    ] as const) {
      expect(tags.get(label)?.data()).toMatchObject({ status: 'assigned', unitId });
      expect(await tagAtUnit(uid, unitId)).toBe(tags.get(label)?.id);
    }
    expect(await tagAtUnit(uid, 'B-9')).toBeNull();
    expect(tags.get('Spring-2')?.get('status')).toBe('unassigned');
  });

  await test.step('two tags swap their units, and a whole import is undone', async () => {
    await page.reload();
    await page.getByLabel('choose a file').setInputFiles({
      name: 'swap.csv',
      mimeType: 'text/csv',
      // In Excel's Spanish format.
      buffer: Buffer.from('Código;Unidad\r\nSpring-1;A-102\r\nSpring-6;A-101\r\nSpring-2;B-9\r\n', 'latin1'),
    });
    await expect(row(2)).toContainText('Unit: A-101 → A-102');
    await expect(row(3)).toContainText('Unit: A-102 → A-101');
    await page.getByRole('button', { name: 'Import 3 rows' }).click();
    await expect(page.getByText('3 imported')).toBeVisible();
    const doors = async () => {
      const tags = await storedTags(uid);
      return Promise.all(
        (['A-101', 'A-102', 'B-9'] as const).map(async (unitId) => {
          const tag = await tagAtUnit(uid, unitId);
          return [...tags].find(([, { id }]) => id === tag)?.[0] ?? null;
        }),
      );
    };
    expect(await doors()).toEqual(['Spring-6', 'Spring-1', 'Spring-2']);
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
    await expect(toast(page, /^Import undone: 1 removed, 2 restored, 0 kept/)).toBeVisible();
    expect(await doors()).toEqual(['Spring-1', 'Spring-6', null]);
    expect((await storedTags(uid)).get('Spring-2')?.get('status')).toBe('unassigned');
  });

  await test.step('the list shows them, and a phone has no horizontal overflow', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await horizontalOverflow(page)).toBe(0);
    await page.getByRole('button', { name: 'All bin tags' }).click();
    await expect(tagList(page).getByRole('row', { name: /Spring-3/ })).toContainText('A-110');
  });
});
