import { createFederationHost } from './federationHost.ts';

const container = {
  script: 'assets/entry.1.js',
  integrity: 'sha256-NuqcIaQ0GxlWqDYzTKcGUyFu9bmGO8cfWKe9R+Q/Y2o=',
  global: 'mf_team_1_0_0',
};
const manifest = {
  metaData: { globalName: container.global, remoteEntry: { name: container.script } },
};

/** Addresses requested with fetch. */
let fetched: string[];
const platformFetch = globalThis.fetch;
beforeEach(() => {
  fetched = [];
  globalThis.fetch = (address) => {
    fetched.push(String(address));
    return Promise.resolve({ ok: true, json: async () => manifest } as Response);
  };
});
afterEach(() => {
  globalThis.fetch = platformFetch;
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test.each([
  ['which the document names', '/mf-team/1.1.0/', { container }, container.integrity, []],
  ['which an older document doesn’t name', '/mf-team/1.0.0/', {}, '', ['/mf-team/1.0.0/mf-manifest.json']],
])('runs a container %s', async (_, base, release, integrity, asked) => {
  const code = { default: 'code' };
  const loading = createFederationHost({}, './module').loadRemote({ base, release });
  await settled();
  const script = document.querySelector('script')!;
  expect([script.getAttribute('src'), script.integrity]).toEqual([
    `${window.location.origin}${base}assets/entry.1.js`,
    integrity,
  ]);
  Reflect.set(globalThis, container.global, { init: () => {}, get: async () => () => code });
  script.dispatchEvent(new Event('load'));
  expect(await loading).toBe(code);
  expect(fetched).toEqual(asked.map((path) => window.location.origin + path));
});
