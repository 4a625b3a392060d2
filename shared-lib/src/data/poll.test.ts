import { poll } from './poll.ts';

/** Polls every minute, taking results from a list; errors are thrown. */
function ask(...answers: readonly (number | Error)[]) {
  const left = [...answers];
  const said: unknown[] = [];
  const end = poll<number, string>(60_000, async () => {
    const next = left.shift();
    if (typeof next !== 'number') throw next;
    return next;
  })(
    'owner',
    (data) => said.push(data),
    (error) => said.push(error),
  );
  return { said, end };
}

let log: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  log.mockRestore();
});

const failure = new Error('unavailable');

test.each<[string, (number | Error)[], unknown[], number]>([
  ['it asks immediately, and again', [1, 2, 3], [1, 2, 3], 0],
  ['an answer stays when a later one fails', [1, failure, 3], [1, 3], 1],
  ['a first failure is reported and ends it', [failure, 2], [failure], 0],
])('%s', async (_, answers, expected, reported) => {
  const { said, end } = ask(...answers);
  await jest.advanceTimersByTimeAsync(answers.length * 60_000 - 1);
  end();
  expect(said).toEqual(expected);
  expect(log).toHaveBeenCalledTimes(reported);
});

test('nothing is requested or reported after the end', async () => {
  const { said, end } = ask(1, 2);
  end();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(said).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});
