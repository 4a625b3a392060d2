import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, communityRecord, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { product } from '../../src/product.ts';
import { signIn } from '../../src/signIn.ts';
import { watchProblems } from '../../src/page/watchProblems.ts';
import { en as settingsTexts } from '../../../mf-settings/src/texts/en.ts';
import { en as notificationsTexts } from '../../../shell/src/notifications/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { openLink } from '../../src/messages/outbox.ts';
import { digestTexts } from '../../../mf-tracking/functions/digests/digestTexts.ts';

const settings = '/settings?tab=notifications';
const toggle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const mailTo = (page: Page, email: string) => page.getByRole('article', { name: `Mail to ${email}` });
const read = async (path: string) => (await firestore().doc(path).get()).data();
const count = async (path: string) => (await firestore().collection(path).count().get()).data().count;

/** An event for each setting, as written by the field app or a resident; every call creates another one. */
const causes: Readonly<Record<string, (uid: string, id: string) => Promise<unknown>>> = {
  notifyClockInOut: (uid, id) => {
    const shift = { communityId: 'maple', memberId: 'sam', serviceDate: '2026-07-15', createdAt: new Date() };
    const record = { ...shift, status: 'open', source: 'app', clockInAt: new Date() };
    return addRecords(uid, { clockInOuts: { [id]: record } });
  },
  notifyMissedShifts: (uid, id) => {
    const shift = { communityId: 'maple', memberId: 'sam', serviceDate: '2026-07-15', createdAt: new Date() };
    const record = { ...shift, status: 'missed', source: 'auto', scheduledStart: new Date() };
    return addRecords(uid, { clockInOuts: { [id]: record } });
  },
  notifyViolations: (uid, id) => {
    const seen = { communityId: 'maple', memberId: 'sam', serviceDate: '2026-07-15', createdAt: new Date() };
    const violation = { ...seen, unitId: 'u1', typeId: 'loose', typeName: 'Loose trash', status: 'open' };
    return addRecords(uid, { violations: { [id]: violation } });
  },
  notifyContactSubmissions: (uid, id) => {
    const form = {
      communityId: 'maple',
      name: 'Hana',
      topic: 'other',
      message: 'Hello',
      createdAt: new Date(),
    };
    return addRecords(uid, { contactSubmissions: { [id]: form } });
  },
  notifyEmployeeRequests: (uid, id) => {
    const request = {
      userId: 'sam',
      status: 'pending',
      requestType: 'requestOff',
      requestDate: '2027-01-10',
    };
    return addRecords(uid, { requests: { [id]: { requests: [request] } } });
  },
};

const labels: Readonly<Record<string, string>> = {
  notifyClockInOut: 'Clock-ins and clock-outs',
  notifyMissedShifts: 'Missed shifts',
  notifyViolations: 'Violations',
  notifyContactSubmissions: 'Contact forms',
  notifyEmployeeRequests: 'Employee requests',
};

const business = () =>
  createOwner({
    communities: { maple: communityRecord('Maple Court') },
    team: { sam: { firstName: 'Sam', lastName: 'Ortiz', tier: 'Collection Specialist' } },
  });

test('each setting controls what is created, and quiet hours delay emails until they end', async ({
  page,
}) => {
  const { uid, email } = await business();
  await signIn(page, email, settings);

  await test.step('each setting controls what is created: off none, on one', async () => {
    const told = paths.notifications(uid);
    for (const name of Object.keys(causes)) await toggle(page, labels[name]!).click();
    for (const name of Object.keys(causes))
      await expect.poll(async () => (await read(paths.customer(uid)))?.[name]).toBe(false);
    for (const cause of Object.values(causes)) await cause(uid, 'off');
    // An emailed notification shows that all earlier events have been processed.
    await toggle(page, textOf(settingsTexts, 'notifications.settings.emailContactSubmissions.label')).click();
    await expect.poll(async () => (await read(paths.customer(uid)))?.['emailContactSubmissions']).toBe(true);
    await causes['notifyContactSubmissions']!(uid, 'mailed');
    await expect
      .poll(() => read(paths.mail(`contactForm-mailed-${uid}-${uid}`)))
      .toMatchObject({ to: email });
    expect(await count(told)).toBe(0);

    for (const name of Object.keys(causes)) {
      await toggle(page, labels[name]!).click();
      await expect.poll(async () => (await read(paths.customer(uid)))?.[name]).toBe(true);
      const before = await count(told);
      await causes[name]!(uid, 'on');
      await expect.poll(() => count(told), { message: name }).toBe(before + 1);
    }
  });

  await test.step('quiet hours delay emails until they end, except for missed shifts', async () => {
    await toggle(page, 'Quiet hours').click();
    await toggle(page, 'Violations by email').click();
    await toggle(page, textOf(settingsTexts, 'notifications.settings.emailMissedShifts.label')).click();
    // All but one minute of the day.
    await page.getByLabel('Quiet from').fill('00:01');
    await page.getByLabel('Quiet until').fill('00:00');
    await page.getByLabel('Quiet until').press('Enter');
    await expect
      .poll(() => read(paths.personalNotifications(uid, uid)))
      .toMatchObject({ hasQuietHours: true, quietFrom: '00:01', quietTo: '00:00', emailViolations: true });
    await causes['notifyViolations']!(uid, 'v');
    await causes['notifyMissedShifts']!(uid, 'm');
    const delivery = async (id: string) => (await read(paths.mail(`told-${uid}-${uid}-${id}`)))?.['delivery'];
    await expect.poll(() => delivery('missedShift-m')).toMatchObject({ state: 'SUCCESS' });
    await expect.poll(() => delivery('violation-v')).toMatchObject({ state: 'PENDING', attempts: 0 });
    expect((await delivery('violation-v')).dueTime.toMillis()).toBeGreaterThan(Date.now());
  });
});

