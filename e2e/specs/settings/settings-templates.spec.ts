/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test';
import { maxTextLength } from 'mf-settings/domain';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, createLogin, firestore, memberRecord } from '../../src/backend.ts';
import { frame, typeMeasured } from '../../src/measure/typeMeasured.ts';
import { product } from '../../src/product.ts';
import { signIn } from '../../src/signIn.ts';
import { createTexter, numberOf } from '../../src/messages/texter.ts';
import { toast } from '../../src/page/toast.ts';
import { sms as smsTexts } from '../../../mf-settings/src/sms/texts/en.ts';
import { en as settingsTexts } from '../../../mf-settings/src/texts/en.ts';
import { patternOf, textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { formTexts } from '../../../shared-lib/src/ui/forms/texts.ts';

const home = '/settings?tab=sms&view=templates&kind=runningLate';
const words = (page: Page, language: string) => page.getByRole('textbox', { name: language, exact: true });
const phone = (page: Page) => page.getByRole('figure', { name: textOf(smsTexts, 'preview.name') });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const stored = async (uid: string, kind = 'runningLate') =>
  (await firestore().doc(paths.smsTemplate(uid, kind)).get()).data();

const sectionOf = async (uid: string, section: string) =>
  (await firestore().doc(paths.settingsSection(uid, section)).get()).data();

test('a text is checked while typing, previewed on a phone, and tested on one’s own', async ({
  page,
  browser,
}) => {
  const { uid, email } = await createTexter();
  await signIn(page, email, home);

  await test.step('text that carriers or we can’t send is refused next to its field', async () => {
    await words(page, 'English').fill('{propertName} is late');
    await words(page, 'Spanish').fill('Llega tarde {hora}');
    await press(page, 'Save message');
    await expect(words(page, 'English')).toHaveAccessibleDescription(
      patternOf(smsTexts, 'words.misspelt', { name: 'propertName', meant: 'propertyName' }),
    );
    await expect(words(page, 'Spanish')).toHaveAccessibleDescription(
      patternOf(smsTexts, 'words.unknownName', { name: 'hora' }),
    );
    await words(page, 'English').fill('x'.repeat(2000));
    await expect(words(page, 'English')).toHaveAccessibleDescription(
      `Use up to ${maxTextLength.toLocaleString('en')} characters. You have 2,000.`,
    );
    await words(page, 'English').fill('Late by {minutes');
    await press(page, 'Save message');
    await expect(words(page, 'English')).toHaveAccessibleDescription(/Unmatched brace/);
    await expect(words(page, 'English')).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    expect(await stored(uid)).toBeUndefined();
  });

  await test.step('the phone shows what a resident gets, in how many texts, and what makes it longer', async () => {
    await words(page, 'English').fill('Late by {minutes} minutes at {propertyName}.');
    await expect(phone(page)).toHaveText('Sunrise Valet: Late by 30 minutes at Maple Court.');
    await expect(page.getByText(patternOf(smsTexts, 'preview.segments', { count: 1 }))).toBeVisible();
    await words(page, 'English').fill('Late by {minutes} minutes — sorry! '.repeat(4));
    await expect(page.getByText(patternOf(smsTexts, 'preview.segments', { count: 2 }))).toBeVisible();
    await expect(page.getByText(textOf(smsTexts, 'preview.large', { letters: '—' }))).toBeVisible();
    await press(page, 'Use plain letters');
    await expect(words(page, 'English')).toHaveValue('Late by {minutes} minutes - sorry! '.repeat(4));
    await expect(page.getByText(patternOf(smsTexts, 'preview.large'))).toBeHidden();
  });

  await test.step('the preview follows each keystroke within a frame', async () => {
    await words(page, 'English').fill('');
    await words(page, 'English').focus();
    const text = 'Valet trash at Maple Court is late tonight; please leave your bags out. '.repeat(3);
    const { work, median } = await typeMeasured(page, text);
    console.log(`a key in a template: ${work.toFixed(1)} ms of work, ${median.toFixed(1)} ms by the clock`);
    expect(work).toBeLessThan(frame);
  });

  await test.step('both languages are saved', async () => {
    await words(page, 'English').fill('Late by {minutes} minutes.');
    await words(page, 'Spanish').fill('Llega {minutes} minutos tarde.');
    await page.getByRole('button', { name: 'Insert {propertyName} (Spanish)' }).click();
    await expect(words(page, 'Spanish')).toHaveValue('Llega {minutes} minutos tarde. {propertyName}');
    await press(page, 'Save message');
    await expect(page.getByText('Your message', { exact: true })).toBeVisible();
    expect(await stored(uid)).toMatchObject({
      en: 'Late by {minutes} minutes.',
      es: 'Llega {minutes} minutos tarde. {propertyName}',
    });
  });

  await test.step('a test reaches one’s own phone, with the current text', async () => {
    const outbox = await (await browser.newContext()).newPage();
    await outbox.goto(product().addresses.outbox);
    await words(page, 'Spanish').fill('Aún no guardado: {minutes} minutos.');
    const dialog = page.getByRole('dialog', { name: textOf(smsTexts, 'test.title') });
    const sendTo = async (number: string) => {
      await press(page, 'Send a test');
      await dialog.getByLabel('Your phone number').fill(number);
      await dialog.getByText('Spanish', { exact: true }).click();
      await dialog.getByRole('button', { name: 'Send test' }).click();
    };
    await sendTo('12');
    await expect(dialog.getByLabel('Your phone number')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Your phone number').fill(numberOf(8));
    await dialog.getByRole('button', { name: 'Send test' }).click();
    await expect(toast(page, 'Test sent.')).toBeVisible();
    const text = outbox.getByRole('article', { name: `Text to ${numberOf(8)}` }).first();
    await expect(text).toContainText('Sunrise Valet: Aún no guardado: 30 minutos.');
    await text.getByRole('button', { name: 'Reply STOP' }).click();
    await expect
      .poll(async () => (await firestore().collection(paths.suppressions(uid)).count().get()).data().count)
      .toBe(1);
    await sendTo(numberOf(8));
    await expect(dialog.getByLabel('Your phone number')).toHaveAccessibleDescription(
      patternOf(smsTexts, 'words.suppressed'),
    );
    await outbox.context().close();
  });
});

test('unsaved text is protected, and survives a reload; when two people edit, the second sees the change and keeps their own input', async ({
  page,
  browser,
}) => {
  const { uid, email } = await createTexter();
  await signIn(page, email, '/settings?tab=sms');

  await test.step('unsaved text is protected from links, tabs and Back, and survives a reload', async () => {
    const typed = 'Not saved yet: {minutes} minutes.';
    await page.getByRole('tab', { name: 'Templates' }).click();
    await words(page, 'English').fill(typed);
    const question = page.getByRole('dialog').filter({ hasText: textOf(smsTexts, 'templates.discard') });
    const ways: Readonly<Record<string, () => Promise<void>>> = {
      'a link': () => page.getByRole('link', { name: 'Team', exact: true }).click(),
      'another tab': () => page.getByRole('tab', { name: 'Operations' }).click(),
      'another view': () => page.getByRole('tab', { name: 'History' }).click(),
      'another text': () => page.getByText('No service tonight', { exact: true }).click(),
      Back: () => page.evaluate(() => history.back()),
    };
    for (const [way, go] of Object.entries(ways)) {
      await test.step(way, async () => {
        await go();
        await question.getByRole('button', { name: 'Cancel' }).click();
        await expect(question).toBeHidden();
        await expect(words(page, 'English')).toHaveValue(typed);
        await expect(page.getByRole('radio', { name: 'Running late' })).toBeChecked();
      });
    }
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(words(page, 'English')).toHaveValue(typed);
    await page.getByRole('tab', { name: 'History' }).click();
    await question.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'All texts' })).toBeVisible();
    await page.getByRole('tab', { name: 'Templates' }).click();
    await expect(words(page, 'English')).toHaveValue(/^Valet trash at/);
  });

  await test.step('when two people edit the same text or setting, the second sees the first one’s change and keeps their own input', async () => {
    const admin = { uid: `${uid}-admin`, email: `${uid}.admin@e2e.test` };
    await createLogin(admin.uid, admin.email);
    const record = { ...memberRecord(uid, 'Ada', 'Byron'), ...admin, tier: 'Admin' };
    await addRecords(uid, { team: { [admin.uid]: record } });
    const other = await (await browser.newContext()).newPage();
    await Promise.all([navigateInApp(page, home), signIn(other, admin.email, home)]);

    await test.step('a template’s text', async () => {
      await words(other, 'English').fill('Hers: late by {minutes} minutes.');
      await words(page, 'English').fill('His: late by {minutes} minutes.');
      await words(page, 'Spanish').fill('Tarde {minutes} minutos.');
      await press(page, 'Save message');
      await expect(page.getByText('Your message', { exact: true })).toBeVisible();
      await expect(
        other.getByText(textOf(formTexts.en, 'elsewhere.decide', { fields: 'English' })),
      ).toBeVisible();
      await expect(words(other, 'English')).toHaveValue('Hers: late by {minutes} minutes.');
      await expect(words(other, 'Spanish')).toHaveValue('Tarde {minutes} minutos.');
      await press(other, 'Keep mine');
      await press(other, 'Save message');
      await expect
        .poll(() => stored(uid))
        .toMatchObject({ en: 'Hers: late by {minutes} minutes.', es: 'Tarde {minutes} minutos.' });
      await expect(words(page, 'English')).toHaveValue('Hers: late by {minutes} minutes.');
    });

    await test.step('the design of codes, whose preview follows', async () => {
      const colorField = (on: Page) => on.getByRole('textbox', { name: 'Color' });
      const codes = '/settings?tab=checkpoints';
      await Promise.all([navigateInApp(page, codes), navigateInApp(other, codes)]);
      await colorField(other).fill('#123456');
      await colorField(page).fill('#7a1f5c');
      await colorField(page).press('Enter');
      await expect.poll(async () => (await sectionOf(uid, 'checkpoints'))?.['brandColour']).toBe('#7a1f5c');
      // Unsaved input stays; saved after the other, it is the latest, and the first person sees it.
      await expect(colorField(other)).toHaveValue('#123456');
      await colorField(other).press('Enter');
      await expect(colorField(page)).toHaveValue('#123456');
    });

    await test.step('notifications: the owner’s choices apply to an Admin who follows them, and an Admin’s own stay', async () => {
      const toggle = (on: Page, name: string) => on.getByRole('switch', { name, exact: true });
      const tab = '/settings?tab=notifications';
      await Promise.all([navigateInApp(page, tab), navigateInApp(other, tab)]);
      await expect(toggle(other, 'Violations')).toBeChecked();
      await toggle(page, 'Violations').click();
      await expect(toggle(other, 'Violations')).not.toBeChecked();
      await Promise.all([toggle(other, 'Contact forms').click(), toggle(page, 'Missed shifts').click()]);
      await expect(other.getByText(textOf(settingsTexts, 'notifications.whose.own'))).toBeVisible();
      await expect(toggle(other, 'Violations')).not.toBeChecked();
      await toggle(page, 'Violations').click();
      await expect(toggle(page, 'Violations')).toBeChecked();
      await expect(toggle(other, 'Violations')).not.toBeChecked();
      await expect(toggle(page, 'Contact forms')).toBeChecked();
    });

    await test.step('a setting, while the other person is typing in it', async () => {
      const sender = (on: Page) => on.getByLabel('Sender name');
      await Promise.all([
        navigateInApp(page, '/settings?tab=sms'),
        navigateInApp(other, '/settings?tab=sms'),
      ]);
      await sender(other).fill('Sunrise North');
      await sender(page).fill('Sunrise');
      await sender(page).press('Enter');
      await page.getByLabel('Monthly limit').fill('700');
      await page.getByLabel('Monthly limit').press('Enter');
      await expect(other.getByLabel('Monthly limit')).toHaveValue('700');
      await expect(sender(other)).toHaveValue('Sunrise North');
      await sender(other).press('Enter');
      await expect(sender(page)).toHaveValue('Sunrise North');
      expect((await firestore().doc(paths.settingsSection(uid, 'sms')).get()).data()).toMatchObject({
        senderName: 'Sunrise North',
        monthlySegments: 700,
      });
    });
    await other.context().close();
  });
});
