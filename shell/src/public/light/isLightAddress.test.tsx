import { hasSession } from './isLightAddress.ts';

/** Mocks IndexedDB like a browser: opening creates the database unless the upgrade is aborted. */
function keep(names: readonly string[] | null) {
  const later = (run: () => void) => void Promise.resolve().then(run);
  const stopped = jest.fn();
  const open = () => {
    const request = { transaction: { abort: stopped } } as Record<string, unknown>;
    later(() => {
      if (names === null) {
        (request['onupgradeneeded'] as () => void)();
        return (request['onerror'] as () => void)();
      }
      request['result'] = {
        objectStoreNames: { contains: () => true },
        close: () => undefined,
        transaction: () => ({
          objectStore: () => ({
            getAllKeys: () => {
              const keys = { result: names } as Record<string, unknown>;
              later(() => (keys['onsuccess'] as () => void)());
              return keys;
            },
          }),
        }),
      };
      (request['onsuccess'] as () => void)();
    });
    return request;
  };
  Object.defineProperty(globalThis, 'indexedDB', { value: { open }, configurable: true });
  return stopped;
}

beforeEach(() => localStorage.clear());

test('a device without a sign-in has no session, and no database is created', async () => {
  const stopped = keep(null);
  expect(await hasSession()).toBe(false);
  expect(stopped).toHaveBeenCalledTimes(1);
});

test.each([
  [['firebase:authUser:key:[DEFAULT]'], true],
  [['firebase:sentinel'], false],
  [[], false],
])('with %p in the database: %p', async (names, expected) => {
  keep(names);
  expect(await hasSession()).toBe(expected);
});

test('finds a session in local storage if there is no database', async () => {
  localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  expect(await hasSession()).toBe(true);
});

test('an unresponsive database may contain a session', async () => {
  jest.useFakeTimers();
  Object.defineProperty(globalThis, 'indexedDB', { value: { open: () => ({}) }, configurable: true });
  const requested = hasSession();
  jest.advanceTimersByTime(10_000);
  expect(await requested).toBe(true);
  jest.useRealTimers();
});