test('an Admin has their own settings and their own list', async ({ page }) => {
  const { uid, email: _ } = await business();
  const admin = await createOwner();
  const record = { ...memberRecord(uid, 'Ada', 'Byron'), uid: admin.uid, email: admin.email, tier: 'Admin' };
  await addRecords(uid, { team: { [admin.uid]: record } });
  await causes['notifyContactSubmissions']!(uid, 'before');
  await expect.poll(() => count(paths.notifications(uid))).toBe(1);
  await signIn(page, admin.email, settings);
  await expect(
    page.getByText(textOf(settingsTexts, 'notifications.whose.owners'), { exact: false }),
  ).toBeVisible();
  await toggle(page, 'Violations').click();
  await toggle(page, textOf(settingsTexts, 'notifications.settings.emailMissedShifts.label')).click();
  await expect(page.getByText(textOf(settingsTexts, 'notifications.whose.own'))).toBeVisible();
  await expect
    .poll(() => read(paths.personalNotifications(uid, admin.uid)))
    .toMatchObject({
      isOwn: true,
      notifyViolations: false,
      notifyMissedShifts: true,
      emailMissedShifts: true,
    });
  expect((await read(paths.customer(uid)))?.['notifyViolations']).toBeUndefined();

  await causes['notifyViolations']!(uid, 'v');
  await expect.poll(() => count(paths.notifications(uid))).toBe(2);
  await causes['notifyMissedShifts']!(uid, 'm');
  await expect
    .poll(() => read(paths.mail(`told-${uid}-${admin.uid}-missedShift-m`)))
    .toMatchObject({ to: admin.email });
  await navigateInApp(page, '/notifications');
  const list = page.getByRole('main').getByRole('list', { name: 'Notifications' });
  // The earlier notifications were copied; the violation is only the owner's.
  await expect(list.getByRole('listitem')).toHaveText([/Missed shift/, /Message from Hana/]);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText(textOf(notificationsTexts, 'summary.read'))).toBeVisible();
  const ownersOwn = await firestore().collection(paths.notifications(uid)).where('read', '==', true).get();
  expect(ownersOwn.size).toBe(0);
});

test('the digest is previewed, sent, links to its record, and ends with its link', async ({
  page,
  context,
}) => {
  const problems = watchProblems(page);
  const { uid, email } = await business();
  const form = { communityId: 'maple', name: 'Hana', topic: 'other', message: 'Hello', status: 'new' };
  await addRecords(uid, { contactSubmissions: { f1: { ...form, createdAt: new Date() } } });
  await signIn(page, email, settings);
  const preview = page.getByRole('region', { name: 'This morning’s digest' });
  await expect(
    preview.getByRole('link', { name: digestTexts.en.contact.line('Maple Court', 1) }),
  ).toBeVisible();
  for (const width of [1440, 900, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await horizontalOverflow(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await axeFindings(page)).toEqual([]);

  await toggle(page, 'Morning digest').click();
  await page.getByLabel('Sent at').selectOption('06:30');
  await expect.poll(() => read(paths.digestTurn(uid, uid))).toMatchObject({ day: expect.any(String) });
  await expect
    .poll(() => read(paths.personalNotifications(uid, uid)))
    .toMatchObject({ hasDigest: true, digestAt: '06:30' });
  await preview.getByRole('button', { name: textOf(settingsTexts, 'notifications.digest.sendNow') }).click();
  await expect(preview.getByRole('status')).toHaveText(`Sent to ${email}. You can send 4 more today.`);

  const outbox = await context.newPage();
  await outbox.goto(product().addresses.outbox);
  const record = await openLink(outbox, mailTo(outbox, email), /1 request to answer/);
  await expect(record).toHaveURL('/communities?view=requests&status=new&community=maple');
  await expect(record.getByRole('row', { name: /Hana/ })).toBeVisible();

  // Runs the scheduled function an hour after the digest was due.
  await firestore()
    .doc(paths.digestTurn(uid, uid))
    .update({ dueAt: new Date(Date.now() - 3_600_000) });
  const { functions } = product().addresses;
  const run = await fetch(`${functions}/${product().projectId}/us-central1/sendDueDigests`, {
    method: 'POST',
  });
  expect(run.ok).toBe(true);
  const asking = await openLink(outbox, mailTo(outbox, email).first(), 'Unsubscribe');
  await asking.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(asking.getByRole('heading')).toHaveText(/You’re unsubscribed/);
  await expect(toggle(page, 'Morning digest')).not.toBeChecked();
  await expect.poll(async () => (await read(paths.digestTurn(uid, uid)))?.['dueAt']).toBeNull();
  expect(problems).toEqual([]);
});
