import { configureStore } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query';
import { liveEndpoint, restartListener, type Live } from './live.ts';

/** A source of records that a test holds in its hand: it counts its listeners and speaks to the newest. */
function source() {
  const listeners = new Set<{ onData: (data: string) => void; onError: (error: unknown) => void }>();
  let attached = 0;
  return {
    listen: (_arg: string, onData: (data: string) => void, onError: (error: unknown) => void) => {
      const listener = { onData, onError };
      listeners.add(listener);
      attached++;
      return () => listeners.delete(listener);
    },
    attached: () => attached,
    listening: () => listeners.size,
    newest: () => [...listeners].at(-1)!,
  };
}

/** A store with one live endpoint over the source, and one subscriber to it. */
async function subscribed(endpoint: string) {
  const records = source();
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      live: build.query<Live<string>, string>(liveEndpoint(endpoint, records.listen)),
    }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  await store.dispatch(api.endpoints.live.initiate('owner'));
  const close = () => store.dispatch(api.util.resetApiState());
  opened.push(close);
  return { records, close, current: () => api.endpoints.live.select('owner')(store.getState()).data };
}

const opened: (() => void)[] = [];
let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  log.mockRestore();
  opened.splice(0).forEach((close) => close());
});

test('is loading until the first answer, then follows every change', async () => {
  const { records, current } = await subscribed('follow');
  expect(current()).toEqual({ status: 'loading' });
  records.newest().onData('first');
  expect(current()).toEqual({ status: 'ready', data: 'first' });
  records.newest().onData('second');
  expect(current()).toEqual({ status: 'ready', data: 'second' });
});

test('a failure is kept and logged, and a restart attaches a new listener in place of the dead one', async () => {
  const { records, current } = await subscribed('restart');
  records.newest().onError(new Error('permission-denied'));
  expect(current()).toMatchObject({ status: 'failed', error: { cause: 'permission-denied' } });
  expect(log).toHaveBeenCalledTimes(1);

  restartListener('restart', 'owner');
  expect(records.attached()).toBe(2);
  expect(records.listening()).toBe(1);
  expect(current()).toEqual({ status: 'loading' });
  records.newest().onData('back');
  expect(current()).toEqual({ status: 'ready', data: 'back' });
});

test('the listener is detached when the entry is dropped, and can not be restarted after', async () => {
  const { records, close } = await subscribed('detach');
  expect(records.listening()).toBe(1);
  close();
  await new Promise(setImmediate);
  expect(records.listening()).toBe(0);
  restartListener('detach', 'owner');
  expect(records.attached()).toBe(1);
});
