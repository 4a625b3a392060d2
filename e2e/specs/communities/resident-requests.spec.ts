import { expect, test, type Page } from '@playwright/test';
import { addDays, momentOfNight, paths, serviceNight, weekdayOf } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import {
  addRecords,
  communityRecord,
  createLogin,
  createOwner,
  firestore,
  memberRecord,
} from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { mailsTo, openOutbox } from '../../src/messages/outbox.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { en as requestsTexts } from '../../../mf-communities/src/requests/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { sidePanel, takeAct } from '../../src/page/sidePanel.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';

const zone = 'America/New_York';
/** The age of the earliest request, in milliseconds. */
const earliest = 90_000_000;
/** The last night with service before all of the requests. */
const night = addDays(serviceNight(Date.now() - earliest, zone), -1);
const nightInSpanish = new Intl.DateTimeFormat('es', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
}).format(Date.parse(night));
const at = (time: string) => new Date(momentOfNight(night, time, zone));
const ofNight = { serviceDate: night, communityId: 'maple', memberId: 'sam', shiftReportId: 'sam-shift' };

/** A message from a resident of A-101 the morning after, in Spanish. */
const request = (more: object = {}) => ({
  communityId: 'maple',
  name: 'Hana Novak',
  unitNumber: 'A-101',
  unitId: 'a-101',
  topic: 'missedPickup',
  message: 'Mi bolsa sigue afuera.',
  language: 'es',
  status: 'new',
  night,
  number: '7K3-P9Q',
  createdAt: new Date(),
  dueAt: new Date(Date.now() + 86_400_000),
  ...more,
});

const records = {
  communities: {
    maple: {
      ...communityRecord('Maple Test'),
      slug: 'maple-test',
      timezone: zone,
      serviceDays: [weekdayOf(night)],
    },
  },
  units: { 'a-101': { communityId: 'maple', building: 'A', floor: '1', unitNumber: '101', language: 'es' } },
  clockInOuts: { clock: { ...ofNight, status: 'closed', clockInAt: at('20:05'), clockOutAt: at('22:40') } },
  serviceLogs: {
    log: {
      ...ofNight,
      unitId: 'a-101',
      servicedAt: at('21:14'),
      createdAt: at('21:14'),
      outcome: 'collected',
      method: 'binTag',
    },
  },
};

const panel = (page: Page) => sidePanel(page, 'Request');
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const press = (page: Page, name: string) => takeAct(panel(page), name);
const timeline = (page: Page) => panel(page).getByRole('region', { name: 'Timeline' }).getByRole('listitem');
const row = (page: Page, name: string) => page.getByRole('main').getByRole('row', { name: new RegExp(name) });

const stored = async (uid: string, id: string) =>
  (await firestore().doc(paths.contactSubmission(uid, id)).get()).data()!;

