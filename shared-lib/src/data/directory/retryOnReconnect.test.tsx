import type { FetchAllResult } from '../fetchAllPages.ts';
import { retryOnReconnect } from './retryOnReconnect.ts';

function browserSays(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

const all: FetchAllResult<string> = { ok: true, items: ['ada'] };
const failed: FetchAllResult<string> = { ok: false, reason: 'failed' };
const settled = () => new Promise((settle) => setTimeout(settle));

/** A fetch that the test controls. */
function bringingOfTest() {
  const answers: ((answer: FetchAllResult<string>) => void)[] = [];
  const stop = new AbortController();
  const fetchAll = retryOnReconnect<string>(
    (signal) =>
      new Promise((settle) => {
        if (signal.aborted) settle({ ok: false, reason: 'cancelled' });
        answers.push(settle);
      }),
  );
  const fetched = fetchAll(stop.signal, () => {});
  return {
    fetched,
    stop: () => stop.abort(),
    tries: () => answers.length,
    async answer(answer: FetchAllResult<string>) {
      answers.at(-1)!(answer);
      await settled();
    },
  };
}

beforeEach(() => {
  // The site answers.
  globalThis.fetch = () => Promise.resolve({} as Response);
});
afterEach(() => {
  jest.useRealTimers();
  browserSays(true);
  jest.restoreAllMocks();
});

test.each<[FetchAllResult<string>]>([
  [all],
  [{ ok: false, reason: 'tooMany' }],
  [{ ok: false, reason: 'cancelled' }],
])('%j is an answer', async (answer) => {
  const test = bringingOfTest();
  await test.answer(answer);
  expect(await test.fetched).toEqual(answer);
  expect(test.tries()).toBe(1);
});

test('an interrupted fetch restarts once the connection is back', async () => {
  const test = bringingOfTest();
  browserSays(false);
  await test.answer(failed);
  expect(test.tries()).toBe(1);
  browserSays(true);
  await settled();
  expect(test.tries()).toBe(2);
  await test.answer(all);
  expect(await test.fetched).toEqual(all);
});

test('it restarts immediately if the connection was back before it had failed', async () => {
  const test = bringingOfTest();
  browserSays(false);
  browserSays(true);
  await test.answer(failed);
  expect(test.tries()).toBe(2);
});

test('a fetch that fails while connected has failed', async () => {
  jest.useFakeTimers();
  const test = bringingOfTest();
  void test.answer(failed);
  await jest.advanceTimersByTimeAsync(5000);
  expect(await test.fetched).toEqual(failed);
  expect(test.tries()).toBe(1);
});

test('a loss noticed only after the failure also waits for the connection', async () => {
  const test = bringingOfTest();
  await test.answer(failed);
  browserSays(false);
  await settled();
  expect(test.tries()).toBe(1);
  browserSays(true);
  await settled();
  expect(test.tries()).toBe(2);
});

test('waiting for the connection can be ended', async () => {
  const test = bringingOfTest();
  browserSays(false);
  await test.answer(failed);
  test.stop();
  await settled();
  await test.answer({ ok: false, reason: 'cancelled' });
  expect(await test.fetched).toEqual({ ok: false, reason: 'cancelled' });
});
