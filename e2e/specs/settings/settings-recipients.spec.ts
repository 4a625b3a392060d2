import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { chunksOf, paths, suppressionId } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, createLogin, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { product } from '../../src/product.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { recipients as recipientsTexts } from '../../../mf-settings/src/recipients/texts/en.ts';
import { en as importingTexts } from '../../../shared-lib/src/ui/importing/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { formatPhone } from '../../../shared-lib/src/ui/base/formatPhone.ts';

const home = (view: string, more = '') => `/settings?tab=sms&view=${view}${more}`;
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const ledgerOf = async (uid: string) =>
  (await firestore().collection(paths.consents(uid)).orderBy('at').get()).docs.map((entry) => entry.data());
const unitAt = async (uid: string, id: string) => (await firestore().doc(paths.unit(uid, id)).get()).data();

const communities = {
  communities: {
    maple: { propertyName: 'Maple Court', totalUnits: 50, serviceDays: ['monday'], slug: 'maple' },
    elm: { propertyName: 'Elm Court', totalUnits: 5, serviceDays: ['monday'], slug: 'elm' },
  },
};
const unit = (unitNumber: string, phone: string | null, more = {}) => ({
  communityId: 'maple',
  building: 'A',
  unitNumber,
  residentName: `Resident of ${unitNumber}`,
  phone,
  language: 'en',
  status: 'active',
  smsOptIn: false,
  ...more,
});

