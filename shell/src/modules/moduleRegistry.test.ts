import type { ModuleCode, ModuleRelease } from 'shared-lib/contract';
import { createModuleRegistry, type PartName } from './moduleRegistry.ts';

const Page = () => null;
const code: ModuleCode = {
  pages: { TeamPage: async () => ({ default: Page }), EmptyPage: async () => ({}) as never },
  slots: {},
  catalogues: { en: { title: 'Team' } },
};
const release = (contract = '^1.0.0'): ModuleRelease => ({
  version: '1.0.0',
  manifest: { name: 'mf-team', contract, routes: [], nav: [], slots: [] },
});
const page = (name = 'TeamPage'): PartName => ({ module: 'mf-team', kind: 'pages', name });

/** A registry over a list of answers, one for each request, with what it asked for and told. */
function registryOver(answers: (() => Promise<unknown>)[], contract?: string) {
  const requests: string[] = [];
  const arrived: string[] = [];
  const renewed: string[] = [];
  const registry = createModuleRegistry(
    [release(contract)],
    (module) => {
      requests.push(module);
      return answers[requests.length - 1]!();
    },
    async (address) => renewed.push(address),
    (module) => arrived.push(module),
  );
  return { registry, requests, arrived, renewed };
}

const good = () => Promise.resolve({ default: code });
const dead = () => Promise.reject(new Error('connection refused'));

test('loads a part once, and has it at hand afterwards', async () => {
  const { registry, requests, arrived } = registryOver([good]);
  expect(registry.loaded(page())).toBeUndefined();
  const loads = await Promise.all([registry.load(page()), registry.load(page())]);
  expect(loads).toEqual([
    { ok: true, Component: Page },
    { ok: true, Component: Page },
  ]);
  expect(registry.loaded(page())).toBe(Page);
  expect(requests).toEqual(['mf-team']);
  expect(arrived).toEqual(['mf-team']);
});

test('asks again after a failure', async () => {
  const { registry, requests } = registryOver([dead, good]);
  expect(await registry.load(page())).toEqual({
    ok: false,
    failure: { reason: 'unreachable', detail: 'connection refused' },
  });
  expect(await registry.load(page())).toEqual({ ok: true, Component: Page });
  expect(requests).toHaveLength(2);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a default export of another shape', { default: { pages: {} } }],
])('a container that hands out %s is no module', async (_, exports) => {
  const { registry, arrived } = registryOver([() => Promise.resolve(exports)]);
  expect(await registry.load(page())).toMatchObject({ ok: false, failure: { reason: 'not-a-module' } });
  expect(arrived).toEqual([]);
});

test.each([['NoSuchPage'], ['EmptyPage'], ['constructor']])('the part %s is missing', async (name) => {
  const { registry } = registryOver([good]);
  expect(await registry.load(page(name))).toMatchObject({ ok: false, failure: { reason: 'part-missing' } });
});

test('a module for another contract is not even asked for', async () => {
  const { registry, requests } = registryOver([good], '^2.0.0');
  expect(await registry.load(page())).toMatchObject({ ok: false, failure: { reason: 'contract' } });
  expect(requests).toEqual([]);
});

test('a script that arrived broken is renewed once, before the next try', async () => {
  const broken = Object.assign(new Error('Loading chunk 7 failed'), {
    request: '/mf-team/1.0.0/assets/7.js',
  });
  const { registry, renewed } = registryOver([() => Promise.reject(broken), good, good]);
  expect(await registry.load(page())).toMatchObject({ ok: false, failure: { reason: 'unreachable' } });
  expect(renewed).toEqual([]);
  expect(await registry.load(page())).toMatchObject({ ok: true });
  expect(await registry.load(page())).toMatchObject({ ok: true });
  expect(renewed).toEqual(['/mf-team/1.0.0/assets/7.js']);
});
