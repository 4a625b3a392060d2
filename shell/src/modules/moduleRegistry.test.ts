import type { ModuleCode } from 'shared-lib/contract';
import { choice, code, dead, good, page, Page } from './fixtures/teamVersions.ts';
import type { VersionChoice } from './moduleChoices.ts';
import { createModuleRegistry } from './moduleRegistry.ts';

/** A registry that returns one result per request, and logs its requests and events. */
function registryOver(
  answers: (() => Promise<unknown>)[],
  choices: [VersionChoice, ...VersionChoice[]] = [choice()],
) {
  const requests: string[] = [];
  const arrived: string[] = [];
  const abandoned: string[] = [];
  const fallBacks: string[] = [];
  const details: string[] = [];
  let clock = 0;
  const registry = createModuleRegistry([{ module: 'mf-team', choices, refused: [] }], {
    loadRemote({ release: { version } }) {
      requests.push(version);
      clock += 100;
      return answers[requests.length - 1]!();
    },
    renewScript: async () => undefined,
    abandon: (base) => void abandoned.push(base),
    patienceWith: () => 2000,
    onTexts: (module, { en = {} }) => arrived.push(`${module}: ${Object.keys(en).join(', ')}`),
    onFallBack: ({ module, from, to, failure }) => {
      fallBacks.push(`${from.release.version} → ${to.release.version}: ${failure.reason}`);
      details.push(`${module}: ${failure.detail}`);
    },
    now: () => clock,
  });
  const inUse = () => registry.releases().map(({ version }) => version);
  const states = () => registry.statuses().map(({ version, state }) => `${version} ${state}`);
  return { registry, requests, arrived, abandoned, fallBacks, details, inUse, states };
}

test('loads a part once and caches it', async () => {
  const { registry, requests, arrived } = registryOver([good]);
  expect(registry.loaded(page())).toBeUndefined();
  const loads = await Promise.all([registry.load(page()), registry.load(page())]);
  expect(loads).toEqual([
    { ok: true, Component: Page },
    { ok: true, Component: Page },
  ]);
  expect(registry.loaded(page())).toBe(Page);
  expect(requests).toEqual(['1.0.0']);
  expect(arrived).toEqual(['mf-team: title']);
});

test('retries after a failure', async () => {
  const { registry, requests } = registryOver([dead, good]);
  expect(await registry.load(page())).toEqual({
    ok: false,
    failure: { reason: 'unreachable', detail: 'connection refused' },
  });
  expect(await registry.load(page())).toEqual({ ok: true, Component: Page });
  expect(requests).toHaveLength(2);
});

test('a part the module doesn’t have is reported missing, with no fallback', async () => {
  const { registry } = registryOver([good]);
  expect(await registry.load(page('NoPage'))).toEqual({
    ok: false,
    failure: { reason: 'part-missing', detail: 'mf-team has no NoPage' },
  });
});

test('an unknown module has no parts', async () => {
  const { registry, requests } = registryOver([good]);
  const part = { ...page(), module: 'mf-none' };
  expect(await registry.load(part)).toEqual({
    ok: false,
    failure: { reason: 'part-missing', detail: 'There is no module mf-none' },
  });
  await registry.prefetch(part);
  expect(registry.loaded(part)).toBeUndefined();
  expect(registry.choiceOf('mf-none')).toBeUndefined();
  expect(await registry.giveWay(part, '/mf-none/1.0.0/', new Error('thrown'))).toBe(false);
  expect(requests).toEqual([]);
});

const onTrial = (): [VersionChoice, ...VersionChoice[]] => [
  choice('1.1.0'),
  choice('1.0.0'),
  choice('0.9.0'),
];