/** States how the recipients in a file opted in; nothing is chosen by default. */
async function stateConsent(page: Page): Promise<void> {
  await press(page, 'Continue');
  await expect(page.getByLabel('Method')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Method').selectOption('form');
  await page.getByLabel(textOf(recipientsTexts, 'importing.statement.givenOn')).fill('2026-01-15');
  await page.getByLabel('Language', { exact: true }).selectOption('en');
  await page
    .getByLabel(textOf(recipientsTexts, 'importing.statement.wording'))
    .fill('I agree to texts about trash service.');
  await press(page, 'Continue');
  await expect(page.getByLabel('choose a file')).toBeAttached();
}

const choose = (page: Page, text: string) =>
  page
    .getByLabel('choose a file')
    .setInputFiles({ name: 'recipients.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

const header = 'Community,Building,Unit,Name,Phone,Language,Agreed';

test('recipients are imported with proof of consent, STOP ends it, and no import restores them', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const stamp = String(Date.now()).slice(-6);
  const danas = `+1212${`5${stamp}`.slice(0, 7)}`;
  const { uid, email } = await createOwner({
    ...communities,
    units: {
      a: unit('101', null),
      b: unit('102', '+12125550102', { smsOptOutAt: new Date('2026-02-01') }),
      c: unit('103', null, { status: 'vacant' }),
      d: unit('104', '+12125550104', { smsOptIn: true, smsOptInAt: new Date('2026-01-01') }),
    },
  });
  await firestore()
    .doc(paths.settingsSection(uid, 'sms'))
    .set({ enabled: true, quietFrom: '00:00', quietTo: '00:00' });
  const file = [
    header,
    `maple court,A,101,Dana Cole,${danas},Spanish,Yes`,
    'Maple Court,A,102,Nadia,+12125550102,,Yes',
    'Maple Court,A,103,Kim,2125550103,,Yes',
    'Maple Court,A,104,Lee Park,2125550104,,Yes',
    'Maple Court,A,101,Dana again,2125550105,,Yes',
    'Oak Court,A,101,Pat,2125550106,,Yes',
    'Maple Court,A,999,Pat,2125550107,,Yes',
    'Maple Court,A,101,Pat,12345,,Yes',
    'Maple Court,A,101,Pat,1-800-555-0108,,Maybe',
  ].join('\r\n');

  await test.step('a dry run shows the result of each row, and why', async () => {
    await signIn(page, email, home('recipients'));
    await expect(page.getByRole('table', { name: 'Recipients' })).toContainText('A-104');
    await press(page, 'Import recipients');
    expect(await axeFindings(page)).toEqual([]);
    await stateConsent(page);
    await choose(page, file);
    for (const counted of ['1 new', '1 changed', '1 duplicate', '5 invalid', '1 opted out'])
      await expect(page.getByText(counted, { exact: true })).toBeVisible();
    const rows = page.getByRole('table', { name: 'File rows' });
    for (const reason of [
      'Opted out earlier',
      'Vacant.',
      textOf(recipientsTexts, 'importing.problems.community.unknown'),
      textOf(recipientsTexts, 'importing.problems.unitNumber.unknown'),
      textOf(recipientsTexts, 'importing.problems.phone.phone'),
      textOf(recipientsTexts, 'importing.problems.phone.notMobile'),
      textOf(recipientsTexts, 'importing.problems.consent.invalid'),
    ])
      await expect(rows).toContainText(reason);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(page, textOf(importingTexts, 'review.leftOut', { count: 7 })),
    ]);
    const left = await readFile(await download.path(), 'utf8');
    expect(left.trim().split('\r\n')).toHaveLength(8);
    expect(left).toContain(textOf(recipientsTexts, 'importing.problems.community.unknown'));
    expect(await axeFindings(page)).toEqual([]);
    expect(await ledgerOf(uid)).toEqual([]);
  });

  await test.step('the run writes the units and the ledger', async () => {
    await press(page, 'Import 2 rows');
    await expect(page.getByText('Import complete.')).toBeVisible();
    expect(await unitAt(uid, 'a')).toMatchObject({
      residentName: 'Dana Cole',
      phone: danas,
      language: 'es',
      smsOptIn: true,
      smsOptInSource: 'form',
    });
    expect(await ledgerOf(uid)).toEqual([
      expect.objectContaining({
        phone: danas,
        unitId: 'a',
        event: 'optIn',
        wording: 'I agree to texts about trash service.',
        givenOn: '2026-01-15',
        source: 'form',
        by: uid,
        place: 'import',
      }),
    ]);
  });

  await test.step('STOP from the outbox is in the ledger and on the list', async () => {
    const outbox = await (await browser.newContext()).newPage();
    await firestore()
      .doc(paths.textMessage(`${uid}-one`))
      .set({
        customerId: uid,
        to: danas,
        body: 'Hello',
        purpose: 'notice',
        createdAt: new Date(),
      });
    await outbox.goto(product().addresses.outbox);
    const text = outbox.getByRole('article', { name: `Text to ${danas}` }).first();
    await expect(text).toContainText('delivered');
    await text.getByRole('button', { name: 'Reply STOP' }).click();
    await outbox.context().close();
    await navigateInApp(page, home('consent'));
    const ledger = page.getByRole('table', { name: 'Consent' });
    await expect(ledger.getByRole('row').filter({ hasText: 'STOP' })).toContainText('Resident');
    await ledger
      .getByRole('link', { name: `All activity for ${formatPhone(danas)}` })
      .first()
      .click();
    await expect(ledger.getByRole('row')).toHaveCount(3);
    expect(await axeFindings(page)).toEqual([]);
    await navigateInApp(page, home('consent', '&community=maple'));
    await expect(ledger.getByRole('row')).toHaveCount(3);
    await expect(ledger.getByRole('row').nth(1)).toContainText('A-101 · Maple Court');
    await navigateInApp(page, home('consent', '&community=elm'));
    await expect(page.getByText(/^(No matches|Nothing fits)/).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Do not text' }).click();
    const list = page.getByRole('table', { name: 'Do not text' });
    await expect(list.getByRole('row').filter({ hasText: formatPhone(danas) })).toContainText(
      textOf(recipientsTexts, 'suppressed.selfSuppressed.stopped'),
    );
    await expect.poll(async () => (await unitAt(uid, 'a'))?.smsOptIn).toBe(false);
  });

  await test.step('the same file doesn’t restore them', async () => {
    await navigateInApp(page, home('recipients', '&import=1'));
    await stateConsent(page);
    await choose(page, file);
    await expect(page.getByText('2 opted out', { exact: true })).toBeVisible();
    await expect(page.getByText(textOf(importingTexts, 'review.nothingToDo'))).toBeVisible();
  });

  await test.step('an Admin marks a number do not text, and removes it from the list while the owner watches', async () => {
    const admin = { uid: `${uid}-admin`, email: `${uid}.admin@e2e.test` };
    await createLogin(admin.uid, admin.email);
    const record = { ...memberRecord(uid, 'Adam', 'Reyes'), ...admin, tier: 'Admin' };
    await addRecords(uid, { team: { [admin.uid]: record } });
    const other = await (await browser.newContext()).newPage();
    await navigateInApp(page, home('suppressed'));
    await signIn(other, admin.email, home('suppressed'));
    await press(other, 'Add number');
    const dialog = other.getByRole('dialog', { name: textOf(recipientsTexts, 'suppressed.add.title') });
    await dialog.getByLabel('Phone').fill('+12125550104');
    await dialog.getByLabel('Reason').fill('Asked us by phone');
    await dialog.getByRole('button', { name: 'Add number' }).click();
    await expect(
      toast(other, textOf(recipientsTexts, 'suppressed.add.done', { phone: '(212) 555-0104' })),
    ).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: '(212) 555-0104' });
    await expect(row).toContainText('Asked us by phone');
    await row.getByRole('button', { name: 'Remove' }).click();
    await page
      .getByRole('dialog', {
        name: textOf(recipientsTexts, 'suppressed.remove.title', { phone: '(212) 555-0104' }),
      })
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(toast(page, '(212) 555-0104 removed.')).toBeVisible();
    await expect(other.getByRole('row').filter({ hasText: '(212) 555-0104' })).toHaveCount(0);
    const noted = firestore().doc(paths.suppression(uid, suppressionId('text', danas)));
    expect((await noted.get()).get('reason')).toBe('stopped');
    await other.context().close();
  });

  await test.step('everything fits on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [view, name] of [
      ['recipients', 'Recipients'],
      ['consent', 'Consent'],
      ['suppressed', 'Do not text'],
    ] as const) {
      await navigateInApp(page, home(view));
      await expect(page.getByRole('table', { name })).toBeVisible();
      expect(await horizontalOverflow(page)).toBe(0);
    }
  });
});

