/// <reference lib="dom" />
import type { Page } from '@playwright/test';

const styleUrl = 'https://maps.test/style.json';

/** A style that needs nothing else: a background and a street. */
const style = {
  version: 8,
  sources: {
    street: {
      type: 'geojson',
      attribution: '© Test Maps',
      data: {
        type: 'Feature',
        properties: {},
        geometry: {
          type: 'LineString',
          coordinates: [
            [-86.79, 36.16],
            [-86.77, 36.16],
          ],
        },
      },
    },
  },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#dddddd' } },
    { id: 'street', type: 'line', source: 'street', paint: { 'line-width': 6 } },
  ],
};

/**
 * Configures the site with a map, and answers for its host. The local page has the policy of a site without a map, so
 * the map needs `bypassCSP`.
 * @returns the requests to that host
 */
export async function configureMap(page: Page): Promise<string[]> {
  const requests: string[] = [];
  // By then, the page is parsed, and its script hasn't run.
  await page.addInitScript((content) => {
    const add = () => {
      const meta = Object.assign(document.createElement('meta'), { name: 'map-style', content });
      document.head.append(meta);
    };
    document.addEventListener('readystatechange', add, { once: true });
  }, styleUrl);
  await page.route('https://maps.test/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: style });
  });
  return requests;
}
