import type { ModuleRelease } from 'shared-lib/contract';
import { saveFirstFiles } from './firstFiles.ts';
import { preloadFirstParts } from './preloadFirstParts.ts';

const team: ModuleRelease = {
  version: '1.0.0',
  manifest: {
    name: 'mf-team',
    contract: '^1.0.0',
    routes: [{ path: '/team', title: { en: 'Team' }, access: 'main', page: 'TeamPage' }],
    nav: [],
    slots: [],
  },
};

const prefetch = jest.fn<Promise<void>, [unknown]>();
const registry = { releases: () => [team], prefetch };

beforeEach(() => {
  jest.useFakeTimers();
  prefetch.mockReset();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const hadBefore = () => saveFirstFiles({ '/team': ['/mf-team/1.0.0/assets/53.1.js'] });

/** Whether the page may render after some milliseconds. */
async function isReadyAfter(millis: number, ready: Promise<void>) {
  let isReady = false;
  void ready.then(() => (isReady = true));
  await jest.advanceTimersByTimeAsync(millis);
  return isReady;
}

test('waits for parts whose files were fetched before', async () => {
  hadBefore();
  let arrive = () => {};
  prefetch.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)));
  const ready = preloadFirstParts(registry, '/team');
  expect(prefetch).toHaveBeenCalledWith({ module: 'mf-team', kind: 'pages', name: 'TeamPage' });
  expect(await isReadyAfter(100, ready)).toBe(false);
  arrive();
  expect(await isReadyAfter(0, ready)).toBe(true);
});

test('renders without parts that take too long', async () => {
  hadBefore();
  prefetch.mockReturnValue(new Promise(() => {}));
  expect(await isReadyAfter(300, preloadFirstParts(registry, '/team'))).toBe(true);
});

test('starts loading other parts without waiting', async () => {
  prefetch.mockReturnValue(new Promise(() => {}));
  expect(await isReadyAfter(0, preloadFirstParts(registry, '/team'))).toBe(true);
  expect(prefetch).toHaveBeenCalledTimes(1);
});

test('waits for nothing if the address has no module parts', async () => {
  hadBefore();
  expect(await isReadyAfter(0, preloadFirstParts(registry, '/help'))).toBe(true);
  expect(prefetch).not.toHaveBeenCalled();
});
