import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { createOwner, addRecords, communityRecord, firestore, memberRecord } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { showIn } from '../../src/page/showIn.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { en } from '../../../mf-tracking/src/lastNight/texts/en.ts';
import { es } from '../../../mf-tracking/src/lastNight/texts/es.ts';
import { en as reportsTexts } from '../../../mf-tracking/src/reports/texts/en.ts';
import { listTexts } from '../../../shared-lib/src/ui/lists/records/texts.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';

const night = '2026-11-20';
const address = `/tracking/last-night?night=${night}`;
// Eastern Time.
const at = (time: string) => new Date(`2026-11-${time}-05:00`);

const names = {
  ash: 'Ash Test',
  birch: 'Birch Test',
  cedar: 'Cedar Test',
  dogwood: 'Dogwood Test',
  elm: 'Elm Test',
};
type Place = keyof typeof names;

const shift = (communityId: Place, memberId = `of-${communityId}`) => ({
  communityId,
  memberId,
  serviceDate: night,
});
const report = (communityId: Place, more: object = {}) => ({
  ...shift(communityId),
  status: 'submitted',
  startedAt: at('20T22:00'),
  submittedAt: at('21T01:00'),
  // Doors are counted from the round's records; these have none.
  unitsTotal: 0,
  ...more,
});
const clock = (communityId: Place, more: object = {}) => ({
  ...shift(communityId),
  status: 'closed',
  clockInAt: at('20T22:00'),
  clockOutAt: at('21T01:00'),
  workedMin: 180,
  ...more,
});

/** An owner with a night: two shifts in order, two to review, and a missed one. */
async function ownerOfNight(language?: 'es') {
  const { uid, email } = await createOwner({
    communities: Object.fromEntries(Object.entries(names).map(([id, name]) => [id, communityRecord(name)])),
    shiftReports: {
      ash: report('ash'),
      birch: report('birch'),
      cedar: report('cedar', { notes: 'The lift was slow.' }),
      dogwood: report('dogwood', { unitsTotal: 4, unitsServiced: 3, unitsSkipped: 1 }),
      elm: report('elm', { status: 'missed', submittedAt: null, startedAt: null }),
    },
    clockInOuts: {
      ash: clock('ash'),
      birch: clock('birch'),
      cedar: clock('cedar'),
      dogwood: clock('dogwood', { status: 'open', clockOutAt: null, workedMin: null }),
      elm: clock('elm', { status: 'missed', clockInAt: null, clockOutAt: null, workedMin: null }),
    },
  });
  await addRecords(uid, {
    team: Object.fromEntries(
      Object.keys(names).map((id) => [`of-${id}`, memberRecord(uid, `Of ${id}`, 'Test')]),
    ),
  });
  await addRecords(uid, {
    serviceLogs: Object.fromEntries(
      ['u1', 'u2', 'u3', 'u4'].map((unitId) => [
        unitId,
        {
          ...shift('dogwood'),
          shiftReportId: 'dogwood',
          unitId,
          outcome: unitId === 'u4' ? 'notCollected' : 'collected',
          servicedAt: at('20T23:00'),
          createdAt: at('20T23:00'),
        },
      ]),
    ),
  });
  if (language) await firestore().doc(paths.customer(uid)).update({ language });
  const read = async (path: string) => (await firestore().doc(path).get()).data()!;
  const state = async (id: Place) => [
    (await read(paths.shiftReport(uid, id))).status as string,
    Boolean((await read(paths.clockInOut(uid, id))).approvedAt),
  ];
  return { uid, email, state };
}

const segment = (page: Page, of: keyof typeof en.lastNight.show) =>
  page.getByRole('radio', { name: new RegExp(`^${textOf(en, `lastNight.show.${of}`)}`) });
const count = (page: Page, of: keyof typeof en.lastNight.show) => segment(page, of).locator('..');
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const panel = (page: Page) => sidePanel(page, textOf(en, 'lastNight.panel.title'));
const heading = (page: Page, name: string) => panel(page).getByRole('heading', { name });

