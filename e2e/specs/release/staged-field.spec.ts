import { join } from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { addRecord, signIn as signInApp } from '../../../backend/live/liveProduct.ts';
import { demoPassword } from '../../../backend/seed/accounts.ts';
import { readFiles } from '../../../scripts/release/versionFolder.ts';
import { addRecords, firestore } from '../../src/backend.ts';
import { ownerWithField } from '../../src/ownerWithField.ts';
import { product } from '../../src/product.ts';
import { signIn } from '../../src/signIn.ts';
import { testStaging } from '../../src/releases/stagedProduct.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';

const test = testStaging(join(import.meta.dirname, '../../src/releases/stagedField.patch'));

const dictated = ' by the stairs, second landing.';
const tidied = 'By the stairs, second landing';
const label = 'Where it was';

type Business = Awaited<ReturnType<typeof businessAtWork>>;

/** An owner with a specialist on the clock, and a violation type that needs no photo. */
async function businessAtWork() {
  const owner = await ownerWithField();
  const name = { en: 'Loose trash', es: 'Basura suelta' };
  await addRecords(owner.uid, {
    violationTypes: { loose: { name, isActive: true, communityIds: 'all', requiresPhoto: false } },
  });
  return owner;
}

const violationAt = ({ uid, shift }: Business, number: number) =>
  `${paths.violations(uid)}/${shift.shiftReportId}_${number}`;

/** Sends a violation as a field app does (docs/field-app.md). @param spot a field only the branch knows; omitted by the previous app */
async function send(business: Business, number: number, spot?: string): Promise<void> {
  const { memberId, communityId, serviceDate, shiftReportId } = business.shift;
  const specialist = await signInApp(product(), `${memberId}@e2e.test`, demoPassword);
  await addRecord(specialist, violationAt(business, number), {
    serviceDate,
    communityId,
    memberId,
    shiftReportId,
    unitId: `birch-${number}`,
    typeId: 'loose',
    observedAt: new Date(),
    reportedBy: memberId,
    reviewStatus: 'pending',
    status: 'open',
    ...(spot !== undefined && { spot }),
  });
}

const stored = async (business: Business, number: number, field: string): Promise<unknown> =>
  (await firestore().doc(violationAt(business, number)).get()).get(field);

const panel = (page: Page) => sidePanel(page, 'Violation');
const spotIn = (page: Page) =>
  panel(page).getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]');

/** Opens a case of tonight by its number. */
async function openCase(page: Page, number: number): Promise<void> {
  await page.goto('/violations');
  await page.getByRole('row', { name: new RegExp(`V-\\d{8}-00${number}`) }).click();
  await expect(panel(page)).toContainText(`A-birch-${number}`);
}

/** Whether the page shows a case as it did before the field existed. */
async function expectNoSpot(page: Page, number: number): Promise<void> {
  await openCase(page, number);
  await expect(panel(page)).toContainText('Details');
  await expect(panel(page)).not.toContainText(label);
}

async function approve(page: Page, business: Business, number: number): Promise<void> {
  await panel(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect.poll(() => stored(business, number, 'reviewStatus')).toBe('approved');
}

test('a new field of a violation ships with mf-tracking and its functions only, to one account first', async ({
  browser,
  staged,
}) => {
  test.setTimeout(600_000);
  const [first, other] = [await businessAtWork(), await businessAtWork()];
  const pageOf = async (of: Browser, { email }: Business) => {
    const context = await of.newContext({ baseURL: staged.url(), reducedMotion: 'reduce' });
    const page = await context.newPage();
    await signIn(page, email, '/violations');
    return page;
  };
  const shellFiles = () => readFiles(join(staged.site, 'shell'));
  const before = shellFiles();

  await test.step('before, the field is refused', async () => {
    await expect(send(first, 1, dictated)).rejects.toMatchObject({ code: 'permission-denied' });
  });

  await test.step('the part of the rules allows the field, and nothing shows it', async () => {
    staged.deployRules();
    await expect(() => send(first, 1, dictated)).toPass();
    await send(first, 2);
    await send(other, 1, dictated);
  });

  let firsts = await pageOf(browser, first);
  let others = await pageOf(browser, other);
  await expectNoSpot(firsts, 1);
  await expectNoSpot(others, 1);

  await test.step('one account’s page shows the field, with the previous functions', async () => {
    await staged.publish();
    await staged.release('rollout', 'mf-tracking', '1.1.0', '--customers', first.uid);
    await openCase(firsts, 1);
    await expect(spotIn(firsts)).toHaveText(dictated.trim());
    await approve(firsts, first, 1);
    expect(await stored(first, 1, 'spot')).toBe(dictated);
    await expectNoSpot(firsts, 2);
    await expectNoSpot(others, 1);
  });

  await test.step('the area’s functions are deployed; the other functions and the shell are unchanged', async () => {
    await Promise.all([firsts, others].map((page) => page.context().close()));
    await staged.deployFunctions();
    expect(shellFiles()).toEqual(before);
    await send(first, 3, dictated);
    await send(other, 2, dictated);
    firsts = await pageOf(browser, first);
    others = await pageOf(browser, other);
  });

  await test.step('the new page with the new functions', async () => {
    await openCase(firsts, 3);
    await approve(firsts, first, 3);
    await openCase(firsts, 3);
    await expect(spotIn(firsts)).toHaveText(tidied);
  });

  await test.step('the previous page with the new functions', async () => {
    await expectNoSpot(others, 2);
    await approve(others, other, 2);
    expect(await stored(other, 2, 'spot')).toBe(tidied);
    await expectNoSpot(others, 2);
  });

  await test.step('after the rollback, the first account sees what everyone sees', async () => {
    await staged.release('rollback', 'mf-tracking');
    await expectNoSpot(firsts, 3);
    await send(first, 4, dictated);
    await expectNoSpot(firsts, 4);
    await approve(firsts, first, 4);
    expect(shellFiles()).toEqual(before);
  });
});
