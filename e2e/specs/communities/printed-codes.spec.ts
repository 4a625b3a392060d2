import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { demoUids } from '../../../backend/seed/accounts.ts';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { firestore } from '../../src/backend.ts';
import { tagList } from '../../src/areas/binTags.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { signIn } from '../../src/signIn.ts';
import { watchProblems } from '../../src/page/watchProblems.ts';
import { printedCodes as printedCodesTexts } from '../../../mf-communities/src/public/texts/en.ts';
import { binTags as binTagsTexts } from '../../../mf-communities/src/binTags/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { forEveryone as forEveryoneTexts } from '../../../mf-communities/src/public/texts/page/en.ts';

const owner = demoUids.owner;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The ids of Maple Court's tags with a status. */
const tagsOf = async (status: string) => {
  const found = await firestore()
    .collection(paths.binTags(owner))
    .where('communityId', '==', 'maple-court')
    .where('status', '==', status)
    .get();
  return found.docs.map(({ id }) => id);
};

test('a printed code leads to its page, and shows its status without signing in', async ({ page }) => {
  const problems = watchProblems(page);
  const [assigned] = await tagsOf('assigned');
  const [free] = await tagsOf('unassigned');
  const [replaced] = await tagsOf('damaged');

  await test.step('a tag at a door', async () => {
    await page.goto(`/t/${assigned}`);
    await expect(page).toHaveURL(`/sunrise-valet/maple-court/bintag/${assigned}`);
    await expect(heading(page, 'Maple Court')).toBeVisible();
    for (const status of ['unassigned', 'replaced', 'unknown'] as const)
      await expect(page.getByText(textOf(printedCodesTexts, `tag.${status}`))).toHaveCount(0);
    // Going back doesn't return to the short address, which would redirect again.
    await page.goto('/docs');
    await page.goto(`/t/${assigned}`);
    await expect(heading(page, 'Maple Court')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/docs');
  });

  await test.step('tags without a door', async () => {
    for (const [tag, words] of [
      [free, textOf(printedCodesTexts, 'tag.unassigned')],
      [replaced, textOf(printedCodesTexts, 'tag.replaced')],
    ] as const) {
      await page.goto(`/t/${tag}`);
      await expect(page).toHaveURL(`/sunrise-valet/maple-court/bintag/${tag}`);
      await expect(page.getByRole('status').getByText(words)).toBeVisible();
      await expect(page.getByText('Next service')).toBeVisible();
      expect(await axeFindings(page), words).toEqual([]);
    }
    await page.goto('/sunrise-valet/maple-court/bintag/never-made');
    await expect(page.getByText('Tag not found')).toBeVisible();
  });

  await test.step('a tag at another community’s address, or an unknown one, leads to its own', async () => {
    for (const slugs of ['sunrise-valet/harbor-point', 'Sunrise Valet/nowhere', 'nobody/maple-court']) {
      await page.goto(`/${slugs}/bintag/${assigned}?from=door`);
      await expect(page).toHaveURL(`/sunrise-valet/maple-court/bintag/${assigned}?from=door`);
      await expect(heading(page, 'Maple Court')).toBeVisible();
    }
  });

  await test.step('invalid codes, and codes without a target', async () => {
    await firestore()
      .doc(paths.code('e2e-nowhere'))
      .set({ kind: 'binTag', state: 'assigned', place: 'gone' });
    for (const [code, words] of [
      ['7f3a', 'Code not found'],
      ['call%20555%200100', 'Code not found'],
      ['e2e-nowhere', textOf(printedCodesTexts, 'notServed')],
    ] as const) {
      await page.goto(`/t/${code}`);
      await expect(heading(page, words)).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(await axeFindings(page), code).toEqual([]);
    }
  });

  await test.step('a checkpoint', async () => {
    const point = await firestore().doc(paths.checkpoint(owner, 'maple-court-checkpoint-1')).get();
    await page.goto(`/t/${String(point.get('qrToken'))}`);
    await expect(heading(page, textOf(printedCodesTexts, 'checkpoint.active'))).toBeVisible();
    await expect(
      page.getByRole('link', { name: textOf(forEveryoneTexts, 'public.binTag.more') }),
    ).toHaveAttribute('href', '/sunrise-valet/maple-court');
  });
  expect(problems).toEqual([]);
});

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('the bin tags of a community fit', async ({ page }) => {
    await signIn(page, 'owner@demo.test', '/communities/maple-court?tab=bintags');
    await expect(tagList(page).getByRole('row', { name: /A-101/ })).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeFindings(page), 'the list').toEqual([]);
    await navigateInApp(page, `/communities/maple-court?tab=bintags&tag=${(await tagsOf('damaged'))[0]}`);
    await expect(sidePanel(page, 'Bin tag').getByText(textOf(binTagsTexts, 'replacedBy'))).toBeVisible();
    expect(await axeFindings(page), 'the panel').toEqual([]);
  });
});
