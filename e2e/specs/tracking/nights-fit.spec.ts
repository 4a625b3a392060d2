import { expect, test } from '@playwright/test';
import { addDays, paths, serviceNight } from 'shared-lib/domain';
import { demoUids } from '../../../backend/seed/accounts.ts';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { firestore } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { showIn } from '../../src/page/showIn.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { signIn } from '../../src/signIn.ts';
import { textOf } from '../../src/textOf.ts';
import { en as unitsTexts } from '../../../mf-tracking/src/units/texts/en.ts';

const desktop = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const;
const tablet = { viewport: { width: 900, height: 900 }, colorScheme: 'light' } as const;
const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;

test('the demo’s service logs, doors and route of a night fit a desktop, a tablet and a dark phone', async ({
  page,
}) => {
  const show = async ({ viewport, colorScheme }: typeof desktop | typeof tablet | typeof phone) => {
    await page.setViewportSize(viewport);
    await showIn(page, colorScheme);
  };
  await page.setViewportSize(tablet.viewport);
  await signIn(page, 'owner@demo.test', '/units?tab=logs&community=harbor-point');

  for (const device of [tablet, phone]) {
    await test.step(`the service logs, ${device.colorScheme}, ${device.viewport.width} wide`, async () => {
      await show(device);
      await expect(page.getByText('Harbor Point').first()).toBeVisible();
      await expect(page.getByText('Collected').first()).toBeVisible();
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
    });
  }

  const route = `/checkpoints?community=harbor-point&night=${addDays(serviceNight(Date.now(), 'America/New_York'), -3)}`;
  for (const device of [phone, tablet]) {
    await test.step(`the route, ${device.colorScheme}, ${device.viewport.width} wide`, async () => {
      await show(device);
      await navigateInApp(page, route);
      await expect(page.getByText(/\d% scanned/)).toBeVisible();
      const compactor = page.getByRole('table', { name: 'Scans this night' }).getByRole('row');
      await expect(compactor.filter({ hasText: 'Compactor' })).toBeVisible();
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
    });
  }

  const reports = await firestore()
    .collection(paths.shiftReports(demoUids.owner))
    .where('communityId', '==', 'harbor-point')
    .where('status', '==', 'approved')
    .get();
  const [report] = reports.docs
    .map((found) => found.data())
    .sort((a, b) => (a['serviceDate'] < b['serviceDate'] ? 1 : -1));
  const { unitsServiced, unitsTotal } = report as { unitsServiced: number; unitsTotal: number };
  const panel = sidePanel(page, 'Unit');
  await page.setViewportSize(desktop.viewport);
  await navigateInApp(page, `/units?community=harbor-point&night=${report?.['serviceDate']}`);
  for (const device of [desktop, phone]) {
    await test.step(`the doors match their report, ${device.colorScheme}, ${device.viewport.width} wide`, async () => {
      await show(device);
      await expect(page.getByText(`${unitsServiced} of ${unitsTotal} doors`)).toBeVisible();
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
      const grid = page.getByRole('grid', { name: textOf(unitsTexts, 'doors.grid') });
      await grid.getByRole('link').first().click();
      await expect(panel.getByRole('region', { name: 'By month' })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
    });
  }
});
