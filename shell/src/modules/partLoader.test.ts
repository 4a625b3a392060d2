import type { ModuleRelease } from 'shared-lib/contract';
import { choice, code, good, page, Page } from './fixtures/teamVersions.ts';
import type { VersionChoice } from './moduleChoices.ts';
import { createPartLoader, hasPart } from './partLoader.ts';
import { createVersionsInUse } from './versionsInUse.ts';

/** A loader that returns one result per request, and logs its requests and events. */
function loaderOver(answers: (() => Promise<unknown>)[], choices: [VersionChoice, ...VersionChoice[]]) {
  const requests: string[] = [];
  const told: string[] = [];
  const renewed: string[] = [];
  let fail: ((error: Error) => void) | undefined;
  const versions = createVersionsInUse([{ module: 'mf-team', choices, refused: [] }]);
  const loader = createPartLoader(versions, {
    loadRemote({ release: { version } }) {
      requests.push(version);
      return answers[requests.length - 1]!();
    },
    renewScript: async (address) => renewed.push(address),
    abandon: (base) => fail?.(new Error(`${base} was given up`)),
    onTexts: (module, { en = {} }) => told.push(`${module}: ${Object.keys(en).join(', ')}`),
    now: () => 0,
  });
  /** A request that never completes, and fails when abandoned. */
  const hanging = () => new Promise<never>((_, reject) => (fail = reject));
  return { loader, requests, told, renewed, hanging };
}

const stable = choice('1.0.0');
const onTrial = choice('1.1.0');

test('texts of a part are reported before it is shown', async () => {
  const withTexts = { default: Page, catalogues: { en: { days: 'Days' } } };
  const lazy = { ...code, pages: { ...code.pages, TeamPage: () => Promise.resolve(withTexts) } };
  const { loader, told } = loaderOver([() => Promise.resolve({ default: lazy })], [stable]);
  await loader.load(page(), stable);
  expect(told).toEqual(['mf-team: title', 'mf-team: days']);
});

test('texts of a version not in use are held until it is', async () => {
  const { loader, told } = loaderOver([good], [onTrial, stable]);
  await loader.load(page(), stable);
  expect(told).toEqual([]);
  loader.tellTexts(stable);
  expect(told).toEqual(['mf-team: title']);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a wrong default export', { default: { pages: {} } }],
])('a container that exposes %s isn’t a module', async (_, exports) => {
  const { loader, told } = loaderOver([() => Promise.resolve(exports)], [stable]);
  const result = await loader.load(page(), stable);
  expect(result).toMatchObject({ ok: false, failure: { reason: 'not-a-module' } });
  expect(told).toEqual([]);
});

test.each([['NoSuchPage'], ['EmptyPage'], ['constructor']])('the part %s is missing', async (name) => {
  const { loader } = loaderOver([good], [stable]);
  const result = await loader.load(page(name), stable);
  expect(result).toMatchObject({ ok: false, failure: { reason: 'part-missing' } });
});

test('code that doesn’t match module.json is used only if there is no other version', async () => {
  const incomplete = () => Promise.resolve({ default: { ...code, slots: { Unnamed: code.pages.TeamPage } } });
  const { loader } = loaderOver([incomplete, incomplete], [onTrial, stable]);
  const result = await loader.load(page(), onTrial);
  expect(result).toMatchObject({ ok: false, failure: { reason: 'contract' } });
  expect(await loader.load(page(), stable)).toMatchObject({ ok: true });
});

test('a module with an incompatible contract isn’t requested', async () => {
  const other = choice('1.0.0', { contract: '^3.0.0' });
  const { loader, requests } = loaderOver([good], [other]);
  const result = await loader.load(page(), other);
  expect(result).toMatchObject({ ok: false, failure: { reason: 'contract' } });
  expect(requests).toEqual([]);
});

test('a fallback version without the part has nothing to show', async () => {
  const { loader } = loaderOver([good], [onTrial, stable]);
  expect(await loader.loadInstead(page('NewPage'), stable)).toMatchObject({ ok: true });
});

test('a corrupt script is refetched once, before the next attempt', async () => {
  const broken = Object.assign(new Error('Loading chunk 7 failed'), {
    request: '/mf-team/1.0.0/assets/7.js',
  });
  const { loader, renewed } = loaderOver([() => Promise.reject(broken), good, good], [stable]);
  const result = await loader.load(page(), stable);
  expect(result).toMatchObject({ ok: false, failure: { reason: 'unreachable' } });
  expect(renewed).toEqual([]);
  expect(await loader.load(page(), stable)).toMatchObject({ ok: true });
  expect(await loader.load(page(), stable)).toMatchObject({ ok: true });
  expect(renewed).toEqual(['/mf-team/1.0.0/assets/7.js']);
});

test('retrying abandons only what is pending', async () => {
  const answers: (() => Promise<unknown>)[] = [good];
  const { loader, requests, hanging } = loaderOver(answers, [stable]);
  answers.unshift(hanging);
  const first = loader.load(page(), stable);
  await loader.giveUp(page('EmptyPage'), [stable]);
  expect(requests).toEqual(['1.0.0']);
  await loader.giveUp(page(), [stable]);
  expect(await first).toMatchObject({ ok: false, failure: { detail: '/mf-team/1.0.0/ was given up' } });
  expect(await loader.load(page(), stable)).toEqual({ ok: true, Component: Page });
  expect(requests).toEqual(['1.0.0', '1.0.0']);
});

const release: ModuleRelease = {
  version: '1.0.0',
  manifest: {
    name: 'mf-team',
    contract: '^2.0.0',
    routes: [{ path: '/team', title: { en: 'Team' }, access: 'main', page: 'TeamPage' }],
    nav: [],
    slots: [{ slot: 'dashboard.cards', id: 'team', label: { en: 'Team' }, order: 1, component: 'TeamCard' }],
  },
};

test.each([
  ['pages', 'TeamPage', true],
  ['pages', 'TeamCard', false],
  ['slots', 'TeamCard', true],
  ['slots', 'OtherCard', false],
] as const)('among the %s, %s: %s', (kind, name, expected) => {
  expect(hasPart({ module: 'mf-team', kind, name }, release)).toBe(expected);
});