test('everything in order is approved with one press, the rest is a queue for the keyboard, and what the server refuses is named', async ({
  page,
}) => {
  const { email, uid, state } = await ownerOfNight();
  await signIn(page, email, address);

  await test.step('shifts without issues are approved with one press, and undone; the rest is a queue for the keyboard', async () => {
    await test.step('shifts without issues are approved with one press, and undone', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf(en, 'lastNight.title'));
      await expect(page.getByText('4 of 5 shifts served')).toBeVisible();
      await expect(count(page, 'review')).toContainText('2');
      await expect(count(page, 'inOrder')).toContainText('2');
      await expect(count(page, 'missed')).toContainText('1');
      await expect(row(page, 'Cedar Test')).toContainText('note');
      await expect(row(page, 'Dogwood Test')).toContainText('no clock-out, 1 missed door');
      for (const theme of ['light', 'dark'] as const) {
        await showIn(page, theme);
        expect(await axeFindings(page)).toEqual([]);
      }

      await page.getByRole('button', { name: textOf(en, 'lastNight.approveAll', { count: 2 }) }).click();
      const done = toast(page, textOf(en, 'lastNight.done.approved', { count: 2 }));
      await expect(done).toBeVisible();
      for (const id of ['ash', 'birch'] as const) expect(await state(id)).toEqual(['approved', true]);
      for (const id of ['cedar', 'dogwood'] as const) expect(await state(id)).toEqual(['submitted', false]);
      await expect(count(page, 'approved')).toContainText('2');
      await expect(count(page, 'inOrder')).toContainText('0');

      await done.getByRole('button', { name: 'Undo' }).click();
      await expect(count(page, 'inOrder')).toContainText('2');
      for (const id of ['ash', 'birch'] as const)
        await expect.poll(() => state(id)).toEqual(['submitted', false]);
      // Each segment's count matches its list.
      await segment(page, 'missed').check();
      await expect(row(page, 'Elm Test')).toBeVisible();
    });

    await test.step('the rest is a queue for the keyboard: J, A and R, with help', async () => {
      await navigateInApp(page, '/tracking');
      await navigateInApp(page, address);
      await expect(row(page, 'Cedar Test')).toBeVisible();
      await page.keyboard.press('j');
      await expect(heading(page, 'Cedar Test')).toBeVisible();
      await expect(panel(page)).toContainText('The lift was slow.');
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('?');
      const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await expect(help).toContainText(textOf(en, 'lastNight.panel.approve'));
      await expect(help).toContainText(textOf(en, 'lastNight.panel.return'));
      await page.keyboard.press('Escape');
      await expect(help).toBeHidden();

      await page.keyboard.press('a');
      await expect(heading(page, 'Dogwood Test')).toBeVisible();
      expect(await state('cedar')).toEqual(['approved', true]);
      await toast(page, textOf(en, 'lastNight.done.approved', { count: 1 }))
        .getByRole('button', { name: 'Undo' })
        .click();
      await expect.poll(() => state('cedar')).toEqual(['submitted', false]);

      await expect(
        panel(page).getByRole('button', { name: textOf(en, 'lastNight.panel.return') }),
      ).toBeEnabled();
      await page.keyboard.press('r');
      const dialog = page.getByRole('dialog', {
        name: textOf(reportsTexts, 'report.returning.title', { community: 'Dogwood Test' }),
      });
      await dialog.getByRole('textbox').fill('When did you clock out?');
      await dialog.getByRole('button', { name: textOf(reportsTexts, 'report.returning.submit') }).click();
      await expect.poll(() => state('dogwood')).toEqual(['returned', false]);
      expect((await firestore().doc(paths.shiftReport(uid, 'dogwood')).get()).get('reviewNote')).toBe(
        'When did you clock out?',
      );
    });
  });

  await test.step('shifts in which the server finds issues are named, and the others are approved', async () => {
    // Still on the clock of the night before, which the night's page doesn't show.
    await addRecords(uid, {
      clockInOuts: { before: { ...clock('elm'), memberId: 'of-birch', serviceDate: '2026-11-19' } },
    });
    await navigateInApp(page, '/tracking');
    await navigateInApp(page, address);
    await page.getByRole('button', { name: textOf(en, 'lastNight.approveAll', { count: 2 }) }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Birch Test (hours overlap another shift)' }),
    ).toBeVisible();
    expect(await state('ash')).toEqual(['approved', true]);
    expect(await state('birch')).toEqual(['submitted', false]);
  });
});

test('on a phone in Spanish, and a night without records', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await ownerOfNight('es');
  await signIn(page, email, address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf(es, 'lastNight.title'));
  await expect(row(page, 'Dogwood Test')).toContainText('sin salida, 1 puerta sin recolectar');
  expect(await horizontalOverflow(page)).toBe(0);
  await row(page, 'Dogwood Test').getByRole('button').click();
  const actions = page.getByRole('group', { name: listTexts.es.actions, exact: true });
  await expect(actions.getByRole('button', { name: textOf(es, 'lastNight.panel.approve') })).toBeEnabled();
  expect(await axeFindings(page)).toEqual([]);
  await navigateInApp(page, '/tracking/last-night?night=2026-11-18');
  await expect(page.getByText(textOf(es, 'lastNight.nothing.title'))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