test('resident requests are checked, answered, assigned and merged', async ({ page, browser }) => {
  test.slow();
  const { uid, email } = await createOwner(records);
  const resident = `hana.${uid}@residents.test`;
  await signIn(page, email, '/communities?view=requests');
  await expect(page.getByText('No requests yet')).toBeVisible();

  await test.step('a new request is in the list within a second, and the bell leads to it', async () => {
    await addRecords(uid, { contactSubmissions: { one: request({ email: resident }) } });
    await expect(row(page, 'Hana Novak')).toContainText('Missed pickup', { timeout: 1000 });
    await expect
      .poll(async () => (await firestore().doc(paths.notification(uid, 'contactForm-one')).get()).get('link'))
      .toBe('/communities?view=requests&open=one');
  });

  await test.step('the night’s records say that it was served, and a person confirms that', async () => {
    await page.keyboard.press('j');
    const verdict = panel(page).getByRole('region', { name: 'Verdict' });
    await expect(verdict).toContainText('Served at 9:14 PM');
    await expect(verdict.getByRole('list', { name: 'Evidence' })).toContainText(
      'At the door, 9:14 PM: collected.',
    );
    await press(page, 'Accept: Served at 9:14 PM');
    await expect(verdict).toContainText('Decided by');
    await expect(timeline(page).last()).toContainText('Verdict: Served');
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('the answer is prepared in the resident’s language, and unfilled placeholders are refused', async () => {
    await page.keyboard.press('a');
    const answering = dialog(page, 'Reply to Hana Novak');
    const words = answering.getByRole('textbox', { name: 'Reply', exact: true });
    await expect(answering.getByRole('article', { name: 'Preview' })).toContainText(
      `se recolectó el ${nightInSpanish} a las 21:14`,
    );
    const offered = await words.inputValue();
    await words.fill('Hola {nombre}');
    await answering.getByRole('button', { name: 'Send email' }).click();
    await expect(answering.getByText('Unknown placeholder: nombre.')).toBeVisible();
    await words.fill(offered);
    expect(await axeFindings(page)).toEqual([]);
    await answering.getByRole('button', { name: 'Send email' }).click();
    await expect(
      toast(page, textOf(requestsTexts, 'requests.done.answer', { name: 'Hana Novak' })),
    ).toBeVisible();
    await expect(panel(page)).toContainText('Resolved');
    await expect(timeline(page).last()).toContainText('Replied by email');
    await expect(timeline(page).last()).toContainText('Delivered,');

    const outbox = await openOutbox(browser);
    const mail = mailsTo(outbox, resident);
    await expect(mail.getByRole('heading')).toHaveText('Su mensaje sobre Maple Test (7K3-P9Q)');
    await expect(mail.frameLocator('iframe').getByText('a las 21:14')).toBeVisible();
    await outbox.context().close();
    expect(await stored(uid, 'one')).toMatchObject({
      status: 'resolved',
      decision: { verdict: 'served', by: uid },
      answers: [{ channel: 'email', by: uid }],
    });
  });

  await test.step('duplicate requests become one, and can be split again', async () => {
    await addRecords(uid, {
      contactSubmissions: {
        two: request({
          name: 'Dana Novak',
          night: null,
          createdAt: new Date(Date.now() - earliest),
          dueAt: new Date(0),
        }),
        three: request({ name: 'Luis Novak', night: null, number: null }),
      },
    });
    await page.goto('/communities?view=requests&open=two');
    await expect(panel(page)).toContainText('Overdue');
    await press(page, 'Merge duplicates');
    const merging = dialog(page, textOf(requestsTexts, 'requests.merge.title', { name: 'Dana Novak' }));
    await expect(merging.getByRole('checkbox', { name: /Luis Novak/ })).toBeChecked();
    await expect(merging.getByRole('checkbox', { name: /Hana Novak/ })).not.toBeChecked();
    await merging.getByRole('button', { name: 'Merge 1 request' }).click();
    await expect.poll(() => stored(uid, 'three')).toMatchObject({ mergedInto: 'two', status: 'resolved' });
    await press(page, 'View original request');
    await expect(panel(page)).toContainText(textOf(requestsTexts, 'requests.mergedInto'));
    await press(page, 'Split');
    await expect.poll(() => stored(uid, 'three')).toMatchObject({ mergedInto: null, status: 'inProgress' });
  });

  await test.step('it is assigned to a team member, and two concurrent changes lose nothing', async () => {
    const admin = `admin-${uid}`;
    await createLogin(admin, `${admin}@e2e.test`);
    await addRecords(uid, {
      team: { [admin]: { ...memberRecord(uid, 'Adam', 'Reyes'), uid: admin, tier: 'Admin' } },
    });
    await press(page, 'Assign');
    const assigning = dialog(page, /^Assign the request/);
    await assigning.getByLabel('Assigned to').selectOption({ label: 'Adam Reyes' });
    // Someone else takes a step while the dialog is open.
    const seen = (await stored(uid, 'three'))['steps'] as object[];
    const other = { id: 'step-of-adam', act: 'setStatus', at: new Date(), by: admin, status: 'inProgress' };
    await firestore()
      .doc(paths.contactSubmission(uid, 'three'))
      .update({ steps: [...seen, other] });
    await assigning.getByRole('button', { name: 'Assign' }).click();
    await expect(
      assigning.getByText(textOf(requestsTexts, 'requests.failures.aborted', { name: 'Adam Reyes' }), {
        exact: false,
      }),
    ).toBeVisible();
    await assigning.getByRole('button', { name: 'Assign' }).click();
    await expect.poll(() => stored(uid, 'three')).toMatchObject({ assignedTo: admin });
    await expect(timeline(page).last()).toContainText('Assigned to Adam Reyes');
  });

  await test.step('several are assigned, merged and resolved at once, and that is undone', async () => {
    await navigateInApp(page, '/communities?view=requests');
    // A step from an outdated list is refused.
    await expect(row(page, 'Luis Novak')).toContainText('Adam Reyes');
    const choose = async () => {
      for (const name of ['Dana Novak', 'Luis Novak']) await row(page, name).getByRole('checkbox').check();
    };
    const act = (name: string) =>
      page
        .getByRole('group', { name: 'Selection actions' })
        .getByRole('button', { name, exact: true })
        .click();
    const undo = () => page.getByRole('button', { name: 'Undo' }).last().click();
    await choose();
    await act('Assign');
    const assigning = dialog(page, 'Assign 2 requests');
    await assigning.getByLabel('Assigned to').selectOption({ index: 1 });
    expect(await axeFindings(page)).toEqual([]);
    await assigning.getByRole('button', { name: 'Assign' }).click();
    await expect(toast(page, '2 requests assigned.')).toBeVisible();
    await expect.poll(() => stored(uid, 'two')).toMatchObject({ assignedTo: uid });
    await undo();
    await expect.poll(() => stored(uid, 'three')).toMatchObject({ assignedTo: `admin-${uid}` });
    await choose();
    await act('Merge');
    const merging = dialog(page, 'Merge 2 requests');
    await expect(merging.getByRole('radio', { name: /Dana Novak/ })).toBeChecked();
    expect(await axeFindings(page)).toEqual([]);
    await merging.getByRole('button', { name: 'Merge 2 requests' }).click();
    await expect.poll(() => stored(uid, 'three')).toMatchObject({ mergedInto: 'two' });
    await undo();
    await expect.poll(() => stored(uid, 'three')).toMatchObject({ mergedInto: null });
    await choose();
    await act('Resolve');
    await expect(toast(page, '2 requests resolved.')).toBeVisible();
    await undo();
    await expect.poll(() => stored(uid, 'two')).not.toMatchObject({ status: 'resolved' });
  });

  await test.step('a unit that couldn’t be matched is chosen, and its records are shown', async () => {
    await addRecords(uid, {
      contactSubmissions: { four: request({ name: 'Nina Door', unitNumber: null, unitId: null }) },
    });
    await navigateInApp(page, '/communities?view=requests&open=four');
    const verdict = panel(page).getByRole('region', { name: 'Verdict' });
    await expect(verdict).toContainText('Inconclusive');
    await press(page, 'Choose unit');
    const choosing = dialog(page, textOf(requestsTexts, 'requests.unitDialog.title', { name: 'Nina Door' }));
    await choosing.getByLabel('Unit').fill('101');
    await page.getByRole('option', { name: 'A-101' }).click();
    expect(await axeFindings(page)).toEqual([]);
    await choosing.getByRole('button', { name: 'Save unit' }).click();
    await expect(verdict).toContainText('Served at 9:14 PM');
    await expect.poll(() => stored(uid, 'four')).toMatchObject({ unitId: 'a-101', unitNumber: 'A-101' });
  });

  await test.step('a custom answer is written, validated, and listed first', async () => {
    await navigateInApp(page, '/communities?view=requests');
    await page.getByRole('button', { name: 'Reply templates' }).click();
    await dialog(page, 'Reply templates').getByRole('button', { name: 'Add template' }).click();
    const writing = dialog(page, 'Add template');
    await writing.getByLabel('Name').fill('Storm');
    await writing.getByLabel('English').fill('Hello {name}, there was a storm at {propertyNam}.');
    await writing.getByRole('button', { name: 'Save template' }).click();
    await expect(writing.getByText('Did you mean {propertyName}?')).toBeVisible();
    await expect(
      writing.getByText(textOf(requestsTexts, 'requests.templates.problems.missing')),
    ).toBeVisible();
    await writing.getByLabel('English').fill('Hello {name}, there was a storm at {propertyName}.');
    await writing.getByLabel('Spanish').fill('Hola, {name}: hubo tormenta en {propertyName}.');
    expect(await axeFindings(page)).toEqual([]);
    await writing.getByRole('button', { name: 'Save template' }).click();
    await expect(page.getByRole('button', { name: 'Edit Storm' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await firestore()
      .doc(paths.contactSubmission(uid, 'four'))
      .update({ email: `nina.${uid}@residents.test` });
    await page.goto('/communities?view=requests&open=four');
    await press(page, 'Reply');
    const answering = dialog(page, 'Reply to Nina Door');
    await answering.getByLabel('Template').selectOption({ label: 'Storm' });
    await expect(answering.getByRole('article', { name: 'Preview' })).toHaveText(
      'Hola, Nina Door: hubo tormenta en Maple Test.',
    );
    await answering.getByRole('button', { name: 'Send email' }).click();
    await expect(
      toast(page, textOf(requestsTexts, 'requests.done.answer', { name: 'Nina Door' })),
    ).toBeVisible();
  });

  await test.step('several get the same answer, each in their language; unreachable ones are skipped', async () => {
    await firestore()
      .doc(paths.contactSubmission(uid, 'two'))
      .update({ email: `dana.${uid}@residents.test`, language: 'en' });
    await navigateInApp(page, '/communities?view=requests&open=two');
    // The list shows what the device knew until the server confirms it, and the dialog keeps the chosen requests as they are.
    await expect(panel(page)).toContainText(`dana.${uid}@residents.test`);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    for (const name of ['Dana Novak', 'Luis Novak']) await row(page, name).getByRole('checkbox').check();
    await page
      .getByRole('group', { name: 'Selection actions' })
      .getByRole('button', { name: 'Reply', exact: true })
      .click();
    const answering = dialog(page, 'Reply to 2 requests');
    await expect(answering).toContainText('1 by email. 1 resident left no email or textable number');
    await answering.getByLabel('Template').selectOption({ label: 'Storm' });
    await expect(answering.getByRole('article', { name: 'Preview for Dana Novak' })).toHaveText(
      'Hello Dana Novak, there was a storm at Maple Test.',
    );
    const words = answering.getByLabel('Reply in English');
    const offered = await words.inputValue();
    await words.fill('That was on {night}.');
    await answering.getByRole('button', { name: 'Send 1 reply' }).click();
    await expect(answering.getByText('no value for night in the reply to Dana Novak')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await words.fill(offered);
    await answering.getByRole('button', { name: 'Send 1 reply' }).click();
    await expect(toast(page, 'Sending 1 reply.')).toBeVisible();
    expect(await stored(uid, 'two')).toMatchObject({ answers: [{ channel: 'email', by: uid }] });
    expect((await stored(uid, 'three'))['answers'] ?? []).toEqual([]);
  });

  await test.step('the property manager sees the decision, its evidence, and the correction', async () => {
    await firestore().doc(paths.customer(uid)).update({ businessSlug: uid });
    const published = firestore().doc(paths.publicPage(uid, 'maple-test'));
    await expect.poll(async () => (await published.get()).exists).toBe(true);
    const decided = page.getByRole('listitem').filter({ hasText: 'Unit A-101' });
    await page.goto(`/${uid}/maple-test/admin`);
    await expect(page.getByRole('heading', { name: 'Missed pickup reports' })).toBeVisible();
    await expect(decided).toHaveText(/^Served at 9:14 PM/);
    await decided.getByText('Evidence').click();
    await expect(decided.getByText('At the door, 9:14 PM: collected.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await expect(page.getByText('Hana Novak')).toHaveCount(0);
    await page.goto('/communities?view=requests&open=one');
    await press(page, 'Change verdict');
    const deciding = dialog(page, textOf(requestsTexts, 'requests.decide.title', { name: 'Hana Novak' }));
    await deciding.getByRole('radio', { name: /^Missed/ }).check();
    await deciding.getByRole('button', { name: 'Save verdict' }).click();
    await expect.poll(() => stored(uid, 'one')).toMatchObject({ decision: { verdict: 'missed' } });
    await page.goto(`/${uid}/maple-test/admin`);
    await expect(decided).toHaveText(/^Missed/);
  });

  await test.step('filters are in the address, and a phone shows everything', async () => {
    await page.goto('/communities?view=requests');
    await page
      .getByRole('link', { name: textOf(requestsTexts, 'requests.overdueCount', { count: 1 }) })
      .click();
    await expect(row(page, 'Dana Novak')).toBeVisible();
    await expect(page).toHaveURL(/status=new&status=inProgress&due=overdue/);
    await expect(row(page, 'Hana Novak')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 800 });
    await navigateInApp(page, '/communities?view=requests&community=maple&status=resolved');
    await expect(page.getByRole('main').getByText('Hana Novak')).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await navigateInApp(page, '/communities?view=requests&open=two');
    await expect(panel(page).getByRole('region', { name: 'Verdict' })).toContainText('Served at 9:14 PM');
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });
});
