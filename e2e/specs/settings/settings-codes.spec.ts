import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { communityRecord, createOwner, firestore } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { pngOf } from '../../src/files/pngOf.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { checkpoints as checkpointsTexts } from '../../../mf-settings/src/checkpoints/texts/en.ts';
import { patternOf, textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { labels as labelsTexts } from '../../../mf-communities/src/labels/texts/en.ts';
import { formTexts } from '../../../shared-lib/src/ui/forms/texts.ts';

const printed = new Date(2026, 0, 1);
const tag = (communityId: string, printedAt: Date | null, status = 'unassigned') => ({
  communityId,
  label: `${communityId}-${printedAt === null ? 'new' : 'old'}`,
  status,
  unitId: null,
  printBatchId: null,
  printedAt,
});

const owner = () =>
  createOwner({
    communities: {
      maple: { ...communityRecord('Maple Court') },
      harbor: { ...communityRecord('Harbor Point') },
    },
    binTags: {
      'tag-maple-old-1': tag('maple', printed),
      'tag-maple-old-2': tag('maple', printed, 'assigned'),
      'tag-maple-new': tag('maple', null),
      'tag-maple-lost': tag('maple', printed, 'lost'),
      'tag-harbor-old': tag('harbor', printed),
    },
    checkpoints: {
      gate: {
        communityId: 'maple',
        name: 'Gate',
        order: 1,
        type: 'qr',
        qrToken: 'gate-token-12',
        isActive: true,
        requiredPerShift: 1,
        printedAt: printed,
      },
    },
  });

const settingsOf = async (uid: string, section: string) =>
  (await firestore().doc(paths.settingsSection(uid, section)).get()).data();
const scanned = (page: Page) => page.getByText('Test scan passed');
const colorField = (page: Page) => page.getByRole('textbox', { name: 'Color' });

test('a label is previewed as printed; its design and logo are saved under a name', async ({ page }) => {
  const { uid, email } = await owner();
  await signIn(page, email, '/settings?tab=checkpoints');
  await test.step('a label is previewed as printed, and its design saved under a name', async () => {
    await expect(scanned(page)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await test.step('a color that phones can’t read is refused, and the preview keeps the last one', async () => {
      await colorField(page).fill('#ffd88a');
      await colorField(page).blur();
      const problem = page.getByText(textOf(checkpointsTexts, 'problems.tooPale'));
      await expect(problem).toBeVisible();
      expect((await problem.boundingBox())!.width).toBeGreaterThan(240);
      await expect(page.getByText(textOf(checkpointsTexts, 'preview.kept'))).toBeVisible();
      await expect(scanned(page)).toBeVisible();
      expect((await settingsOf(uid, 'checkpoints'))?.['brandColour']).toBeUndefined();
      await colorField(page).fill('#123456');
      await colorField(page).blur();
      await expect.poll(async () => (await settingsOf(uid, 'checkpoints'))?.['brandColour']).toBe('#123456');
      await expect(page.getByRole('img', { name: 'Label preview' }).locator('path').first()).toHaveAttribute(
        'fill',
        '#123456',
      );
    });

    const save = async (name: string) => {
      await page.getByRole('button', { name: 'Save this style' }).click();
      const dialog = page.getByRole('dialog', { name: 'Save this style' });
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByRole('button', { name: 'Save style' }).click();
      return dialog;
    };

    await test.step('a saved design is restored with one click, and can be undone and removed', async () => {
      await expect(await save('Night')).toBeHidden();
      await expect(page.getByText('In use')).toBeVisible();
      await colorField(page).fill('#654321');
      await colorField(page).blur();
      await page.getByRole('button', { name: 'Use style Night' }).click();
      await expect(colorField(page)).toHaveValue('#123456');
      await page.getByRole('button', { name: 'Undo' }).last().click();
      await expect.poll(async () => (await settingsOf(uid, 'checkpoints'))?.['brandColour']).toBe('#654321');
      const taken = await save('Night');
      await expect(taken.getByText(textOf(checkpointsTexts, 'looks.problems.name.taken'))).toBeVisible();
      await taken.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Remove style Night' }).click();
      await expect.poll(() => settingsOf(uid, 'codeLooks')).toHaveProperty('looks', {});
    });
  });

  await test.step('a logo is chosen: the business’s or a separate one for codes; it is read, printed, and saved in a design', async () => {
    await navigateInApp(page, '/team');
    await navigateInApp(page, '/settings?tab=checkpoints&setting=logoSource');
    const choice = page.getByRole('combobox', { name: 'Logo', exact: true });
    const file = page.getByLabel('Image for codes', { exact: true });
    const preview = page.getByRole('img', { name: 'Label preview' });
    await expect(choice).toBeFocused();
    await expect(choice).toHaveValue('none');
    await expect(preview.locator('image')).toHaveCount(0);

    await test.step('the business’s logo, which must exist first', async () => {
      await choice.selectOption('Your business’s logo');
      await expect(page.getByText(textOf(checkpointsTexts, 'logo.business.missing'))).toBeVisible();
      const png = pngOf(64, 48, [160, 0, 60], [20, 20, 90]).toString('base64');
      await firestore()
        .doc(paths.settingsSection(uid, 'business'))
        .set({ logo: `data:image/png;base64,${png}` }, { merge: true });
      await expect(preview.locator('image')).toHaveCount(1);
      await expect(scanned(page)).toBeVisible();
      await expect.poll(() => settingsOf(uid, 'checkpoints')).toMatchObject({ logoSource: 'business' });
    });

    await test.step('an unsuitable picture is refused next to the field, and nothing is stored', async () => {
      await choice.selectOption(textOf(checkpointsTexts, 'logo.own.choice'));
      await expect(page.getByText(textOf(checkpointsTexts, 'logo.own.missing'))).toBeVisible();
      for (const [name, mimeType, buffer, words] of [
        [
          'logo.svg',
          'image/svg+xml',
          Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
          patternOf(formTexts.en, 'errors.pictureType'),
        ],
        [
          'logo.png',
          'image/png',
          Buffer.alloc(20 * 1024 * 1024, 1),
          patternOf(formTexts.en, 'errors.pictureSize', { max: 5 }),
        ],
        [
          'notes.png',
          'image/png',
          Buffer.from('Dear Olivia'),
          patternOf(checkpointsTexts, 'logo.own.unreadable'),
        ],
      ] as const) {
        await file.setInputFiles({ name, mimeType, buffer });
        await expect(file, name).toHaveAccessibleDescription(words);
        await expect(file, name).toHaveAttribute('aria-invalid', 'true');
      }
      expect((await settingsOf(uid, 'checkpoints'))?.['logoPath'] ?? null).toBeNull();
    });

    await test.step('a picture is resized, stored, shown and read', async () => {
      await file.setInputFiles({
        name: 'wide.png',
        mimeType: 'image/png',
        buffer: pngOf(1200, 300, [0, 90, 60], [250, 200, 0]),
      });
      await expect
        .poll(() => settingsOf(uid, 'checkpoints'))
        .toMatchObject({
          logoSource: 'own',
          logoPath: expect.stringMatching(`^${paths.customer(uid)}/branding/[^/]+$`),
        });
      await expect(preview.locator('image')).toHaveCount(1);
      await expect(scanned(page)).toBeVisible();
      await expect(file).not.toHaveAttribute('aria-invalid', 'true');
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('a saved design restores it', async () => {
      await page.getByRole('button', { name: 'Save this style' }).click();
      const dialog = page.getByRole('dialog', { name: 'Save this style' });
      await dialog.getByLabel('Name').fill('With logo');
      await dialog.getByRole('button', { name: 'Save style' }).click();
      await expect(page.getByText('In use')).toBeVisible();
      await choice.selectOption('No logo');
      await expect(preview.locator('image')).toHaveCount(0);
      await page.getByRole('button', { name: 'Use style With logo' }).click();
      await expect(choice).toHaveValue('own');
      await expect(preview.locator('image')).toHaveCount(1);
    });

    await test.step('labels are printed with it, and existing ones need reprinting', async () => {
      await page.getByRole('button', { name: textOf(checkpointsTexts, 'reprints.open') }).click();
      const dialog = page.getByRole('dialog', { name: textOf(checkpointsTexts, 'reprints.open') });
      await dialog.getByRole('button', { name: 'Reprint 4 labels' }).click();
      await expect(page.getByText('4 labels left')).toBeVisible();
      // The request is listed before the server has it; the dialog closes only after that, by a step back that would end another navigation.
      await expect(dialog).toBeHidden();
      await navigateInApp(page, '/communities/maple?labels=bintags&which=outdated');
      await expect(
        page.getByRole('img', { name: textOf(labelsTexts, 'preview.of', { page: 1 }) }).locator('image'),
      ).toHaveCount(2);
    });
  });
});

test('the design is applied to existing labels: counted, listed, reprinted, and undone', async ({ page }) => {
  const { uid, email } = await owner();
  await signIn(page, email, '/settings?tab=checkpoints');
  const apply = page.getByRole('button', { name: textOf(checkpointsTexts, 'reprints.open') });
  const dialog = page.getByRole('dialog', { name: textOf(checkpointsTexts, 'reprints.open') });
  const reprints = async () => (await firestore().collection(paths.reprints(uid)).get()).docs;

  await test.step('the dialog counts the labels of all communities or of some', async () => {
    await apply.click();
    await expect(dialog.getByText('3 bin tags and 1 checkpoint will be listed')).toBeVisible();
    await dialog.getByText('Some communities', { exact: true }).click();
    await dialog.getByRole('checkbox', { name: 'Harbor Point' }).check();
    await expect(dialog.getByText('1 bin tag and 0 checkpoints will be listed')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Harbor Point' }).uncheck();
    await dialog.getByRole('checkbox', { name: 'Maple Court' }).check();
    await expect(dialog.getByText('2 bin tags and 1 checkpoint will be listed')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Reprint 3 labels' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('it is listed with the remaining labels, and can be undone', async () => {
    await expect(page.getByText('3 labels left')).toBeVisible();
    const [wish] = await reprints();
    expect(wish?.data()).toMatchObject({ communityIds: ['maple'], createdBy: uid });
    await page.getByRole('button', { name: 'Cancel reprint' }).click();
    await expect(page.getByText('3 labels left')).toBeHidden();
    // The list removes it before the server does; the toast appears after that.
    const takenBack = toast(page, 'Reprint canceled.');
    await expect(takenBack).toBeVisible();
    expect(await reprints()).toEqual([]);
    await takenBack.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('3 labels left')).toBeVisible();
    await expect.poll(async () => (await reprints()).length).toBe(1);
  });

  await test.step('the community prints only those', async () => {
    await navigateInApp(page, '/communities/maple?tab=bintags');
    await page.getByRole('link', { name: 'Print 2 again' }).click();
    await expect(page).toHaveURL('/communities/maple?labels=bintags&which=outdated');
    await expect(page.getByText('2 labels', { exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: textOf(labelsTexts, 'make.action', { count: 2 }) }).click();
    await download;
    const printed = Date.now();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText(textOf(labelsTexts, 'none.outdated.title'))).toBeVisible();
    // The page shows it before the server has it, and opening another page would end the request.
    await expect
      .poll(async () => {
        const tags = await firestore().collection(paths.binTags(uid)).get();
        return tags.docs.filter((tag) => (tag.get('printedAt')?.toMillis() ?? 0) >= printed).length;
      })
      .toBe(2);
    await navigateInApp(page, '/settings?tab=checkpoints');
    await expect(page.getByText('1 label left')).toBeVisible();
  });

  await test.step('the remaining labels lead to the print page, for all communities too', async () => {
    const rest = page.getByRole('link', { name: 'Print Maple Court labels' });
    await rest.click();
    await expect(page).toHaveURL('/communities/maple?labels=checkpoints&which=outdated');
    await expect(page.getByText('1 label', { exact: true })).toBeVisible();
    await navigateInApp(page, '/settings?tab=checkpoints&apply=1');
    await dialog.getByRole('button', { name: 'Reprint 4 labels' }).click();
    await expect(page.getByText('4 labels left')).toBeVisible();
    await page.getByRole('link', { name: 'Print Harbor Point labels' }).click();
    await expect(page).toHaveURL('/communities/harbor?labels=bintags&which=outdated');
    await expect(page.getByText('1 label', { exact: true })).toBeVisible();
    await navigateInApp(page, '/settings?tab=checkpoints');
  });

  await test.step('it fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText('1 label left')).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
  });
});
