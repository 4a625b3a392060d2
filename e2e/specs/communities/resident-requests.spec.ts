import { expect, test } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import {
  dialog,
  earliest,
  night,
  panel,
  press,
  records,
  request,
  row,
  stored,
  timeline,
} from '../../src/areas/residentRequests.ts';
import { addRecords, createOwner, firestore } from '../../src/backend.ts';
import { emailsTo, openOutbox } from '../../src/messages/outbox.ts';
import { slowdown } from '../../src/measure/slowdown.ts';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { toast } from '../../src/page/toast.ts';
import { signIn } from '../../src/signIn.ts';
import { textOf } from '../../src/textOf.ts';
import { en as requestsTexts } from '../../../mf-communities/src/requests/texts/en.ts';

const nightInSpanish = new Intl.DateTimeFormat('es', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
}).format(Date.parse(night));

test('resident requests are checked and answered, and the property manager sees the verdict', async ({
  page,
  browser,
}) => {
  test.slow();
  const { uid, email } = await createOwner(records);
  const resident = `hana.${uid}@residents.test`;
  await signIn(page, email, '/communities?view=requests');
  await expect(page.getByText('No requests yet')).toBeVisible();

  await test.step('a new request is in the list within a second, and the bell leads to it', async () => {
    await addRecords(uid, { contactSubmissions: { one: request({ email: resident }) } });
    await expect(row(page, 'Hana Novak')).toContainText('Missed pickup', { timeout: 1000 * slowdown() });
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
    const mail = emailsTo(outbox, resident);
    await expect(mail.getByRole('heading')).toHaveText('Su mensaje sobre Maple Test (7K3-P9Q)');
    await expect(mail.frameLocator('iframe').getByText('a las 21:14')).toBeVisible();
    await outbox.context().close();
    expect(await stored(uid, 'one')).toMatchObject({
      status: 'resolved',
      decision: { verdict: 'served', by: uid },
      answers: [{ channel: 'email', by: uid }],
    });
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
    await addRecords(uid, {
      contactSubmissions: {
        two: request({
          name: 'Dana Novak',
          night: null,
          createdAt: new Date(Date.now() - earliest),
          dueAt: new Date(0),
        }),
      },
    });
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
