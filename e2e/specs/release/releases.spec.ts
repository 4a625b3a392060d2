import { expect, test, type Route } from '@playwright/test';
import { areas, dashboard, screens, sideNav, visit } from '../../src/areas.ts';
import { fetchRead } from '../../src/page/fetchRead.ts';
import { product } from '../../src/product.ts';
import { signIn } from '../../src/signIn.ts';

for (const [what, answer] of [
  ['unreachable', (route: Route) => route.abort('connectionrefused')],
  ['answered with 500', (route: Route) => route.fulfill({ status: 500, body: 'Oops' })],
  ['cut off in the middle', (route: Route) => route.fulfill({ body: '{"modules":{"mf-team":{"sta' })],
  ['the page itself', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })],
  ['empty', (route: Route) => route.fulfill({ body: '{}' })],
  ['of another shape', (route: Route) => route.fulfill({ body: '{"modules":[]}' })],
  ['without a module', (route: Route) => route.fulfill({ body: '{"modules":{}}' })],
] as const) {
  test(`a release document that is ${what}: the copy built into the page is used`, async ({ page }) => {
    await page.route(`${product().url}/releases.json`, answer);
    await signIn(page, 'owner@demo.test');
    await expect(sideNav(page).getByRole('link')).toHaveText(
      screens.map(({ nav }) => nav),
      { useInnerText: true },
    );
    for (const area of [dashboard, areas.team, areas.billing]) await visit(page, area);
  });
}

test('an invalid entry of the release document doesn’t affect the others', async ({ page }) => {
  await page.route(`${product().url}/releases.json`, async (route) => {
    const response = await fetchRead(route);
    const document = (await response.json()) as { modules: Record<string, { stable: { version: string } }> };
    document.modules['mf-tracking']!.stable.version = '../../evil';
    await route.fulfill({ json: document });
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await signIn(page, 'owner@demo.test');
  const { team, communities, settings, billing } = areas;
  for (const area of [dashboard, team, communities, settings, billing]) await visit(page, area);
  await expect(sideNav(page).getByRole('link')).not.toHaveCount(0);
  expect(requests.filter((url) => url.includes('evil'))).toEqual([]);
});
