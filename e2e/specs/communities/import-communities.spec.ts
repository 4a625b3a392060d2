import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { createOwner, firestore } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { workbookOf } from '../../src/files/workbookOf.ts';
import { importCommunities as importCommunitiesTexts } from '../../../mf-communities/src/import-communities/texts/en.ts';
import { en as importingTexts } from '../../../shared-lib/src/ui/importing/texts/en.ts';
import { textOf } from '../../src/textOf.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'File rows' }).getByRole('row').filter({ hasText: name });
const communitiesOf = async (uid: string) =>
  (await firestore().collection(paths.communities(uid)).get()).docs.map((found) => found.data());

// The free plan has room for two communities; there is one.
const workbook = workbookOf([
  ['Property', 'Days', 'Zone', 'Set out from', 'Set out until', 'Units', 'Contact email'],
  ['maple court', 'Mon, Thu', 'Pacific', '', '', { formula: '40+8', value: '48' }, ''],
  [
    'Oak Hill',
    'todos los días',
    'America/Chicago',
    '6:00 PM',
    '8 PM',
    { formula: '7*9' },
    'dana@example.com',
  ],
  ['OAK HILL', 'Mon', '', '', '', '', ''],
  ['Nowhere', 'someday', 'Mars', '20:00', '18:00', 'many', 'dana'],
  ['Pine Row', 'Fri', '', '', '', '12', ''],
]);

test('communities are imported from a workbook, as far as the plan has room, and undone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { uid, email } = await createOwner({
    communities: {
      maple: {
        propertyName: 'Maple Court',
        serviceDays: ['monday'],
        timezone: 'America/New_York',
        totalUnits: 50,
        slug: 'maple-court',
      },
    },
  });
  await signIn(page, email, '/communities');

  await test.step('the dry run shows the result, and writes nothing', async () => {
    await press(page, 'Import');
    await expect(page).toHaveURL('/communities?import=1');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('choose a file').setInputFiles({
      name: 'communities.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: workbook,
    });
    await expect(
      page.getByText(textOf(importingTexts, 'review.withoutValue', { count: 1, cells: 'F3' })),
    ).toBeVisible();
    await expect(page.getByText(textOf(importCommunitiesTexts, 'room', { count: 1 })).first()).toBeVisible();
    await expect(row(page, 'maple court')).toContainText('Service days: Mon → Mon, Thu');
    await expect(row(page, 'maple court')).toContainText('Units: 50 → 48');
    await expect(row(page, 'Oak Hill').first()).toContainText('New');
    await expect(row(page, 'OAK HILL').last()).toContainText(
      textOf(importingTexts, 'details.sameRow', { line: 3 }),
    );
    await expect(row(page, 'Nowhere')).toContainText(
      textOf(importingTexts, 'details.leftOut', {
        field: 'Service days',
        problem: textOf(importCommunitiesTexts, 'problems.serviceDays.invalid'),
      }),
    );
    await expect(row(page, 'Nowhere')).toContainText(
      textOf(importingTexts, 'details.leftOut', { field: 'Time zone', problem: 'Enter Eastern' }),
    );
    await expect(row(page, 'Nowhere')).toContainText(
      textOf(importingTexts, 'details.leftOut', {
        field: 'Units',
        problem: textOf(importCommunitiesTexts, 'problems.totalUnits.invalid'),
      }),
    );
    await expect(row(page, 'Pine Row')).toContainText('Over plan limit');
    expect(await communitiesOf(uid)).toHaveLength(1);
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('the result matches the dry run', async () => {
    await press(page, 'Import 2 rows');
    await expect(page.getByText('Import complete.')).toBeVisible();
    const communities = await communitiesOf(uid);
    expect(communities).toHaveLength(2);
    expect(communities.find(({ slug }) => slug === 'maple-court')).toMatchObject({
      propertyName: 'Maple Court',
      serviceDays: ['monday', 'thursday'],
      timezone: 'America/Los_Angeles',
      totalUnits: 48,
    });
    expect(communities.find(({ propertyName }) => propertyName === 'Oak Hill')).toMatchObject({
      slug: 'oak-hill',
      timezone: 'America/Chicago',
      setOutEnd: '20:00',
      totalUnits: 0,
      contactEmail: 'dana@example.com',
      createdBy: uid,
    });
  });

  await test.step('it is undone', async () => {
    await press(page, 'Undo import');
    await page
      .getByRole('dialog', { name: textOf(importingTexts, 'undo.title') })
      .getByRole('button', { name: 'Undo import' })
      .click();
    await expect(toast(page, /^Import undone: 1 removed, 1 restored, 0 kept/)).toBeVisible();
    const communities = await communitiesOf(uid);
    expect(communities).toHaveLength(1);
    expect(communities[0]).toMatchObject({ totalUnits: 50, timezone: 'America/New_York' });
  });

  await test.step('a phone has no horizontal overflow', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await horizontalOverflow(page)).toBe(0);
    await press(page, 'All communities');
    await expect(page).toHaveURL('/communities');
    expect(await horizontalOverflow(page)).toBe(0);
  });
});
