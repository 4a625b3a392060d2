import { expect, test } from '@playwright/test';
import { axeFindings } from '../src/axeFindings.ts';
import { horizontalOverflow } from '../src/horizontalOverflow.ts';
import { signIn } from '../src/signIn.ts';

/** Every view of the settings, as its address has it. */
const views = [
  'account',
  'notifications',
  'operations',
  ...['settings', 'templates', 'send', 'history', 'recipients', 'consent', 'suppressed'].map(
    (view) => `sms&view=${view}`,
  ),
  'sms&view=recipients&import=1',
  'checkpoints',
  'billing',
  'support',
];

/** What opens over them, each by its address. */
const dialogs = [
  ...['email', 'password', 'sessions', 'address', 'newEmail'].map((name) => `account&${name}=1`),
  'operations&addType=1',
  'operations&type=no-bin',
  'operations&type=no-bin&editType=1',
  'operations&mergeType=no-bin',
  'sms&view=suppressed&add=1',
  'checkpoints&apply=1',
];

test.describe('on a phone in Spanish, in the dark', () => {
  test.use({ locale: 'es-MX', viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('every view and dialog of the settings fits, and has no accessibility findings', async ({ page }) => {
    // It opens 25 pages, and looks through each.
    test.setTimeout(480_000);
    await signIn(page, 'owner@demo.test', '/settings');
    for (const place of [...views, ...dialogs]) {
      await page.goto(`/settings?tab=${place}`);
      const shown = dialogs.includes(place)
        ? page.getByRole('dialog').last()
        : page.getByRole('tabpanel').last();
      await expect(shown.locator('input, textarea, button, [role=row]').first()).toBeVisible();
      await expect(shown.locator('[aria-busy=true]')).toHaveCount(0);
      expect.soft(await horizontalOverflow(page), place).toBe(0);
      expect.soft(await axeFindings(page, { isStrict: true }), place).toEqual([]);
    }
    await page.goto('/settings?tab=operations&type=no-bin');
    const names = page.getByRole('dialog').getByRole('heading', { name: 'Bolsa fuera del contenedor' });
    await expect(names).toBeVisible();
    await page.goto('/settings?tab=sms&view=suppressed');
    await expect(page.getByText('Es un teléfono fijo o no recibe mensajes.').first()).toBeVisible();
  });
});