test('a blocked email address is unblocked once in 30 days, and the list says by whom', async ({ page }) => {
  const { uid, email } = await createOwner();
  const reference = (address: string) =>
    firestore().doc(paths.suppression(uid, suppressionId('mail', address)));
  const block = (address: string, more = {}) =>
    reference(address).set(
      { channel: 'mail', address, reason: 'bounced', note: 'Mailbox full', at: new Date(), ...more },
      { merge: true },
    );
  const dana = 'dana@home.test';
  await block(dana);
  await block('earl@home.test', {
    unblocks: [{ at: new Date(Date.now() - 86_400_000), by: uid, reason: 'bounced' }],
  });
  await block('fay@home.test', { reason: 'complained', note: null });
  await signIn(page, email, home('blocked-emails'));
  const rowOf = (address: string) => page.getByRole('row').filter({ hasText: address });
  await expect(rowOf(dana)).toContainText('Mailbox full');
  await expect(rowOf('fay@home.test')).toContainText('Reported spam');
  await expect(rowOf('earl@home.test')).toContainText(/Available .+\./);
  await expect(rowOf('earl@home.test').getByRole('button', { name: 'Unblock' })).toHaveCount(0);
  await rowOf(dana).getByRole('button', { name: 'Unblock' }).click();
  const ask = page.getByRole('dialog', { name: `Unblock ${dana}?` });
  await expect(ask).toContainText(textOf(recipientsTexts, 'blocked.unblock.text'));
  expect(await axeFindings(page)).toEqual([]);
  await ask.getByRole('button', { name: 'Unblock' }).click();
  await expect(toast(page, `${dana} unblocked.`)).toBeVisible();
  await expect(rowOf(dana)).toContainText(/Unblocked.* by /);
  expect((await reference(dana).get()).data()).toMatchObject({ unblocks: [{ by: uid, reason: 'bounced' }] });

  // It bounces again.
  await block(dana, { unblockedAt: null });
  await expect(rowOf(dana)).toContainText(/Available .+\./);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rowOf(dana)).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
});

