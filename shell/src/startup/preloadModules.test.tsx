import type { ModuleChoices, VersionChoice } from '../modules/moduleChoices.ts';
import { preloadModules } from './preloadModules.ts';

let version = 0;
/** One module; each time another version, since what was asked for ahead is kept for a while. */
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

const asked = jest.fn<Promise<Response>, [string]>();
const platformFetch = globalThis.fetch;

/** Answers each request with a body of JSON or of something else. */
const answer = (body: string) =>
  asked.mockResolvedValue({
    ok: true,
    clone: () => ({ json: async () => JSON.parse(body) as unknown }),
  } as never);

beforeEach(() => {
  globalThis.fetch = asked as never;
});
afterEach(() => {
  globalThis.fetch = platformFetch;
  asked.mockReset();
  document.head.replaceChildren();
});

const preloaded = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
/** Lets all that follows an answer happen. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('the first scripts of the module at an address are asked for, each once', async () => {
  answer(
    '{"metaData":{"remoteEntry":{"name":"assets/entry.js"}},"exposes":[{"assets":{"js":{"sync":["assets/a.js"]}}}]}',
  );
  const { base, modules } = release();
  preloadModules(modules, '/team');
  await settled();
  preloadModules(modules, '/team');
  await settled();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(preloaded()).toEqual([`${base}assets/entry.js`, `${base}assets/a.js`]);
});

test('nothing is asked for at an address that needs no module', async () => {
  preloadModules(release().modules, '/help');
  await settled();
  expect(asked).not.toHaveBeenCalled();
});

test.each(['<!doctype html>', 'null', '7', '{"exposes":{}}', '{"metaData":{"remoteEntry":{"name":7}}}'])(
  'a manifest that is none (%s) is left to whoever loads the module',
  async (body) => {
    answer(body);
    preloadModules(release().modules, '/team');
    await settled();
    expect(preloaded()).toEqual([]);
  },
);

test('so is one that can not be reached', async () => {
  asked.mockRejectedValue(new Error('Lost'));
  preloadModules(release().modules, '/team');
  await settled();
  expect(preloaded()).toEqual([]);
});
