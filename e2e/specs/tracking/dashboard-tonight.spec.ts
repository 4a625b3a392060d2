import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { paths } from 'shared-lib/domain';
import { addRecords, communityRecord, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { everyDay, ownerOfNight, tonight } from '../../src/ownerOfNight.ts';
import { signIn } from '../../src/signIn.ts';
import { patternOf, textOf } from '../../src/textOf.ts';
import { en as notesEn } from '../../../mf-tracking/src/board/notes/texts/en.ts';
import { en } from '../../../mf-tracking/src/board/tonight/texts/en.ts';
import { es } from '../../../mf-tracking/src/board/tonight/texts/es.ts';

const exceptions = (page: Page, texts: typeof en = en) =>
  page.getByRole('list', { name: textOf(texts, 'tonight.exceptions') });
const exception = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

test('the dashboard names tonight’s exceptions, its strip opens communities, and its rows fit a phone in Spanish', async ({
  page,
  browser,
}) => {
  const { uid, email } = await ownerOfNight();

  await test.step('in Spanish on a phone, the rows fit', async () => {
    const context = await browser.newContext({ locale: 'es-US', viewport: { width: 390, height: 844 } });
    const phone = await context.newPage();
    await signIn(phone, email);
    await expect(exceptions(phone, es)).toContainText(textOf(es, 'tonight.noOne'));
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await axeFindings(phone)).toEqual([]);
    await context.close();
  });

  await signIn(page, email);

  await test.step('each exception with what is wrong and how long it can wait', async () => {
    await expect(exception(page, 'Dogwood Test')).toContainText(/Ben Karim, 5 hr (\d+ min )?late.*Missed/);
    await expect(exception(page, 'Fir Test')).toContainText(/no one assigned.*Unassigned/);
    await expect(exception(page, 'Cedar Test')).toContainText(
      new RegExp(`${patternOf(en, 'tonight.onTheClock', { name: 'Ben Karim' }).source}.*Too long`),
    );
    await expect(exceptions(page).getByRole('link', { name: 'Elm Test' })).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('reassigning takes two presses on the dashboard, and can be undone', async () => {
    await exception(page, 'Fir Test').getByRole('button', { name: 'Assign Fir Test' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Assign Cleo Tran/ })
      .click();
    // Until its service starts at 8 PM, an assigned round isn't an exception.
    const unassigned = exception(page, 'Fir Test').filter({ hasText: textOf(en, 'tonight.noOne') });
    await expect(unassigned).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(unassigned).toHaveCount(1);
  });

  await test.step('residents are texted from the dashboard', async () => {
    await exception(page, 'Fir Test')
      .getByRole('button', { name: textOf(en, 'tonight.textName', { community: 'Fir Test' }) })
      .click();
    const dialog = page.getByRole('dialog', {
      name: textOf(en, 'tonight.textName', { community: 'Fir Test' }),
    });
    await expect(dialog.getByText('Fir Test').last()).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Review' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a forgotten clock-out is recorded on the dashboard', async () => {
    await exception(page, 'Cedar Test').getByRole('button', { name: 'Clock out Ben Karim' }).click();
    await expect(page.getByRole('dialog', { name: /Ben Karim/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });

  await test.step('a note on a round is added on the dashboard, and can be undone', async () => {
    const stored = async () =>
      (
        await firestore()
          .doc(paths.roundNotes(uid, 'fir', tonight))
          .get()
      ).get('notes');
    await exception(page, 'Fir Test')
      .getByRole('button', { name: textOf(en, 'tonight.noteName', { community: 'Fir Test' }) })
      .click();
    await page.getByLabel(textOf(notesEn, 'notes.text'), { exact: true }).fill('Use the north gate');
    expect(await axeFindings(page)).toEqual([]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: textOf(notesEn, 'notes.add') })
      .click();
    await expect.poll(stored).toMatchObject([{ text: 'Use the north gate', by: uid }]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(stored).toEqual([]);
  });

  await test.step('by keyboard, the strip is one stop, and its cells open their communities', async () => {
    const strip = page.getByRole('navigation', { name: textOf(en, 'tonight.strip') });
    await expect(strip.getByRole('link')).toHaveCount(5);
    await strip.getByRole('link', { name: 'Dogwood Test: Missed' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(strip.getByRole('link', { name: 'Fir Test: Unassigned' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/communities/fir');
  });
});

test('a night on which nothing is wrong has one calm line', async ({ page }) => {
  const owner = await createOwner({
    communities: {
      elm: { ...communityRecord('Elm Test'), serviceDays: everyDay },
      fir: { ...communityRecord('Fir Test'), serviceDays: everyDay, noServiceDates: [tonight] },
      oak: { ...communityRecord('Oak Test'), serviceDays: [] },
    },
  });
  await addRecords(owner.uid, {
    team: { ada: memberRecord(owner.uid, 'Ada', 'Byron') },
    clockInOuts: {
      elm: {
        communityId: 'elm',
        memberId: 'ada',
        serviceDate: tonight,
        scheduledStart: new Date(Date.now() - 3_600_000),
        clockInAt: new Date(Date.now() - 3_600_000),
        clockOutAt: new Date(),
        status: 'closed',
      },
    },
  });
  await signIn(page, owner.email);
  await expect(page.getByText(textOf(en, 'tonight.calm'))).toBeVisible();
  await expect(exceptions(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Elm Test: Done' })).toBeVisible();
});
