import { raceStaggered } from './raceStaggered.ts';

/** An attempt that settles after some milliseconds, or never. */
type Plan = readonly ['ok' | 'fails', number] | 'never';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Runs attempts with two seconds of patience each for a minute. Logs when each started and the outcome. */
async function run(plans: readonly Plan[]) {
  const started = Date.now();
  const log: string[] = [];
  const at = () => `${(Date.now() - started) / 1000} s`;
  const attempts = plans.map((plan, index) => ({
    patience: 2000,
    run: () =>
      new Promise<{ ok: boolean }>((resolve) => {
        log.push(`${index} begins at ${at()}`);
        if (plan !== 'never') setTimeout(() => resolve({ ok: plan[0] === 'ok' }), plan[1]);
      }),
  }));
  void raceStaggered(attempts).then(({ index, answer, failures }) =>
    log.push(
      `${index} ${answer.ok ? 'counts' : 'failed'} at ${at()}, after ${[...failures.keys()].join(' ')}`,
    ),
  );
  await jest.advanceTimersByTimeAsync(60_000);
  return log;
}

test.each<[string, Plan[], string[]]>([
  ['the first answers immediately', [['ok', 100], 'never'], ['0 begins at 0 s', '0 counts at 0.1 s, after ']],
  [
    'the first fails: the second starts right away',
    [
      ['fails', 100],
      ['ok', 100],
    ],
    ['0 begins at 0 s', '1 begins at 0.1 s', '1 counts at 0.2 s, after 0'],
  ],
  [
    'the first never answers',
    ['never', ['ok', 500]],
    ['0 begins at 0 s', '1 begins at 2 s', '1 counts at 2.5 s, after '],
  ],
  [
    'the first is slow and the second slower: the first wins',
    [
      ['ok', 5000],
      ['ok', 5000],
    ],
    ['0 begins at 0 s', '1 begins at 2 s', '0 counts at 5 s, after '],
  ],
  [
    'the first is slow and the second fails: waits for the first',
    [
      ['ok', 5000],
      ['fails', 100],
    ],
    ['0 begins at 0 s', '1 begins at 2 s', '0 counts at 5 s, after 1'],
  ],
  [
    'the first fails while the second is pending: the third waits its turn',
    [['fails', 3000], ['ok', 4000], 'never'],
    ['0 begins at 0 s', '1 begins at 2 s', '2 begins at 4 s', '1 counts at 6 s, after 0'],
  ],
  [
    'all fail: returns the first failure',
    [
      ['fails', 3000],
      ['fails', 100],
    ],
    ['0 begins at 0 s', '1 begins at 2 s', '0 failed at 3 s, after 1 0'],
  ],
  ['a single failing attempt', [['fails', 100]], ['0 begins at 0 s', '0 failed at 0.1 s, after 0']],
  ['none answers', ['never', 'never'], ['0 begins at 0 s', '1 begins at 2 s']],
])('%s', async (_, plans, expected) => {
  expect(await run(plans)).toEqual(expected);
});

test('starts no more attempts after a success', async () => {
  const log = await run([
    ['fails', 100],
    ['ok', 100],
    ['ok', 100],
  ]);
  expect(log).toEqual(['0 begins at 0 s', '1 begins at 0.1 s', '1 counts at 0.2 s, after 0']);
  expect(jest.getTimerCount()).toBe(0);
});