/** Holds a transaction that read the units, so later ones can't write them until it is released. */
function heldUnits(uid: string): { readonly hold: Promise<void>; readonly release: () => void } {
  const released = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  void firestore().runTransaction(async (transaction) => {
    await transaction.get(firestore().collection(paths.units(uid)).limit(100));
    held.resolve();
    await released.promise;
  });
  return { hold: held.promise, release: released.resolve };
}

test('5,000 numbers with 60 invalid ones are imported, and undone except for later changes', async ({
  page,
}) => {
  // The first of 34 calls is refused after twenty seconds, and functions process 10,000 events: about 30 s alone, much longer
  // in parallel.
  test.setTimeout(480_000);
  const doors = Array.from({ length: 5000 }, (_, index) => index);
  const numberOf = (index: number) => `+1212${5_000_000 + index}`;
  const { uid, email } = await createOwner(communities);
  for (const part of chunksOf(doors, 400)) {
    const units = Object.fromEntries(part.map((index) => [`u${index}`, unit(String(index), null)]));
    await addRecords(uid, { units });
  }
  await firestore()
    .doc(paths.unit(uid, 'u7'))
    .update({
      phone: '+12124440007',
      smsOptIn: true,
      smsOptInAt: new Date('2026-01-01'),
      smsOptInSource: 'lease',
    });
  const lines = doors.map((index) => {
    const phone = index % 84 === 0 ? `12${index}` : numberOf(index);
    return `Maple Court,A,${index},,${phone},,Yes`;
  });
  await signIn(page, email, home('recipients', '&import=1'));
  await stateConsent(page);
  await choose(page, [header, ...lines].join('\n'));
  await expect(page.getByText('60 invalid')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('4,940 new')).toBeVisible();
  // Functions triggered by new units can read them at the same time: then the import is refused at first, and continues automatically.
  const { hold, release } = heldUnits(uid);
  await hold;
  page.on('response', (response) => {
    if (!response.ok()) release();
  });
  const start = Date.now();
  await press(page, 'Import 4,940 rows');
  await expect(page.getByText('Import complete.')).toBeVisible({ timeout: 300_000 });
  console.log(`5,000 recipients: ${Date.now() - start} ms`);
  const agreed = firestore().collection(paths.units(uid)).where('smsOptIn', '==', true);
  expect((await agreed.count().get()).data().count).toBe(4940);
  // One line for each opt-in, and one for the number that opted out.
  expect((await firestore().collection(paths.consents(uid)).count().get()).data().count).toBe(4941);
  await firestore().doc(paths.unit(uid, 'u1')).update({ residentName: 'Dana', updatedAt: new Date() });
  await press(page, 'Undo import');
  await page
    .getByRole('dialog', { name: textOf(importingTexts, 'undo.title') })
    .getByRole('button', { name: 'Undo import' })
    .click();
  await expect(toast(page, /^Import undone: 0 removed, 4,939 restored, 1 kept/)).toBeVisible({
    timeout: 120_000,
  });
  expect((await agreed.get()).docs.map(({ id }) => id).sort()).toEqual(['u1', 'u7']);
  expect(await unitAt(uid, 'u7')).toMatchObject({ phone: '+12124440007', smsOptInSource: 'lease' });
});
