import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { communityRecord, createOwner, firestore } from '../../src/backend.ts';
import { storedTags, tagList, tagAtUnit, ownerWithUnits } from '../../src/areas/binTags.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { binTags as binTagsTexts } from '../../../mf-communities/src/binTags/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { sidePanel, pressAction } from '../../src/page/sidePanel.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('tags are created, assigned in sequence, claimed, replaced and restored; unit and tag always match', async ({
  page,
}) => {
  const { uid, email } = await ownerWithUnits();
  await signIn(page, email, '/communities/c1?tab=bintags');
  await expect(page.getByText(textOf(binTagsTexts, 'empty.title'))).toBeVisible();

  await test.step('a batch is created after errors are shown', async () => {
    await page.getByRole('button', { name: 'Create tags' }).click();
    const make = dialog(page, 'Create bin tags');
    await make.getByRole('button', { name: 'Create tags' }).click();
    await expect(make.getByText(textOf(binTagsTexts, 'make.problems.label.missing'))).toBeVisible();
    await make.getByLabel('Batch label').fill('Spring');
    await make.getByLabel('Number of tags').fill('5001');
    await make.getByRole('button', { name: 'Create tags' }).click();
    await expect(make.getByText('Enter 5,000 or less.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await make.getByLabel('Number of tags').fill('5');
    await make.getByRole('button', { name: 'Create tags' }).dblclick();
    await expect(make).toBeHidden();
    await expect(tagList(page)).toHaveAttribute('aria-rowcount', '6');
    expect([...(await storedTags(uid)).keys()]).toEqual([1, 2, 3, 4, 5].map((number) => `Spring-${number}`));
  });

  await test.step('it is marked as printed, then unmarked', async () => {
    await page
      .getByRole('button', { name: textOf(binTagsTexts, 'batches.markOf', { label: 'Spring' }) })
      .click();
    await expect(toast(page, textOf(binTagsTexts, 'batches.marked', { label: 'Spring' }))).toBeVisible();
    const printedAt = async () => {
      const [batch] = (await firestore().collection(paths.binTagBatches(uid)).get()).docs;
      return batch?.get('printedAt') as unknown;
    };
    expect(await printedAt()).not.toBeNull();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(
      page.getByRole('button', { name: textOf(binTagsTexts, 'batches.markOf', { label: 'Spring' }) }),
    ).toBeVisible();
    await expect.poll(printedAt).toBeNull();
  });

  await test.step('a building’s units get tags in walking order', async () => {
    await page.getByRole('button', { name: 'Assign in sequence' }).click();
    const sequence = dialog(page, textOf(binTagsTexts, 'sequence.title'));
    await expect(
      sequence.getByText(textOf(binTagsTexts, 'sequence.planned', { count: 5, left: 1 })),
    ).toBeVisible();
    await sequence.getByLabel('Building').selectOption('B');
    await expect(sequence.getByRole('list', { name: 'Tags and units' }).getByRole('listitem')).toHaveText([
      /Spring-1.*B-9/,
      /Spring-2.*B-10/,
      /Spring-3.*B-101/,
    ]);
    expect(await axeFindings(page)).toEqual([]);
    // Someone else assigns one of these tags in the meantime.
    const fifth = (await storedTags(uid)).get('Spring-5')!;
    await fifth.ref.update({ status: 'assigned', unitId: 'B-10' });
    await firestore().doc(paths.unit(uid, 'B-10')).update({ binTagId: fifth.id });
    await sequence.getByRole('button', { name: 'Assign 3 tags' }).click();
    await expect(sequence.getByText('2 tags assigned.')).toBeVisible();
    await expect(sequence.getByText(`B-10: ${textOf(binTagsTexts, 'refusals.unitTaken')}`)).toBeVisible();
    await sequence.getByRole('button', { name: 'Close' }).last().click();
    const tags = await storedTags(uid);
    expect(tags.get('Spring-1')?.get('unitId')).toBe('B-9');
    expect(tags.get('Spring-2')?.get('status')).toBe('unassigned');
    expect(await tagAtUnit(uid, 'B-101')).toBe(tags.get('Spring-3')?.id);
    expect(await tagAtUnit(uid, 'B-10')).toBe(fifth.id);
  });

  const panel = sidePanel(page, 'Bin tag');

  await test.step('a tag is claimed by its unit’s number', async () => {
    await tagList(page)
      .getByRole('button', { name: /Spring-2/ })
      .click();
    await panel.getByRole('button', { name: 'Assign to unit' }).click();
    const claim = dialog(page, 'Assign Spring-2');
    await claim.getByLabel('Unit number').fill('999');
    await expect(claim.getByText(textOf(binTagsTexts, 'claim.noUnit', { number: '999' }))).toBeVisible();
    await claim.getByLabel('Unit number').fill('101');
    await claim.getByLabel('B-101').check();
    await claim.getByRole('button', { name: 'Assign' }).click();
    await expect(claim.getByText(textOf(binTagsTexts, 'refusals.unitTaken'))).toBeVisible();
    await claim.getByLabel('A-101').check();
    await claim.getByRole('button', { name: 'Assign' }).click();
    await expect(claim).toBeHidden();
    await expect(panel.getByText('A-101')).toBeVisible();
    expect(await tagAtUnit(uid, 'A-101')).toBe((await storedTags(uid)).get('Spring-2')?.id);
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('it is lost, found, and replaced with its history kept', async () => {
    await pressAction(panel, 'Mark as lost');
    await expect(toast(page, /Spring-2 marked as lost/)).toBeVisible();
    expect(await tagAtUnit(uid, 'A-101')).toBeNull();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(panel.getByRole('button', { name: 'Unassign' })).toBeVisible();
    await panel.getByRole('button', { name: 'Replace' }).click();
    const replace = dialog(page, 'Replace Spring-2');
    await replace.getByLabel('New tag').selectOption('Spring-4');
    await replace.getByRole('button', { name: 'Replace' }).click();
    await expect(panel.getByText(textOf(binTagsTexts, 'replacedBy'))).toBeVisible();
    const history = panel.getByRole('region', { name: 'History' }).getByRole('listitem');
    await expect(history).toContainText([
      textOf(binTagsTexts, 'history.acts.replaced'),
      'Restored',
      'Marked as lost',
      textOf(binTagsTexts, 'history.acts.claimed'),
      'Created',
    ]);
    const tags = await storedTags(uid);
    const [old, next] = [tags.get('Spring-2')!, tags.get('Spring-4')!];
    expect(old.data()).toMatchObject({ status: 'damaged', unitId: 'A-101', replacedById: next.id });
    expect(next.data()).toMatchObject({ status: 'assigned', unitId: 'A-101' });
    expect(await tagAtUnit(uid, 'A-101')).toBe(next.id);
    expect((await firestore().doc(paths.code(old.id)).get()).get('state')).toBe('replaced');
  });
});

test('an interrupted large batch continues', async ({ page }) => {
  const { uid, email } = await createOwner({ communities: { c1: communityRecord('Elm Court') } });
  await signIn(page, email, '/communities/c1?tab=bintags');
  await page.getByRole('button', { name: 'Create tags' }).click();
  const make = dialog(page, 'Create bin tags');
  await make.getByLabel('Batch label').fill('All doors');
  await make.getByLabel('Number of tags').fill('1500');
  let calls = 0;
  await page.route('**/generateBinTags', (route) => (++calls === 1 ? route.continue() : route.abort()));
  await make.getByRole('button', { name: 'Create tags' }).click();
  await expect(toast(page, /Some tags for All doors weren’t created/)).toBeVisible();
  await expect(page.getByText('960 of 1,500 created')).toBeVisible();
  await page.unroute('**/generateBinTags');
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(
    toast(page, textOf(binTagsTexts, 'make.done', { label: 'All doors', count: 1500 })),
  ).toBeVisible();
  const count = await firestore().collection(paths.binTags(uid)).count().get();
  expect(count.data().count).toBe(1500);
});
