import { installSharedRuntime, type ModuleRuntime } from './moduleRuntime.ts';

const name = 'mf_team_1_0_0';
const script = 'https://hub.example/mf-team/1.0.0/assets/remoteEntry.1.js';

/** A module's runtime as its build leaves it; chunk 7 has no script. */
function leanRuntime(own: Partial<ModuleRuntime> = {}) {
  const runtime = {
    m: {},
    f: {},
    u: (id: number) => `assets/${id}.js`,
    federation: { chunkMatcher: (id: number) => id !== 7 },
    ...own,
  } as unknown as ModuleRuntime;
  const running = document.createElement('script');
  running.src = script;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(running);
  installSharedRuntime(runtime, name);
  return runtime;
}

const load = (runtime: ModuleRuntime, id: number) => {
  const promises: Promise<unknown>[] = [];
  runtime.f.j!(id, promises);
  return Promise.all(promises);
};

/** Pending scripts. */
const requested = () => [...document.head.querySelectorAll('script')];

/** Simulates a loaded script and the chunks it contains. */
function arrive(loaded?: readonly unknown[]) {
  const chunks = Reflect.get(globalThis, `webpackChunk${name}`) as { push: (chunks: unknown) => void };
  if (loaded) chunks.push(loaded);
  requested()[0]!.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, `webpackChunk${name}`);
});

test('a chunk is fetched once, from the version’s folder, and adds its modules', async () => {
  const runtime = leanRuntime();
  const loading = [load(runtime, 1), load(runtime, 1)];
  expect(requested().map(({ src }) => src)).toEqual(['https://hub.example/mf-team/1.0.0/assets/1.js']);
  const factory = () => undefined;
  const run = jest.fn();
  arrive([[1, 2], { 53: factory }, run]);
  await Promise.all(loading);
  expect(runtime.m).toEqual({ 53: factory });
  expect(run).toHaveBeenCalledWith(runtime);
  await Promise.all([load(runtime, 1), load(runtime, 2), load(runtime, 7)]);
  expect(requested()).toEqual([]);
});

test.each([
  ['fails to load', () => requested()[0]!.dispatchEvent(new Event('error'))],
  ['doesn’t contain it', () => arrive()],
])('a chunk whose script %s fails with its address and is retried', async (_, fail) => {
  const runtime = leanRuntime();
  const loading = load(runtime, 3);
  fail();
  await expect(loading).rejects.toMatchObject({
    name: 'ChunkLoadError',
    request: expect.stringContaining('/mf-team/1.0.0/assets/') as string,
  });
  const again = load(runtime, 3);
  arrive([[3], {}]);
  await again;
});

test('an abandoned container script doesn’t take chunks from its replacement', async () => {
  const runtime = leanRuntime();
  const loading = load(runtime, 4);
  leanRuntime();
  arrive([[4], {}]);
  await loading;
});

test('supports both of webpack’s ways to define exports, without redefining any', () => {
  const { d, r, o, n } = leanRuntime();
  const exports: Record<string, unknown> = {};
  r(exports);
  d(exports, ['name', () => 'Rosa', 'count', 0, 7, 'default', () => 'page']);
  d(exports, { name: () => 'Ana', tier: () => 'admin' });
  expect(exports).toMatchObject({ __esModule: true, name: 'Rosa', count: 7, default: 'page', tier: 'admin' });
  expect(Object.keys(exports)).toEqual(['name', 'count', 'default', 'tier']);
  expect([o(exports, 'tier'), o(exports, 'toString')]).toEqual([true, false]);
  expect([n(exports)(), n('old')()]).toEqual(['page', 'old']);
});

test('a module with its own runtime keeps it', () => {
  const own = { d: () => undefined, f: { j: () => undefined }, p: '/own/' };
  expect(leanRuntime(own)).toMatchObject(own);
});

test('styles are fetched once, unless the page already has them', async () => {
  const runtime = leanRuntime({
    styledChunks: { 1: 1, 2: 1 },
    miniCssF: (id) => `assets/${id}.css`,
  });
  const styles = (id: number) => {
    const promises: Promise<unknown>[] = [];
    runtime.f.miniCss!(id, promises);
    return Promise.all(promises);
  };
  const links = () => [...document.head.querySelectorAll('link')];
  document.head.innerHTML = '<link rel="stylesheet" href="https://hub.example/mf-team/1.0.0/assets/2.css">';
  await Promise.all([styles(2), styles(3)]);
  expect(links()).toHaveLength(1);

  const failing = styles(1);
  links()[1]!.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toMatchObject({
    name: 'ChunkLoadError',
    request: 'https://hub.example/mf-team/1.0.0/assets/1.css',
  });
  const loading = [styles(1), styles(1)];
  expect(links()).toHaveLength(2);
  links()[1]!.dispatchEvent(new Event('load'));
  await Promise.all(loading);
});
