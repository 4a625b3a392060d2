import type { ModuleEntry, ParsedEntry } from 'shared-lib/contract';
import { loadReleases } from './loadReleases.ts';

const entry = (module: string, version: string): ModuleEntry => ({
  stable: { version, manifest: { name: module, contract: '^1.0.0', routes: [], nav: [], slots: [] } },
  at: '2026-03-01T00:00:00Z',
  by: 'Ana',
});
/** A release document with two modules. */
const documentOf = (revision: number, team: string, billing: unknown = entry('mf-billing', '1.0.0')) =>
  JSON.stringify({ revision, modules: { 'mf-team': entry('mf-team', team), 'mf-billing': billing } });

const registered = jest.fn<Promise<readonly ParsedEntry[]>, [readonly string[]]>();
jest.mock('./registry/loadRegistered.ts', () => ({
  loadRegistered: (keys: readonly string[]) => registered(keys),
}));

const platformFetch = globalThis.fetch;
const requested = jest.fn<Promise<Response>, [string]>();
const answer = (text: string) =>
  requested.mockResolvedValue({ ok: true, text: async () => text } as Response);
const keepBuiltIn = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="built-in-releases">${text}</script>`;
};
/** Stores the last good document. */
async function keepLastGood(text: string) {
  answer(text);
  await loadReleases();
}

const versions = async () =>
  Object.fromEntries((await loadReleases()).map(({ module, stable }) => [module, stable.version]));

beforeEach(() => {
  globalThis.fetch = requested as never;
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  globalThis.fetch = platformFetch;
  requested.mockReset();
  jest.restoreAllMocks();
  localStorage.clear();
  document.body.innerHTML = '';
});

test('the site’s document wins over any copies', async () => {
  keepBuiltIn(documentOf(9, '9.0.0'));
  await keepLastGood(documentOf(8, '8.0.0'));
  answer(documentOf(2, '2.0.0'));
  expect(await versions()).toEqual({ 'mf-team': '2.0.0', 'mf-billing': '1.0.0' });
});

test.each([
  ['the last good one', 4, 3, '4.0.0'],
  ['the last good one, at the same revision', 3, 3, '3.0.0'],
  ['the one built into the page', 2, 3, 'built.3'],
])('without the document, uses the newer copy: %s', async (_, lastGood, builtIn, expected) => {
  keepBuiltIn(documentOf(builtIn, `${builtIn}.0.0-built.${builtIn}`));
  await keepLastGood(documentOf(lastGood, `${lastGood}.0.0`));
  requested.mockRejectedValue(new Error('Lost'));
  expect((await versions())['mf-team']).toContain(expected);
});

test('tolerates any stored content', async () => {
  keepBuiltIn(documentOf(3, '3.0.0'));
  localStorage.setItem('vh_releases', '{"modules":{"mf-team":7}}');
  requested.mockRejectedValue(new Error('Lost'));
  expect((await versions())['mf-team']).toBe('3.0.0');
});

test('a bad entry is taken from a copy, and the document isn’t stored', async () => {
  keepBuiltIn(documentOf(1, '1.0.0'));
  await keepLastGood(documentOf(4, '4.0.0', entry('mf-billing', '4.0.0')));
  answer(documentOf(5, '5.0.0', { stable: 'none' }));
  expect(await versions()).toEqual({ 'mf-team': '5.0.0', 'mf-billing': '4.0.0' });
  requested.mockRejectedValue(new Error('Lost'));
  expect((await versions())['mf-team']).toBe('4.0.0');
});

test('rejects an oversized document', async () => {
  keepBuiltIn(documentOf(1, '1.0.0'));
  const modules = Object.fromEntries(
    Array.from({ length: 51 }, (_, index) => [`mf-${index}`, entry('mf-team', '2.0.0')]),
  );
  answer(JSON.stringify({ revision: 2, modules }));
  expect((await versions())['mf-team']).toBe('1.0.0');
});

test('waits three seconds for a server that doesn’t answer', async () => {
  jest.useFakeTimers();
  keepBuiltIn(documentOf(1, '1.0.0'));
  requested.mockReturnValue(new Promise(() => {}));
  const loaded = jest.fn();
  const loading = versions().then(loaded);
  await jest.advanceTimersByTimeAsync(2900);
  expect(loaded).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  await loading;
  expect(loaded).toHaveBeenCalledWith({ 'mf-team': '1.0.0', 'mf-billing': '1.0.0' });
  jest.useRealTimers();
});

describe('with a registry', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="module-keys" content="one two">';
    answer(documentOf(2, '2.0.0'));
  });
  afterEach(() => document.head.replaceChildren());

  test('its modules win over the site’s, and new ones are added', async () => {
    registered.mockResolvedValue([
      { module: 'mf-team', ...entry('mf-team', '7.0.0') },
      { module: 'mf-hello', ...entry('mf-hello', '0.1.0') },
    ]);
    expect(await versions()).toEqual({ 'mf-billing': '1.0.0', 'mf-team': '7.0.0', 'mf-hello': '0.1.0' });
    expect(registered).toHaveBeenCalledWith(['one', 'two']);
  });

  test.each([
    ['its own, if it has one', { previous: entry('mf-team', '6.0.0').stable }, '6.0.0'],
    ['the site’s otherwise', {}, '2.0.0'],
  ])('the previous version is %s', async (_, previous, expected) => {
    registered.mockResolvedValue([{ module: 'mf-team', ...entry('mf-team', '7.0.0'), ...previous }]);
    const team = (await loadReleases()).find(({ module }) => module === 'mf-team');
    expect([team?.stable.version, team?.previous?.version]).toEqual(['7.0.0', expected]);
  });

  test('a page without its code has the site’s modules', async () => {
    registered.mockRejectedValue(new Error('Loading chunk registry failed'));
    expect(await versions()).toEqual({ 'mf-team': '2.0.0', 'mf-billing': '1.0.0' });
  });
});
