import type { CallableErrorCode } from '../../../data/callables/callableError.ts';
import { pauses, sendUntilTaken } from './sendUntilTaken.ts';

type Answer = 'taken' | CallableErrorCode;

/** Sends to somebody who answers so, the last answer for ever, and says what came of it. */
async function sent(answers: readonly Answer[], stopAfter = Infinity) {
  const waited: number[] = [];
  let tries = 0;
  const result = await sendUntilTaken({
    send: () => {
      const answer = answers[Math.min(tries, answers.length - 1)] ?? 'taken';
      tries += 1;
      return Promise.resolve(
        answer === 'taken'
          ? { ok: true, value: tries }
          : { ok: false, error: { code: answer, message: 'Not now.' } },
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
  ['taken at once', ['taken'], Infinity, 'taken', 1, []],
  [
    'taken as soon as the others are done',
    ['aborted', 'aborted', 'taken'],
    Infinity,
    'taken',
    3,
    pauses.slice(0, 2),
  ],
  ['refused: nothing is tried again', ['permission-denied', 'taken'], Infinity, 'permission-denied', 1, []],
  [
    'without an answer: a person decides',
    ['deadline-exceeded', 'taken'],
    Infinity,
    'deadline-exceeded',
    1,
    [],
  ],
  ['refused at the second try', ['aborted', 'not-found', 'taken'], Infinity, 'not-found', 2, [1000]],
  ['always in the way', ['aborted'], Infinity, 'aborted', 1 + pauses.length, pauses],
  ['stopped while it waits', ['aborted', 'taken'], 1, 'aborted', 1, []],
])('%s', async (_, answers, stopAfter, came, tries, waited) => {
  expect(await sent(answers, stopAfter)).toEqual({ came, tries, waited });
});
