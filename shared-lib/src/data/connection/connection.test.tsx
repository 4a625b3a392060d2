import { attemptWrite } from '../attemptWrite.ts';
import {
  currentConnection,
  recordFailedRequest,
  setListenerConnected,
  removeListener,
  watchConnection,
} from './connection.ts';
import { shouldRejectWrite } from './writes.ts';

const isLost = () => currentConnection().isLost;
const listener = {};
const other = {};
const requested = jest.fn<Promise<unknown>, []>();
const platformFetch = globalThis.fetch;

function browserSays(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1000 });
  globalThis.fetch = requested as never;
});
afterEach(async () => {
  requested.mockReset().mockResolvedValue({});
  browserSays(true);
  setListenerConnected(listener, true);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(isLost()).toBe(false);
  globalThis.fetch = platformFetch;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the browser’s own status takes effect immediately, and each change is reported once', () => {
  const told: boolean[] = [];
  const stop = watchConnection(() => told.push(isLost()));
  browserSays(false);
  browserSays(false);
  expect(currentConnection()).toEqual({ isLost: true, since: 1000 });
  browserSays(true);
  stop();
  browserSays(false);
  expect(told).toEqual([true, false]);
});

test('listeners that have long been without the server count as offline even if the browser is online', () => {
  setListenerConnected(listener, false);
  jest.advanceTimersByTime(1999);
  expect(isLost()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isLost()).toBe(true);
  setListenerConnected(other, true);
  expect(isLost()).toBe(false);
});

test.each([
  ['one that has it again shortly', () => setListenerConnected(listener, true)],
  ['one that has ended meanwhile', () => removeListener(listener)],
])('%s does not count', (_, happens) => {
  setListenerConnected(listener, false);
  jest.advanceTimersByTime(1000);
  happens();
  jest.advanceTimersByTime(5000);
  expect(isLost()).toBe(false);
});

test('an online browser doesn’t outweigh listeners that are still without the server', () => {
  setListenerConnected(listener, false);
  browserSays(false);
  jest.advanceTimersByTime(3000);
  browserSays(true);
  expect(isLost()).toBe(false);
  jest.advanceTimersByTime(2000);
  expect(isLost()).toBe(true);
});

test('a failed request counts as offline if this site doesn’t answer either', async () => {
  requested.mockRejectedValue(new TypeError('Failed to fetch'));
  recordFailedRequest();
  await jest.advanceTimersByTimeAsync(0);
  expect(isLost()).toBe(true);
  recordFailedRequest();
  await jest.advanceTimersByTimeAsync(5000);
  expect(requested).toHaveBeenCalledTimes(2);
  requested.mockResolvedValue({});
  await jest.advanceTimersByTimeAsync(5000);
  expect(isLost()).toBe(false);
});

test('a failed request doesn’t count as offline if this site answers', async () => {
  requested.mockResolvedValue({});
  recordFailedRequest();
  await jest.advanceTimersByTimeAsync(0);
  expect([isLost(), requested.mock.calls.length]).toEqual([false, 1]);
});

describe('a write', () => {
  test('is refused while offline, without being attempted', async () => {
    const write = jest.fn(async () => undefined);
    browserSays(false);
    expect(shouldRejectWrite()).toBe(true);
    expect(await attemptWrite('Saving', write)).toEqual({ ok: false, reason: 'offline' });
    expect(write).not.toHaveBeenCalled();
    browserSays(true);
    expect(await attemptWrite('Saving', write)).toEqual({ ok: true });
  });

  test('waits while offline if its screen says so', async () => {
    browserSays(false);
    expect(await attemptWrite('Sending', async () => undefined, { mayWait: true })).toEqual({ ok: true });
  });

  test('in progress when the connection is lost keeps the page open until it is done', async () => {
    let done = () => {};
    const result = attemptWrite('Saving', () => new Promise<void>((resolve) => (done = resolve)));
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    browserSays(false);
    expect(leave()).toBe(true);
    done();
    expect(await result).toEqual({ ok: true });
    expect(leave()).toBe(false);
  });
});

test('a site that didn’t answer is checked as soon as the browser is online again', async () => {
  requested.mockRejectedValue(new TypeError('Failed to fetch'));
  recordFailedRequest();
  await jest.advanceTimersByTimeAsync(0);
  expect(isLost()).toBe(true);
  requested.mockResolvedValue({});
  browserSays(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(isLost()).toBe(false);
});