describe('falling back', () => {
  test.each<[string, () => Promise<unknown>, string]>([
    ['can’t be loaded', dead, 'unreachable'],
    ['isn’t a module', () => Promise.resolve({ default: {} }), 'not-a-module'],
    [
      'lacks code for a name in its module.json',
      () => Promise.resolve({ default: { ...code, pages: {} } }),
      'contract',
    ],
  ])('a version that %s falls back to the previous one', async (_, answer, reason) => {
    const { registry, inUse, fallBacks, requests } = registryOver([answer, good], onTrial());
    expect(await registry.load(page())).toEqual({ ok: true, Component: Page });
    expect(inUse()).toEqual(['1.0.0']);
    expect(fallBacks).toEqual([`1.1.0 → 1.0.0: ${reason}`]);
    expect(registry.loaded(page())).toBe(Page);
    expect(requests).toEqual(['1.1.0', '1.0.0']);
  });

  test('parts that fail at the same time fall back once', async () => {
    const { registry, fallBacks } = registryOver([dead, good], onTrial());
    const results = await Promise.all([registry.load(page()), registry.load(page()), registry.load(page())]);
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(fallBacks).toEqual(['1.1.0 → 1.0.0: unreachable']);
  });

  test('if none work, as when offline, the first one stays and is retried', async () => {
    const { registry, inUse, states, fallBacks } = registryOver([dead, dead, dead, good], onTrial());
    expect(await registry.load(page())).toMatchObject({ ok: false, failure: { reason: 'unreachable' } });
    expect(inUse()).toEqual(['1.1.0']);
    expect(states()).toEqual(['1.1.0 failed']);
    expect(await registry.load(page())).toMatchObject({ ok: true });
    expect(states()).toEqual(['1.1.0 loaded']);
    expect(fallBacks).toEqual([]);
  });

  test('a previous version without the page takes over with its own pages', async () => {
    const { registry, inUse } = registryOver(
      [dead, good],
      [choice('1.1.0', { pages: ['TeamPage', 'NewPage'] }), choice('1.0.0')],
    );
    expect(await registry.load(page('NewPage'))).toMatchObject({ ok: true });
    expect(inUse()).toEqual(['1.0.0']);
  });

  test('late texts of a replaced version don’t override those of its replacement', async () => {
    const said = (text: string) => ({ default: Page, catalogues: { en: { [text]: text } } });
    let arriveLate = () => {};
    const late = new Promise<ReturnType<typeof said>>((resolve) => {
      arriveLate = () => resolve(said('newest'));
    });
    const saying = (text: string, second = Promise.resolve(said(text))) => ({
      ...code,
      pages: {
        TeamPage: () => Promise.resolve(said(text)),
        EmptyPage: () => second,
      },
      catalogues: { en: {} },
    });
    const { registry, arrived } = registryOver(
      [
        () => Promise.resolve({ default: saying('new', late) }),
        () => Promise.resolve({ default: saying('old') }),
      ],
      onTrial(),
    );
    await registry.load(page());
    const prefetched = registry.load(page('EmptyPage'));
    await registry.giveWay(page(), '/mf-team/1.1.0/', new Error('first render'));
    arriveLate();
    await prefetched;
    expect(arrived.filter((line) => line !== 'mf-team: ')).toEqual(['mf-team: new', 'mf-team: old']);
  });

  test('a version that throws on first render is replaced; one that has proven itself isn’t', async () => {
    const { registry, inUse, fallBacks, details } = registryOver([good, good, good], onTrial());
    const thrown = new Error('first render');
    await registry.load(page());
    expect(registry.canGiveWay(page(), '/mf-team/1.1.0/')).toBe(true);
    expect(await registry.giveWay(page(), '/mf-team/1.1.0/', thrown)).toBe(true);
    expect(inUse()).toEqual(['1.0.0']);
    // Another part of the same version threw too, but it has already been replaced.
    expect(await registry.giveWay(page(), '/mf-team/1.1.0/', thrown)).toBe(true);
    expect(fallBacks).toEqual(['1.1.0 → 1.0.0: threw']);
    expect(details).toEqual(['mf-team: first render']);

    registry.hasStood(page(), '/mf-team/1.0.0/');
    expect(registry.canGiveWay(page(), '/mf-team/1.0.0/')).toBe(false);
    expect(await registry.giveWay(page(), '/mf-team/1.0.0/', thrown)).toBe(false);
  });

  test('a cached part of a replaced version can fall back to the last one', async () => {
    const { registry } = registryOver([dead, good], [choice('1.1.0'), choice('1.0.0')]);
    await registry.load(page());
    expect(registry.canGiveWay(page(), '/mf-team/1.1.0/')).toBe(true);
    expect(registry.canGiveWay(page(), '/mf-team/1.0.0/')).toBe(false);
  });

  test('if no other version works, the one that threw stays', async () => {
    const { registry, inUse, states } = registryOver([good, dead, dead], onTrial());
    await registry.load(page());
    expect(await registry.giveWay(page(), '/mf-team/1.1.0/', new Error('first render'))).toBe(false);
    expect(inUse()).toEqual(['1.1.0']);
    expect(states()).toEqual(['1.1.0 failed']);
  });

  test('the last version shows its error', async () => {
    const { registry, states } = registryOver([good], [choice()]);
    await registry.load(page());
    expect(registry.canGiveWay(page(), '/mf-team/1.0.0/')).toBe(false);
    expect(await registry.giveWay(page(), '/mf-team/1.0.0/', new Error('first render'))).toBe(false);
    expect(states()).toEqual(['1.0.0 loaded']);
  });
});

