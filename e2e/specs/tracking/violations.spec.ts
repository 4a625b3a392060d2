import { createHash } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { addDays, localDate, paths, suppressionId } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, createLogin, firestore, memberRecord, uploadFile } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { pngOf } from '../../src/files/pngOf.ts';
import { product } from '../../src/product.ts';
import { signIn } from '../../src/signIn.ts';
import { numberOf } from '../../src/messages/texter.ts';
import { toast } from '../../src/page/toast.ts';
import {
  observedAt,
  ownerOfCases,
  sighting,
  storedActions,
  storedCase,
} from '../../src/areas/violationCases.ts';
import { en as violationsTexts } from '../../../mf-tracking/src/violations/texts/en.ts';
import { patternOf, textOf } from '../../src/textOf.ts';
import { sidePanel, pressAction } from '../../src/page/sidePanel.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';

const picture = pngOf(400, 300, [200, 30, 30], [30, 30, 200]);

const panel = (page: Page) => sidePanel(page, 'Violation');
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const press = (page: Page, name: string) => pressAction(panel(page), name);
const notices = (page: Page) => panel(page).getByRole('region', { name: 'Notices' });
const timeline = (page: Page) => panel(page).getByRole('region', { name: 'Timeline' }).getByRole('listitem');

test('a case goes from notices through a dispute to its end, with the name and time of each step', async ({
  page,
}) => {
  const { uid, email } = await ownerOfCases({
    one: sighting('V-1', { reviewStatus: 'approved' }),
  });
  const path = `customers/${uid}/violations/one/first.png`;
  const sha256 = createHash('sha256').update(picture).digest('hex');
  await uploadFile(path, picture, 'image/png');
  await firestore()
    .doc(`${paths.violations(uid)}/one`)
    .update({
      photos: [{ path, sha256, capturedAt: observedAt, uploadedAt: observedAt, uploadedBy: 'ana' }],
    });
  await signIn(page, email, '/violations?open=one');

  await test.step('its photo counts as original until its file changes', async () => {
    await expect(panel(page)).toContainText(/Photo 1: unchanged since Nov 19(, 2026)?, 8:14 PM/);
    await uploadFile(path, Buffer.concat([picture, Buffer.from('touched up')]), 'image/png');
    await press(page, 'Verify photos');
    const changed = textOf(violationsTexts, 'cases.photos.changed');
    await expect(panel(page)).toContainText(
      textOf(violationsTexts, 'cases.photos.place', { place: 1, state: changed }),
    );
    expect(await storedCase(uid, 'one')).toMatchObject({ photoChecks: [{ expected: sha256, ok: false }] });
  });

  await test.step('a notice is previewed in both languages before it is queued, once', async () => {
    await press(page, 'Send notice');
    const ask = dialog(page, 'Notice 1 for V-1');
    await expect(ask.getByRole('radio', { name: 'Spanish' })).toBeChecked();
    const rule = ask.getByLabel('Cited rule');
    await expect(rule).not.toHaveAccessibleDescription(/./);
    await expect(rule.getByRole('option')).toHaveText([/^None/, 'Bags are tied.', 'Bins go out after six.']);
    // Rules that change now are not the ones the case can cite.
    const place = firestore().doc(paths.community(uid, 'maple'));
    const until = addDays(localDate(Date.now(), 'America/New_York'), -1);
    await place.update({
      rules: ['Bags are white.'],
      pastRules: [{ until, rules: ['Bags are tied.', 'Bins go out after six.'] }],
    });
    await expect(rule).toHaveAccessibleDescription(patternOf(violationsTexts, 'cases.notice.ruleHelp'));
    await expect(rule).toHaveAccessibleDescription(/Nov 19/);
    await expect(rule.getByRole('option')).toHaveText([/^None/, 'Bags are tied.', 'Bins go out after six.']);
    await rule.selectOption('Bags are tied.');
    const [english, spanish] = [ask.getByRole('article').first(), ask.getByRole('article').last()];
    await expect(english).toContainText('Thursday, November 19, 2026');
    await expect(english).toContainText('“Bags are tied.”');
    await expect(spanish).toContainText('Basura suelta');
    expect(await axeFindings(page)).toEqual([]);
    await ask.getByRole('button', { name: 'Send email' }).click();
    await expect(toast(page, textOf(violationsTexts, 'cases.done.notify', { name: 'V-1' }))).toBeVisible();
    await expect(notices(page)).toContainText('Delivered to dana@home.test.');
    await expect(timeline(page).last()).toContainText(
      textOf(violationsTexts, 'cases.timeline.delivery', {
        level: 1,
        channel: 'email',
        state: 'Delivered to dana@home.test.',
      }),
    );
    const mails = await firestore().collection('mail').where('to', '==', 'dana@home.test').get();
    const ours = mails.docs.filter(({ id }) => id.includes(uid));
    expect(ours.map((mail) => mail.get('message.text') as string)).toEqual([
      expect.stringContaining('Basura suelta'),
    ]);
  });

  await test.step('an unsent one says so, and what to do next', async () => {
    const address = 'dana@home.test';
    const left = { channel: 'mail', address, reason: 'byHand', note: null, at: new Date() };
    await firestore()
      .doc(paths.suppression(uid, suppressionId('mail', address)))
      .set(left);
    await press(page, 'Send notice');
    await dialog(page, 'Notice 1 for V-1').getByRole('button', { name: 'Send email' }).click();
    const next = textOf(violationsTexts, 'cases.notice.next.other');
    await expect(notices(page)).toContainText(
      textOf(violationsTexts, 'cases.notice.states.suppressed', { to: address }),
    );
    await expect(notices(page)).toContainText(next);
    await expect(timeline(page).last()).toContainText(next);
    expect((await storedCase(uid, 'one'))['notices']).toMatchObject([
      { deliveryStatus: 'delivered' },
      { deliveryStatus: 'suppressed', deliveryError: { code: 'suppressed' } },
    ]);
  });

  await test.step('by text to residents who opted in, in their language, as the Outbox shows', async () => {
    const phone = numberOf(1);
    const agreed = { phone, smsOptIn: true, smsOptInAt: new Date(0), smsOptInSource: 'office' };
    const home = firestore().doc(paths.unit(uid, 'unit-1'));
    await home.update({ ...agreed, phone: '+18765550100' });
    await firestore()
      .doc(paths.settingsSection(uid, 'sms'))
      .set({ enabled: true, quietFrom: '00:00', quietTo: '00:00', senderName: 'Maple Valet' });
    await press(page, 'Send notice');
    const ask = dialog(page, 'Notice 1 for V-1');
    // A number that the function refuses isn't offered, and the choice says why.
    await expect(ask.getByText(patternOf(violationsTexts, 'cases.notice.abroad'))).toBeVisible();
    await expect(ask.getByRole('radio', { name: /^By text/ })).toHaveCount(0);
    await home.update({ phone });
    await ask.getByRole('radio', { name: /^By text/ }).check();
    await ask.getByRole('button', { name: 'Send text' }).click();
    await expect(timeline(page).last()).toContainText(/by text/);
    const outbox = await page.context().newPage();
    await outbox.goto(product().addresses.outbox);
    const text = outbox.getByRole('article', { name: `Text to ${phone}` }).first();
    await expect(text).toContainText('Maple Valet: ');
    await expect(text).toContainText('Basura suelta');
    await outbox.close();
  });

  await test.step('once escalated, the next is printed, and only that one', async () => {
    await press(page, 'Escalate');
    await dialog(page, 'Escalate V-1?').getByRole('button', { name: 'Escalate' }).click();
    await expect(toast(page, 'V-1 escalated.')).toBeVisible();
    await press(page, 'Send notice');
    const ask = dialog(page, 'Notice 2 for V-1');
    await ask.getByRole('radio', { name: /^On paper/ }).check();
    await ask.getByRole('radio', { name: 'English' }).check();
    await ask.getByRole('button', { name: 'Record and print' }).click();
    const shown = dialog(page, /^Notice 2 by print/);
    await expect(shown.getByRole('button', { name: 'Print' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1, name: /^Notice 2 of 3: Loose trash/ })).toBeVisible();
    await expect(shown).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
    await expect(timeline(page).last()).toContainText('Notice 2 by print');
  });

  await test.step('a fine is set by a person, with that night’s default, disputed and reduced', async () => {
    await press(page, 'Set fine');
    const fine = dialog(page, 'Fine for V-1');
    await expect(fine.getByLabel('Fine')).toHaveValue('25');
    await fine.getByRole('button', { name: 'Save fine' }).click();
    await expect(toast(page, textOf(violationsTexts, 'cases.done.setFine', { name: 'V-1' }))).toBeVisible();
    await press(page, 'Record dispute');
    const dispute = dialog(page, textOf(violationsTexts, 'cases.words.dispute.title', { name: 'V-1' }));
    await dispute.getByLabel(textOf(violationsTexts, 'cases.words.dispute.label')).fill('Not my bag.');
    await dispute.getByRole('button', { name: 'Record dispute' }).click();
    await expect(toast(page, textOf(violationsTexts, 'cases.done.dispute', { name: 'V-1' }))).toBeVisible();
    await press(page, 'Decide dispute');
    const decide = dialog(page, textOf(violationsTexts, 'cases.decide.title', { name: 'V-1' }));
    await decide.getByRole('radio', { name: /^Reduce fine/ }).check();
    await decide.getByLabel('New fine').fill('30');
    await decide.getByLabel(textOf(violationsTexts, 'cases.decide.words')).fill('First time.');
    await decide.getByRole('button', { name: 'Save decision' }).click();
    await expect(decide.getByLabel('New fine')).toHaveAccessibleDescription(
      patternOf(violationsTexts, 'cases.problems.fineCents.notLower'),
    );
    await decide.getByLabel('New fine').fill('10');
    await decide.getByRole('button', { name: 'Save decision' }).click();
    await expect(toast(page, textOf(violationsTexts, 'cases.done.decide', { name: 'V-1' }))).toBeVisible();
  });

  await test.step('once resolved, it shows all of its steps', async () => {
    await press(page, 'Resolve');
    await dialog(page, 'Resolve V-1?').getByLabel('Note').fill('Taken away.');
    await dialog(page, 'Resolve V-1?').getByRole('button', { name: 'Resolve' }).click();
    await expect(timeline(page)).toContainText([
      'Seen',
      'Received',
      'Notice 1 by email',
      textOf(violationsTexts, 'cases.timeline.acts.escalate', { level: 2 }),
      'Notice 2 by print',
      'Fine of $25',
      textOf(violationsTexts, 'cases.timeline.acts.dispute'),
      'Dispute decided',
      'ResolvedOwner',
    ]);
    expect(await storedCase(uid, 'one')).toMatchObject({
      status: 'resolved',
      noticeLevel: 2,
      fineCents: 1000,
      citedRule: 'Bags are tied.',
      dispute: { text: 'Not my bag.', decision: 'reduce', decisionNote: 'First time.' },
      resolutionNote: 'Taken away.',
    });
    expect(
      ((await storedCase(uid, 'one'))['timeline'] as { by: string }[]).every(({ by }) => by === uid),
    ).toBe(true);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('one of two concurrent reviewers is first, and the other sees who it was and can continue', async ({
  page,
  browser,
}) => {
  const { uid, email } = await ownerOfCases({
    one: sighting('V-1'),
    two: sighting('V-2'),
    three: sighting('V-3'),
  });
  const adam = `${uid}-adam`;
  await createLogin(adam, `${adam}@e2e.test`);
  await addRecords(uid, {
    team: { [adam]: { ...memberRecord(uid, 'Adam', 'Reyes'), uid: adam, tier: 'Admin' } },
  });
  const other = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await signIn(page, email, '/violations?open=one');
  await signIn(other, `${adam}@e2e.test`, '/violations?open=one');
  await expect(panel(other)).toContainText('V-1 · Maple Test');
  await expect(panel(page)).toContainText('V-1 · Maple Test');
  await page.keyboard.press('r');
  const ask = dialog(page, 'Reject V-1?');
  await ask.getByLabel('Reason').selectOption('Reported twice');

  await test.step('the second sees who was first, and no input is lost', async () => {
    await press(other, 'Approve');
    await expect(toast(other, 'V-1 approved.')).toBeVisible();
    await ask.getByRole('button', { name: 'Reject' }).click();
    await expect(ask.getByRole('alert')).toContainText(
      textOf(violationsTexts, 'cases.failures.aborted', { name: 'Adam Reyes', act: 'Approved' }),
    );
    await expect(ask.getByLabel('Reason')).toHaveValue('duplicate');
    expect(await storedActions(uid, 'one')).toEqual(['approve']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(timeline(page)).toContainText(['Seen', 'Received', 'ApprovedAdam Reyes']);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
  });

  await test.step('when several are approved at once, the ones someone else decided first are named', async () => {
    await page.getByRole('row', { name: /V-2/ }).getByRole('checkbox').check();
    await page.getByRole('row', { name: /V-3/ }).getByRole('checkbox').check();
    // The page's request is in transit while the other person rejects one of them.
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    const requested = page.waitForRequest(/approveViolations/);
    await page.route(/approveViolations/, (route) => arrival.then(() => route.continue()));
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await requested;
    await navigateInApp(other, '/violations?open=two');
    await expect(panel(other)).toContainText('V-2 · Maple Test');
    await press(other, 'Reject');
    await dialog(other, 'Reject V-2?').getByLabel('Reason').selectOption('Wrong unit');
    await dialog(other, 'Reject V-2?').getByRole('button', { name: 'Reject' }).click();
    await expect(toast(other, 'V-2 rejected.')).toBeVisible();
    arrive();
    await expect(dialog(page, '1 violation approved')).toContainText(
      `V-2: ${textOf(violationsTexts, 'cases.several.codes.changedMeanwhile')}`,
    );
    expect(await storedActions(uid, 'two')).toEqual(['reject']);
    expect(await storedActions(uid, 'three')).toEqual(['approve']);
    await other.context().close();
  });
});
