import { expect, test } from '@playwright/test';
import { areas, screens, visit } from '../src/areas.ts';
import { axeFindings as findings } from '../src/axeFindings.ts';
import { breakTracking, expectSectionError } from '../src/deadModule.ts';
import { profileButton, signIn } from '../src/signIn.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('axe finds nothing on the dashboard and the areas, and all of it can be touched', async ({ page }) => {
    await signIn(page, 'owner@demo.test');
    for (const { path, nav, content } of screens) {
      await page.goto(path);
      await content(page).waitFor();
      expect.soft(await findings(page, { isTouched: true }), nav).toEqual([]);
    }
  });

  test('nor on the lists of the field', async ({ page }) => {
    await signIn(page, 'owner@demo.test');
    for (const path of [
      'clock-in-outs',
      'checkpoints',
      'units',
      'violations',
      'shift-report',
      'notifications',
    ]) {
      await page.goto(`/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main').getByText(/\d/).filter({ visible: true }).first()).toBeVisible();
      expect.soft(await findings(page, { isTouched: true }), path).toEqual([]);
    }
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing serious on the sign-in page', async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByText('Enter your password.')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('nor on the dashboard and the five areas', async ({ page }) => {
      await signIn(page, 'owner@demo.test');
      for (const area of screens) {
        await visit(page, area);
        expect.soft(await findings(page), area.nav).toEqual([]);
      }
      await profileButton(page).click();
      await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
      expect.soft(await findings(page), 'profile menu').toEqual([]);
    });

    test('nor on a list of the field and its side panel', async ({ page }) => {
      await signIn(page, 'owner@demo.test', '/violations?status=open');
      const list = page.getByRole('table', { name: 'Violations' });
      await expect(list.getByText('Open', { exact: true }).first()).toBeVisible();
      expect.soft(await findings(page), 'list').toEqual([]);
      await list.getByRole('button', { name: /V-/ }).first().click();
      await expect(page.getByRole('dialog').getByText('Seen by')).toBeVisible();
      expect(await findings(page), 'panel').toEqual([]);
    });

    test('nor on the onboarding and its plans', async ({ page }) => {
      await signIn(page, 'trial@demo.test');
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
      expect.soft(await findings(page), 'onboarding').toEqual([]);
      await page.goto('/pricing');
      await expect(page.getByRole('heading', { name: 'Good to know' })).toBeVisible();
      expect(await findings(page), 'pricing').toEqual([]);
    });

    test('nor on a section that is down', async ({ page }) => {
      await breakTracking(page, 'entry', 'answered 404');
      await signIn(page, 'owner@demo.test', areas.tracking.path);
      await expectSectionError(page);
      expect(await findings(page)).toEqual([]);
    });
  });
}
