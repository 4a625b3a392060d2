import { withRetries, SeedingStopped } from './withRetries.ts';

const refused = (code: unknown, message = 'refused') => Object.assign(new Error(message), { code });

/** Fails with each of the errors in turn, and then succeeds. */
const failing = (...errors: readonly Error[]) => {
  const left = [...errors];
  return jest.fn(() => {
    const error = left.shift();
    return error ? Promise.reject(error) : Promise.resolve('done');
  });
};

const wait = jest.fn((_milliseconds: number) => Promise.resolve());
beforeEach(() => wait.mockClear());

test.each<[string, unknown]>([
  ['ABORTED', 10],
  ['DEADLINE_EXCEEDED', 4],
  ['INTERNAL, a broken connection', 13],
  ['RESOURCE_EXHAUSTED', 8],
  ['UNAVAILABLE', 14],
  ['a request without an answer', 'app/network-timeout'],
  ['a connection that was reset', 'ECONNRESET'],
])('after the error %s it retries, with longer and longer pauses', async (_, code) => {
  const act = failing(refused(code), refused(code));
  expect(await withRetries('the documents', act, wait)).toBe('done');
  expect(act).toHaveBeenCalledTimes(3);
  expect(wait.mock.calls).toEqual([[1000], [2000]]);
});

test('a permanent error isn’t retried, and is thrown as it is', async () => {
  const error = refused(3, 'INVALID_ARGUMENT');
  const act = failing(error);
  await expect(withRetries('the documents', act, wait)).rejects.toBe(error);
  expect(act).toHaveBeenCalledTimes(1);
});

test('a service that never answers fails with one line that says what to do', async () => {
  const late = refused(
    4,
    'Total timeout of API exceeded 60000 milliseconds before any response was received.\n    at x',
  );
  const act = failing(late, late, late, late, late);
  const outcome = await withRetries('the documents', act, wait).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(SeedingStopped);
  expect((outcome as Error).message).toBe(
    'The documents were not taken in 5 attempts (Total timeout of API exceeded 60000 milliseconds before any response was received.). Seed again: it goes on where it stopped.',
  );
});