describe('a slow version', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const never = () => new Promise<never>(() => {});
  const after = (millis: number) => () =>
    new Promise<{ default: ModuleCode }>((resolve) => setTimeout(() => resolve({ default: code }), millis));

  test('is replaced once the previous version has loaded', async () => {
    const { registry, requests, inUse, fallBacks, details } = registryOver([never, after(500)], onTrial());
    const loading = registry.load(page());
    await jest.advanceTimersByTimeAsync(1999);
    expect(requests).toEqual(['1.1.0']);
    await jest.advanceTimersByTimeAsync(500);
    expect(inUse()).toEqual(['1.1.0']);
    await jest.advanceTimersByTimeAsync(1);
    expect(await loading).toEqual({ ok: true, Component: Page });
    expect(inUse()).toEqual(['1.0.0']);
    expect(fallBacks).toEqual(['1.1.0 → 1.0.0: slow']);
    expect(details).toEqual(['mf-team: No answer within 2000 ms']);
    expect(requests).toEqual(['1.1.0', '1.0.0']);
  });

  test('is used if it arrives before the other one, however late', async () => {
    const { registry, inUse, states, fallBacks } = registryOver([after(5000), after(5000)], onTrial());
    const loading = registry.load(page());
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await loading).toEqual({ ok: true, Component: Page });
    expect(inUse()).toEqual(['1.1.0']);
    expect(states()).toEqual(['1.1.0 loaded']);
    expect(fallBacks).toEqual([]);
  });

  test('is ignored if it arrives after being replaced', async () => {
    const { registry, inUse, arrived, fallBacks } = registryOver([after(9000), after(100)], onTrial());
    void registry.load(page());
    await jest.advanceTimersByTimeAsync(10_000);
    expect(inUse()).toEqual(['1.0.0']);
    expect(arrived).toEqual(['mf-team: title']);
    expect(fallBacks).toEqual(['1.1.0 → 1.0.0: slow']);
  });

  test('reports why it failed if it fails before the other one has loaded', async () => {
    const late = () =>
      new Promise<never>((_, reject) => setTimeout(() => reject(new Error('cut off')), 2500));
    const { registry, fallBacks } = registryOver([late, after(2000)], onTrial());
    void registry.load(page());
    await jest.advanceTimersByTimeAsync(10_000);
    expect(fallBacks).toEqual(['1.1.0 → 1.0.0: unreachable']);
  });

  test('is waited for without an alternative, and abandoned on retry', async () => {
    const { registry, abandoned, fallBacks } = registryOver([never], [choice()]);
    void registry.load(page());
    await jest.advanceTimersByTimeAsync(60_000);
    void registry.load(page());
    await jest.advanceTimersByTimeAsync(1000);
    expect(abandoned).toEqual([]);
    void registry.load(page(), true);
    await jest.advanceTimersByTimeAsync(1000);
    expect(abandoned).toEqual(['/mf-team/1.0.0/']);
    expect(fallBacks).toEqual([]);
  });
});

test('reports a module’s status changes and its load time', async () => {
  const { registry, states } = registryOver([good]);
  const seen: string[] = [];
  registry.subscribe(() => seen.push(...states()));
  expect(states()).toEqual(['1.0.0 idle']);
  await registry.load(page());
  expect(seen).toEqual(['1.0.0 loading', '1.0.0 loaded']);
  expect(registry.statuses()[0]?.loadMillis).toBe(100);
});

test('prefetching loads a part once and ignores failures', async () => {
  const { registry, requests, states } = registryOver([dead, good]);
  await registry.prefetch(page());
  expect(states()).toEqual(['1.0.0 idle']);
  await registry.prefetch(page());
  await registry.prefetch(page());
  expect(registry.loaded(page())).toBe(Page);
  expect(requests).toHaveLength(2);
});

test('a failed part isn’t prefetched', async () => {
  const { registry, requests } = registryOver([dead]);
  await registry.load(page());
  await registry.prefetch(page());
  expect(requests).toEqual(['1.0.0']);
});
