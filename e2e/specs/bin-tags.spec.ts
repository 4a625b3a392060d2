import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { demoUids } from '../../backend/seed/accounts.ts';
import { axeFindings } from '../src/axeFindings.ts';
import { communityRecord, createOwner, firestore } from '../src/backend.ts';
import { storedTags, tagList, tagAtUnit, ownerWithUnits } from '../src/binTags.ts';
import { horizontalOverflow } from '../src/horizontalOverflow.ts';
import { signIn } from '../src/signIn.ts';
import { watchProblems } from '../src/watchProblems.ts';

const owner = demoUids.owner;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The ids of Maple Court's tags of a status. */
const tagsOf = async (status: string) => {
  const found = await firestore()
    .collection(paths.binTags(owner))
    .where('communityId', '==', 'maple-court')
    .where('status', '==', status)
    .get();
  return found.docs.map(({ id }) => id);
};

test('a printed code leads to its page, and says in words how it stands; nobody has to sign in', async ({
  page,
}) => {
  const problems = watchProblems(page);
  const [assigned] = await tagsOf('assigned');
  const [free] = await tagsOf('unassigned');
  const [replaced] = await tagsOf('damaged');

  await test.step('a tag at a door', async () => {
    await page.goto(`/t/${assigned}`);
    await expect(page).toHaveURL(`/sunrise-valet/maple-court/bintag/${assigned}`);
    await expect(heading(page, 'Maple Court')).toBeVisible();
    await expect(page.getByText(/tag is not in use|was replaced|don’t know/)).toHaveCount(0);
    // The way back is not through the short address, which would lead on again.
    await page.goto('/docs');
    await page.goto(`/t/${assigned}`);
    await expect(heading(page, 'Maple Court')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/docs');
  });

  await test.step('tags that are at none', async () => {
    for (const [tag, words] of [
      [free, 'This tag is not in use yet'],
      [replaced, 'This tag was replaced by a new one'],
    ] as const) {
      await page.goto(`/t/${tag}`);
      await expect(page).toHaveURL(`/sunrise-valet/maple-court/bintag/${tag}`);
      await expect(page.getByRole('status').getByText(words)).toBeVisible();
      await expect(page.getByText('Next service')).toBeVisible();
      expect(await axeFindings(page), words).toEqual([]);
    }
    await page.goto('/sunrise-valet/maple-court/bintag/never-made');
    await expect(page.getByText('We don’t know this tag')).toBeVisible();
  });

  await test.step('codes that are none, or lead nowhere', async () => {
    await firestore()
      .doc(paths.code('e2e-nowhere'))
      .set({ kind: 'binTag', state: 'assigned', place: 'gone' });
    for (const [code, words] of [
      ['7f3a', 'We don’t know this code'],
      ['call%20555%200100', 'We don’t know this code'],
      ['e2e-nowhere', 'This code leads nowhere any more'],
    ] as const) {
      await page.goto(`/t/${code}`);
      await expect(heading(page, words)).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(await axeFindings(page), code).toEqual([]);
    }
  });

  await test.step('a check point', async () => {
    const point = await firestore().doc(paths.checkpoint(owner, 'maple-court-checkpoint-1')).get();
    await page.goto(`/t/${String(point.get('qrToken'))}`);
    await expect(heading(page, 'This is a check point of the collection team')).toBeVisible();
    await expect(page.getByRole('link', { name: 'More about the service here' })).toHaveAttribute(
      'href',
      '/sunrise-valet/maple-court',
    );
  });
  expect(problems).toEqual([]);
});

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const toast = (page: Page, name: string | RegExp) => page.getByRole('group', { name });

test('tags are made, assigned in sequence, claimed, replaced and brought back; unit and tag always agree', async ({
  page,
}) => {
  const { uid, email } = await ownerWithUnits();
  await signIn(page, email, '/communities/c1?tab=bintags');
  await expect(page.getByText('No bin tags yet')).toBeVisible();

  await test.step('a batch is made, and what is wrong is said first', async () => {
    await page.getByRole('button', { name: 'Make tags' }).click();
    const make = dialog(page, 'Make bin tags');
    await make.getByRole('button', { name: 'Make tags' }).click();
    await expect(make.getByText('Enter a label, such as Spring.')).toBeVisible();
    await make.getByLabel('Label of the batch').fill('Spring');
    await make.getByLabel('How many').fill('5001');
    await make.getByRole('button', { name: 'Make tags' }).click();
    await expect(make.getByText('Enter 5,000 at most.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await make.getByLabel('How many').fill('5');
    await make.getByRole('button', { name: 'Make tags' }).dblclick();
    await expect(make).toBeHidden();
    await expect(tagList(page)).toHaveAttribute('aria-rowcount', '6');
    expect([...(await storedTags(uid)).keys()]).toEqual([1, 2, 3, 4, 5].map((number) => `Spring-${number}`));
  });

  await test.step('it is marked as printed, and not after all', async () => {
    await page.getByRole('button', { name: 'Mark as printed: Spring' }).click();
    await expect(toast(page, 'Spring is marked as printed')).toBeVisible();
    const printedAt = async () => {
      const [batch] = (await firestore().collection(paths.binTagBatches(uid)).get()).docs;
      return batch?.get('printedAt') as unknown;
    };
    expect(await printedAt()).not.toBeNull();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Mark as printed: Spring' })).toBeVisible();
    await expect.poll(printedAt).toBeNull();
  });

  await test.step('the units of a building get tags in the order in which one walks', async () => {
    await page.getByRole('button', { name: 'Assign in sequence' }).click();
    const sequence = dialog(page, 'Assign tags in sequence');
    await expect(sequence.getByText('5 units get a tag; 1 stay without.')).toBeVisible();
    await sequence.getByLabel('Units of').selectOption('B');
    await expect(
      sequence.getByRole('list', { name: 'Which tag goes to which unit' }).getByRole('listitem'),
    ).toHaveText([/Spring-1.*B-9/, /Spring-2.*B-10/, /Spring-3.*B-101/]);
    expect(await axeFindings(page)).toEqual([]);
    // Somebody else gives one of them a tag meanwhile.
    const fifth = (await storedTags(uid)).get('Spring-5')!;
    await fifth.ref.update({ status: 'assigned', unitId: 'B-10' });
    await firestore().doc(paths.unit(uid, 'B-10')).update({ binTagId: fifth.id });
    await sequence.getByRole('button', { name: 'Assign 3 tags' }).click();
    await expect(sequence.getByText('2 tags were assigned.')).toBeVisible();
    await expect(sequence.getByText('B-10: The unit has another tag by now.')).toBeVisible();
    await sequence.getByRole('button', { name: 'Close' }).last().click();
    const tags = await storedTags(uid);
    expect(tags.get('Spring-1')?.get('unitId')).toBe('B-9');
    expect(tags.get('Spring-2')?.get('status')).toBe('unassigned');
    expect(await tagAtUnit(uid, 'B-101')).toBe(tags.get('Spring-3')?.id);
    expect(await tagAtUnit(uid, 'B-10')).toBe(fifth.id);
  });

  const panel = dialog(page, 'Bin tag');

  await test.step('a tag is claimed by the number of its unit', async () => {
    await tagList(page)
      .getByRole('button', { name: /Spring-2/ })
      .click();
    await panel.getByRole('button', { name: 'Claim for a unit' }).click();
    const claim = dialog(page, 'Claim Spring-2');
    await claim.getByLabel('Unit number').fill('999');
    await expect(claim.getByText('No unit here has the number 999.')).toBeVisible();
    await claim.getByLabel('Unit number').fill('101');
    await claim.getByLabel('B-101').check();
    await claim.getByRole('button', { name: 'Claim' }).click();
    await expect(claim.getByText('The unit has another tag by now.')).toBeVisible();
    await claim.getByLabel('A-101').check();
    await claim.getByRole('button', { name: 'Claim' }).click();
    await expect(claim).toBeHidden();
    await expect(panel.getByText('A-101')).toBeVisible();
    expect(await tagAtUnit(uid, 'A-101')).toBe((await storedTags(uid)).get('Spring-2')?.id);
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('it is lost, found, and replaced with its history kept', async () => {
    await panel.getByRole('button', { name: 'Lost', exact: true }).click();
    await expect(toast(page, /Spring-2 is marked as lost/)).toBeVisible();
    expect(await tagAtUnit(uid, 'A-101')).toBeNull();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(panel.getByRole('button', { name: 'Take off the unit' })).toBeVisible();
    await panel.getByRole('button', { name: 'Replace' }).click();
    const replace = dialog(page, 'Replace Spring-2');
    await replace.getByLabel('New tag').selectOption('Spring-4');
    await replace.getByRole('button', { name: 'Replace' }).click();
    await expect(panel.getByText('Another tag has taken its place.')).toBeVisible();
    const history = panel.getByRole('region', { name: 'History' }).getByRole('listitem');
    await expect(history).toContainText([
      'Replaced by another tag',
      'Brought back',
      'Marked as lost',
      'Claimed for a unit',
      'Made',
    ]);
    const tags = await storedTags(uid);
    const [old, next] = [tags.get('Spring-2')!, tags.get('Spring-4')!];
    expect(old.data()).toMatchObject({ status: 'damaged', unitId: 'A-101', replacedById: next.id });
    expect(next.data()).toMatchObject({ status: 'assigned', unitId: 'A-101' });
    expect(await tagAtUnit(uid, 'A-101')).toBe(next.id);
    expect((await firestore().doc(paths.code(old.id)).get()).get('state')).toBe('replaced');
  });
});

test('a large batch goes on after it was broken off', async ({ page }) => {
  const { uid, email } = await createOwner({ communities: { c1: communityRecord('Elm Court') } });
  await signIn(page, email, '/communities/c1?tab=bintags');
  await page.getByRole('button', { name: 'Make tags' }).click();
  const make = dialog(page, 'Make bin tags');
  await make.getByLabel('Label of the batch').fill('All doors');
  await make.getByLabel('How many').fill('1500');
  let calls = 0;
  await page.route('**/generateBinTags', (route) => (++calls === 1 ? route.continue() : route.abort()));
  await make.getByRole('button', { name: 'Make tags' }).click();
  await expect(toast(page, /Not all tags of All doors were made/)).toBeVisible();
  await expect(page.getByText('960 of 1,500 made')).toBeVisible();
  await page.unroute('**/generateBinTags');
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(toast(page, '1,500 tags of All doors are ready')).toBeVisible();
  const count = await firestore().collection(paths.binTags(uid)).count().get();
  expect(count.data().count).toBe(1500);
});

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('the bin tags of a community fit', async ({ page }) => {
    await signIn(page, 'owner@demo.test', '/communities/maple-court?tab=bintags');
    await expect(tagList(page).getByRole('row', { name: /A-101/ })).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeFindings(page), 'the list').toEqual([]);
    await page.goto(`/communities/maple-court?tab=bintags&tag=${(await tagsOf('damaged'))[0]}`);
    await expect(dialog(page, 'Bin tag').getByText('Another tag has taken its place.')).toBeVisible();
    expect(await axeFindings(page), 'the panel').toEqual([]);
  });
});
