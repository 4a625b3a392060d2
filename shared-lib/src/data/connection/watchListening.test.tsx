import type * as Connection from './connection.ts';

type Ended = (list: { getEntries: () => { name: string }[] }) => void;

let ended: Ended = () => {};
const requested = jest.fn<Promise<unknown>, []>();
let connection: typeof Connection;

/** Ends a request of the page. */
const end = async (name: string) => {
  ended({ getEntries: () => [{ name }] });
  await new Promise((done) => setTimeout(done));
};
const channel = 'https://firestore.googleapis.com/google.firestore.v1.Firestore/Listen/channel?VER=8';

beforeAll(async () => {
  class Observer {
    constructor(onEnded: Ended) {
      ended = onEnded;
    }
    observe() {}
  }
  Object.assign(globalThis, { PerformanceObserver: Observer, fetch: requested });
  connection = await import('./connection.ts');
});

test('neither requests from listeners nor any others trigger a check', async () => {
  await end(`${channel}&RID=4711&SID=x`);
  await end('https://hub.example.com/app.js?RID=rpc');
  expect(requested).not.toHaveBeenCalled();
});

test('the request they receive on ends while the site answers: nothing is lost', async () => {
  requested.mockResolvedValue({});
  await end(`${channel}&RID=rpc&SID=x&TYPE=xmlhttp`);
  expect(requested).toHaveBeenCalledTimes(1);
  expect(connection.currentConnection().isLost).toBe(false);
});

test('it ends, and the site no longer answers: the connection is lost immediately', async () => {
  requested.mockRejectedValue(new TypeError('Failed to fetch'));
  await end(`${channel}&RID=rpc&SID=x&TYPE=xmlhttp`);
  expect(connection.currentConnection().isLost).toBe(true);
});
