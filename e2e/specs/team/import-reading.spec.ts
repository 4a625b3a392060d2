import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { createOwner } from '../../src/backend.ts';
import { signIn } from '../../src/signIn.ts';
import { workbookWith } from '../../src/files/workbookOf.ts';
import { en as importingTexts } from '../../../shared-lib/src/ui/importing/texts/en.ts';
import { importMembers as importMembersTexts } from '../../../mf-team/src/import-members/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';

const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'File rows' }).getByRole('row').filter({ hasText: name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const choose = (page: Page, buffer: Buffer) =>
  page.getByLabel('choose a file').setInputFiles({
    name: 'team.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  });

/** One cell in the last possible row and column of a sheet. */
const farCell = workbookWith(
  '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>far</t></is></c></row>',
);

/** 2.5 million empty cells: 50 MB in a file of less than one. */
const emptyCells = () => workbookWith(`<row r="1">${'<c s="0"><v></v></c>'.repeat(2_500_000)}</row>`);

/** A busy worker doesn’t stop immediately. */
const untilNoWorker = (page: Page) => expect.poll(() => page.workers().length).toBe(0);

test('a workbook is read in the background and can be canceled, error cells read as empty, and on a phone rows are pasted', async ({
  page,
}) => {
  const { uid, email } = await createOwner();
  await signIn(page, email, '/team?import=1');

  await test.step('a workbook is read in the background, while the page responds and can cancel it', async () => {
    const reading = page.getByText('Reading the file…');

    await test.step('a cell at the far end of its sheet is refused before memory is allocated', async () => {
      await choose(page, farCell);
      await expect(page.getByRole('alert')).toContainText('Over 50 columns.');
      await untilNoWorker(page);
    });

    const large = emptyCells();
    expect(large.length).toBeLessThan(1_000_000);

    await test.step('Cancel stops a long read', async () => {
      await choose(page, large);
      await expect(reading).toBeVisible();
      await expect(page.getByRole('alert')).toBeEmpty();
      expect(await axeFindings(page)).toEqual([]);
      expect(page.workers()).toHaveLength(1);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(reading).toBeHidden();
      await expect(page.getByLabel('choose a file')).toBeFocused();
      await untilNoWorker(page);
    });

    await test.step('another file replaces it', async () => {
      await choose(page, large);
      await expect(reading).toBeVisible();
      await choose(page, farCell);
      await expect(page.getByRole('alert')).toContainText('Over 50 columns.');
      await expect(reading).toBeHidden();
      await untilNoWorker(page);
    });

    await test.step('leaving stops it', async () => {
      await choose(page, large);
      await expect(reading).toBeVisible();
      await page.getByRole('button', { name: 'Back to Team' }).click();
      await expect(page).toHaveURL('/team');
      await untilNoWorker(page);
    });
  });

  await test.step('a CSV’s error cells read as empty and are reported', async () => {
    await navigateInApp(page, '/team?import=1');
    await page.getByLabel('choose a file').setInputFiles({
      name: 'team.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'Name,Email,Role,Phone\n"Cole, Dana, Jr.",dana@members.test,Admin,#N/A\nTotal,2\nPage 1 of 1\n',
      ),
    });
    await expect(
      page.getByText(textOf(importingTexts, 'review.withoutValue', { count: 1, cells: 'D2' })),
    ).toBeVisible();
    await expect(
      page.getByText(textOf(importingTexts, 'mapping.leftOut', { count: 2, rows: '3, 4' })),
    ).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'dana@members.test' });
    await expect(row).toContainText(
      textOf(importMembersTexts, 'details.nameOrder', { firstName: 'Dana', lastName: 'Cole Jr.' }),
    );
    await expect(row).toContainText('New');
    expect(await axeFindings(page)).toEqual([]);
  });
  await test.step('on a phone rows are pasted, and nothing overflows', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await navigateInApp(page, '/team');
    expect(await horizontalOverflow(page)).toBe(0);
    await press(page, 'Import CSV');
    const long = `${'Maximiliana'.repeat(15)}\t${'x'.repeat(150)}\t${'long.'.repeat(12)}${uid}@members.test\tAdmin`;
    await page.getByLabel(/^Or paste rows/).fill(`First name\tLast name\tEmail\tRole\n${long}`);
    // Pasted rows survive a reload, until they are discarded.
    await page.reload();
    await expect(page.getByLabel(/^Or paste rows/)).toHaveValue(/Maximiliana/);
    expect(await horizontalOverflow(page)).toBe(0);
    await press(page, 'Check rows');
    await expect(row(page, 'Maximiliana')).toContainText('New');
    await page.getByText('Match columns').click();
    await expect(page.getByRole('combobox', { name: 'Role' })).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });
});
