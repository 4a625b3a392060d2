import { reportProblem } from './reportProblem.ts';
import type { Listen } from './live.ts';

/** Milliseconds after which counts are asked for again, because Firestore can't listen to a count. */
export const countEvery = 5 * 60_000;

/**
 * Makes a listener of a question that Firestore can't listen to, such as a count: it is asked at once, and again and again.
 * An answer stays when a later one fails.
 * @param millis from an answer to the next question.
 */
export const askEvery =
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
        reportProblem('A question that is asked again and again failed', error);
      }
      timer = setTimeout(run, millis);
    }
    void run();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  };
