import { liveEntry, type LiveEndpoint } from './live.ts';

/** A source of records that the test controls: it counts its listeners and notifies the newest. */
function source(keptFor = 30_000) {
  const listeners = new Set<{ onData: (data: string) => void; onError: (error: unknown) => void }>();
  let attached = 0;
  const endpoint: LiveEndpoint<string, string> = {
    name: expect.getState().currentTestName!,
    keptFor,
    listen(_arg, onData, onError) {
      const listener = { onData, onError };
      listeners.add(listener);
      attached++;
      return () => listeners.delete(listener);
    },
  };
  return {
    endpoint,
    attached: () => attached,
    listening: () => listeners.size,
    newest: () => [...listeners].at(-1)!,
  };
}

let log: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  // Drops listeners in their grace period.
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  log.mockRestore();
});

const retry = expect.any(Function);

test('is loading until the first answer, then follows every change and reports each', () => {
  const records = source();
  const entry = liveEntry(records.endpoint, 'owner');
  const seen: unknown[] = [];
  const end = entry.subscribe(() => seen.push(entry.current()));
  expect(entry.current()).toEqual({ status: 'loading', retry });
  records.newest().onData('first');
  records.newest().onData('second');
  expect(seen).toEqual([
    { status: 'ready', data: 'first', retry },
    { status: 'ready', data: 'second', retry },
  ]);
  expect(entry.current()).toBe(entry.current());
  end();
});

test('one listener serves all subscribers of the same data, and only them', () => {
  const records = source();
  const ends = ['owner', 'owner', 'other'].map((arg) => liveEntry(records.endpoint, arg).subscribe(() => {}));
  expect(records.attached()).toBe(2);
  records.newest().onData('of the other');
  expect(liveEntry(records.endpoint, 'owner').current().status).toBe('loading');
  expect(liveEntry(records.endpoint, 'other').current()).toMatchObject({ data: 'of the other' });
  ends.forEach((end) => end());
});

test('nothing is listened to before the first subscriber', () => {
  const records = source();
  expect(liveEntry(records.endpoint, 'owner').current().status).toBe('loading');
  expect(records.attached()).toBe(0);
});

test('a failure is kept and logged, and a retry replaces the dead listener', () => {
  const records = source();
  const entry = liveEntry(records.endpoint, 'owner');
  const end = entry.subscribe(() => {});
  const dead = records.newest();
  dead.onError(new Error('permission-denied'));
  expect(entry.current()).toMatchObject({ status: 'failed', error: { cause: 'permission-denied' } });
  expect(log).toHaveBeenCalledTimes(1);

  entry.current().retry();
  expect([records.attached(), records.listening()]).toEqual([2, 1]);
  expect(entry.current().status).toBe('loading');
  dead.onData('too late');
  expect(entry.current().status).toBe('loading');
  records.newest().onData('back');
  expect(entry.current()).toMatchObject({ status: 'ready', data: 'back' });
  end();
});

test('a listener that can’t even be attached is a failure like any other', () => {
  const listen = () => {
    throw new Error('no such query');
  };
  const entry = liveEntry({ name: 'throws', listen, keptFor: 0 }, 'owner');
  const end = entry.subscribe(() => {});
  expect(entry.current()).toMatchObject({ status: 'failed', error: { cause: 'no such query' } });
  end();
});

test('the listener stays for a while after the last subscriber, so going back is instant', () => {
  const records = source();
  const entry = liveEntry(records.endpoint, 'owner');
  const end = entry.subscribe(() => {});
  records.newest().onData('known');
  end();
  end();
  jest.advanceTimersByTime(29_999);
  const endAgain = liveEntry(records.endpoint, 'owner').subscribe(() => {});
  jest.advanceTimersByTime(60_000);
  expect([records.attached(), records.listening()]).toEqual([1, 1]);
  expect(entry.current()).toMatchObject({ data: 'known' });
  endAgain();
});

test('then it is detached, can’t be restarted, and later subscribers start over', () => {
  const records = source();
  const entry = liveEntry(records.endpoint, 'owner');
  entry.subscribe(() => {})();
  records.newest().onData('old');
  const { retry: retryOfOld } = entry.current();
  jest.advanceTimersByTime(30_000);
  expect(records.listening()).toBe(0);
  retryOfOld();
  expect(records.attached()).toBe(1);

  const end = entry.subscribe(() => {});
  expect(liveEntry(records.endpoint, 'owner')).toBe(entry);
  expect(entry.current().status).toBe('loading');
  expect(records.listening()).toBe(1);
  end();
});
