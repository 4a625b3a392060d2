import { expect, test } from '@playwright/test';
import { en as texts } from '../../../mf-communities/src/texts/en.ts';
import { communityRecord, createOwner } from '../../src/backend.ts';
import { DataWatch } from '../../src/measure/DataWatch.ts';
import { waitUntilAnswered } from '../../src/measure/openScreen.ts';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { configureMap } from '../../src/page/siteMap.ts';
import { product } from '../../src/product.ts';
import { signIn } from '../../src/signIn.ts';
import { textOf } from '../../src/textOf.ts';
import { weekdays } from 'shared-lib/domain';

// The local page has the policy of a site without a map, and the policy can't be replaced.
test.use({ bypassCSP: true });

test('the list of communities has a map: markers open them, groups zoom in, filters apply', async ({
  page,
}) => {
  const requests = await configureMap(page);
  const at = (name: string, lat: number, lng: number) => ({
    ...communityRecord(name),
    serviceDays: [...weekdays],
    geofence: { lat, lng, radiusM: 250 },
  });
  const { email } = await createOwner({
    communities: {
      elm: at('Elm Row', 36.16, -86.78),
      oak: at('Oak Park', 36.1601, -86.7801),
      ash: at('Ash Bluff', 33.75, -84.39),
      fir: communityRecord('Fir Place'),
    },
  });
  const map = page.locator('[data-map]');
  const state = textOf(texts, 'tonight.uncovered');
  const marker = (name: string) => map.getByRole('link', { name: `${name}, ${state}` });
  const group = map.getByRole('button', {
    name: textOf(texts, 'map.group', { count: 2, states: '' }).trim(),
  });

  const watch = await DataWatch.of(page, product().addresses);
  await signIn(page, email, '/communities');
  const choice = page.getByRole('radiogroup', { name: textOf(texts, 'map.view') });
  await expect(choice).toBeVisible();
  expect(requests).toEqual([]);
  // The list knows the positions already.
  await waitUntilAnswered(watch);
  const { length } = watch.names;
  await choice.getByText(textOf(texts, 'map.map')).click();
  await expect(page).toHaveURL('/communities?show=map');
  await expect(map).toHaveAttribute('data-loaded', '');
  await expect(marker('Ash Bluff')).toBeVisible();
  await waitUntilAnswered(watch);
  expect(watch.names.slice(length).filter((name) => name.includes('/communities/'))).toEqual([]);
  await expect(page.getByText(textOf(texts, 'map.unplaced', { count: 1 }))).toBeVisible();
  await expect(page.getByText(`${state}: 3`, { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await test.step('close ones are a group, which zooms in, by keyboard', async () => {
    await expect(marker('Elm Row')).toHaveCount(0);
    await group.focus();
    await page.keyboard.press('Enter');
    await expect(marker('Elm Row')).toBeVisible();
    await expect(marker('Elm Row')).toBeFocused();
  });

  await test.step('the map shows what the list shows', async () => {
    await page.getByRole('searchbox').fill('bluff');
    await expect(map.getByRole('link', { name: state })).toHaveCount(1);
    await expect(page).toHaveURL('/communities?show=map&q=bluff');
    await page.getByRole('searchbox').fill('fir');
    await expect(map).toHaveCount(0);
    await page.getByRole('searchbox').fill('');
    await expect(marker('Ash Bluff')).toBeVisible();
  });

  await test.step('on a phone and in Spanish it fits, and a marker opens its community', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await horizontalOverflow(page)).toBe(0);
    await marker('Ash Bluff').click();
    await expect(page).toHaveURL('/communities/ash');
    await page.goBack();
    await expect(marker('Ash Bluff')).toBeVisible();
    await page.getByText(textOf(texts, 'map.unplaced', { count: 1 })).click();
    await page.getByRole('listitem').getByRole('link', { name: 'Fir Place' }).click();
    await expect(page).toHaveURL('/communities/fir?tab=access&edit=geofence');
  });
});
