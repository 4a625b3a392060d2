import { reportProblem } from './reportProblem.ts';
import type { Listen } from './live.ts';

/** Milliseconds between two counts, because Firestore can't listen to a count. */
export const countPollMillis = 5 * 60_000;

/**
 * Turns a query that Firestore can't listen to, like a count, into a listener by polling: immediately, then
 * repeatedly. A failed query doesn't discard the last answer.
 * @param millis delay between an answer and the next query.
 */
export const poll =
  <T, Arg>(millis: number, ask: (arg: Arg) => Promise<T>): Listen<T, Arg> =>
  (arg, onData, onError) => {
    let isOver = false;
    let hasAnswer = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function run() {
      try {
        const answer = await ask(arg);
        if (isOver) return;
        hasAnswer = true;
        onData(answer);
      } catch (error) {
        if (isOver) return;
        if (!hasAnswer) return onError(error);
        reportProblem('A poll failed', error);
      }
      timer = setTimeout(run, millis);
    }
    void run();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  };
