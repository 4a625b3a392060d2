import type { CallableErrorCode } from '../../../data/callables/callableError.ts';
import { changedMeanwhile } from '../../../domain/index.ts';
import { denialReasonOf, pauses, runSequentially, sendWithRetry } from './sendWithRetry.ts';

type Answer = 'taken' | 'overtaken' | CallableErrorCode;

const errorOf = (answer: Exclude<Answer, 'taken'>) =>
  answer === 'overtaken'
    ? { code: 'aborted' as const, message: 'Changed.', reason: changedMeanwhile }
    : { code: answer, message: 'Not now.' };

/** Sends to a fake that returns these answers, repeating the last one, and reports the outcome. */
async function sent(answers: readonly Answer[], stopAfter = Infinity) {
  const waited: number[] = [];
  let tries = 0;
  const result = await sendWithRetry({
    send: () => {
      const answer = answers[Math.min(tries, answers.length - 1)] ?? 'taken';
      tries += 1;
      return Promise.resolve(
        answer === 'taken' ? { ok: true, value: tries } : { ok: false, error: errorOf(answer) },
      );
    },
    pause: (millis) => {
      waited.push(millis);
      return Promise.resolve();
    },
    isStopped: () => tries >= stopAfter,
  });
  return { came: result.ok ? 'taken' : result.error.code, tries, waited };
}

test.each<[string, Answer[], number, Answer, number, readonly number[]]>([
  ['accepted at once', ['taken'], Infinity, 'taken', 1, []],
  [
    'accepted once the others are done',
    ['aborted', 'aborted', 'taken'],
    Infinity,
    'taken',
    3,
    pauses.slice(0, 2),
  ],
  ['rejected: not retried', ['permission-denied', 'taken'], Infinity, 'permission-denied', 1, []],
  ['no answer: left to the user', ['deadline-exceeded', 'taken'], Infinity, 'deadline-exceeded', 1, []],
  ['rejected on the second attempt', ['aborted', 'not-found', 'taken'], Infinity, 'not-found', 2, [1000]],
  ['changed by someone else: not retried', ['overtaken', 'taken'], Infinity, 'aborted', 1, []],
  ['always blocked', ['aborted'], Infinity, 'aborted', 1 + pauses.length, pauses],
  ['stopped while waiting', ['aborted', 'taken'], 1, 'aborted', 1, []],
])('%s', async (_, answers, stopAfter, came, tries, waited) => {
  expect(await sent(answers, stopAfter)).toEqual({ came, tries, waited });
});

test.each([
  ['permission-denied', 'notAllowed'],
  ['unauthenticated', 'notAllowed'],
  ['resource-exhausted', 'noRoom'],
  ['not-found', 'gone'],
  ['aborted', 'busy'],
  ['invalid-argument', 'notTaken'],
  ['already-exists', 'notTaken'],
] as const)('%s: %s', (code, denial) => {
  expect(denialReasonOf({ code })).toBe(denial);
});

type Came = 'done' | 'refused' | 'lost';

async function run(results: readonly (Came | null)[], stopAfter = Infinity) {
  const came: Came[] = [];
  let underWay = 0;
  const end = await runSequentially(
    results.map((_, line) => line),
    {
      send: async (line) => {
        underWay += 1;
        expect(underWay).toBe(1);
        await Promise.resolve();
        underWay -= 1;
        return results[line] ?? null;
      },
      onResult: (_, result) => came.push(result),
      isLost: (result) => result === 'lost',
      isStopped: () => came.length >= stopAfter,
    },
  );
  return { end, came };
}

test.each<[string, (Came | null)[], number, string, Came[]]>([
  [
    'one after another, including rejected ones',
    ['done', 'refused', 'done'],
    Infinity,
    'finished',
    ['done', 'refused', 'done'],
  ],
  ['nothing', [], Infinity, 'finished', []],
  ['stopped after the one in progress', ['done', 'done', 'done'], 1, 'stopped', ['done']],
  ['skipped, because there is nothing to do', [null, 'done'], Infinity, 'finished', ['done']],
  ['stopped after the last', ['done'], 1, 'finished', ['done']],
  ['stops after a missing answer', ['done', 'lost', 'done'], Infinity, 'interrupted', ['done', 'lost']],
])('%s', async (_, results, stopAfter, end, came) => {
  expect(await run(results, stopAfter)).toEqual({ end, came });
});
