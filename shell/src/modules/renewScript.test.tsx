import { renewScript } from './federationHost.ts';

const site = 'https://hub.example';

test('a failed script is refetched with the others the page has requested of its version', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const requested = [
    '/mf-team/1.0.0/assets/7.js',
    '/mf-team/1.0.0/assets/8.js',
    '/mf-team/1.0.0/assets/8.js',
    '/mf-team/1.0.0/assets/8.css',
    '/mf-team/1.0.0/mf-manifest.json',
    '/mf-team/1.1.0/assets/9.js',
    '/mf-billing/1.0.0/assets/9.js',
  ];
  const entries = requested.map((path) => ({ name: site + path }) as PerformanceEntry);
  Object.assign(performance, { getEntriesByType: () => entries });

  await renewScript(`${site}/mf-team/1.0.0/assets/3.js`);
  expect(fetched.mock.calls).toEqual(
    [3, 7, 8].map((id) => [`${site}/mf-team/1.0.0/assets/${id}.js`, { cache: 'reload' }]),
  );
});

test('it never rejects', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  Object.assign(performance, { getEntriesByType: () => [] });
  await renewScript(`${site}/mf-team/1.0.0/assets/3.js`);
});
