import type { ModuleChoices, VersionChoice } from '../modules/moduleChoices.ts';
import { preloadModules } from './preloadModules.ts';

let version = 0;
/** A module with a new version each time, because prefetched answers are cached. */
function release(): { base: string; modules: ModuleChoices[] } {
  version += 1;
  const base = `/mf-team/${version}.0.0/`;
  const choice: VersionChoice = {
    base,
    reason: { kind: 'stable' },
    release: {
      version: `${version}.0.0`,
      manifest: {
        name: 'mf-team',
        contract: '^1.0.0',
        routes: [{ path: '/team', title: { en: 'Team' }, access: 'main', page: 'TeamPage' }],
        nav: [],
        slots: [],
      },
    },
  };
  return { base, modules: [{ module: 'mf-team', choices: [choice], refused: [] }] };
}

const requested = jest.fn<Promise<Response>, [string]>();
const platformFetch = globalThis.fetch;

/** Answers each request with a JSON or other body. */
const answer = (body: string) =>
  requested.mockResolvedValue({
    ok: true,
    clone: () => ({ json: async () => JSON.parse(body) as unknown }),
  } as never);

beforeEach(() => {
  globalThis.fetch = requested as never;
});
afterEach(() => {
  globalThis.fetch = platformFetch;
  requested.mockReset();
  document.head.replaceChildren();
});

const preloaded = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
/** Waits for pending promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('requests the first scripts of an address’s module once', async () => {
  answer(
    '{"metaData":{"remoteEntry":{"name":"assets/entry.js"}},"exposes":[{"assets":{"js":{"sync":["assets/a.js"]}}}]}',
  );
  const { base, modules } = release();
  preloadModules(modules, '/team');
  await settled();
  preloadModules(modules, '/team');
  await settled();
  expect(requested).toHaveBeenCalledTimes(1);
  expect(preloaded()).toEqual([`${base}assets/entry.js`, `${base}assets/a.js`]);
});

test('requests nothing at an address without a module', async () => {
  preloadModules(release().modules, '/help');
  await settled();
  expect(requested).not.toHaveBeenCalled();
});

test.each(['<!doctype html>', 'null', '7', '{"exposes":{}}', '{"metaData":{"remoteEntry":{"name":7}}}'])(
  'ignores an invalid manifest (%s)',
  async (body) => {
    answer(body);
    preloadModules(release().modules, '/team');
    await settled();
    expect(preloaded()).toEqual([]);
  },
);

test('ignores an unreachable manifest', async () => {
  requested.mockRejectedValue(new Error('Lost'));
  preloadModules(release().modules, '/team');
  await settled();
  expect(preloaded()).toEqual([]);
});
