import { setTimeout as pause } from 'node:timers/promises';

/** A service didn't accept a request, despite all retries. The message is a line for the user. */
export class SeedingStopped extends Error {
  constructor(what: string, attempts: number, cause: Error) {
    const [reason = ''] = cause.message.split('\n');
    const began = what.charAt(0).toUpperCase() + what.slice(1);
    super(
      `${began} were not taken in ${attempts} attempts (${reason}). Seed again: it goes on where it stopped.`,
      { cause },
    );
    this.name = 'SeedingStopped';
  }
}

/** Pauses between attempts, in milliseconds. Before each, the SDK makes its own attempts, of a minute in total. */
const pauses = [1000, 2000, 4000, 8000];

/**
 * Codes of temporary errors. From gRPC: DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, INTERNAL (a broken connection), UNAVAILABLE; from
 * firebase-admin and Node for HTTP requests.
 */
const passing: ReadonlySet<unknown> = new Set([
  4,
  8,
  10,
  13,
  14,
  'app/network-error',
  'app/network-timeout',
  'ECONNRESET',
  'ETIMEDOUT',
]);

const mayPass = (error: unknown): error is Error =>
  error instanceof Error && passing.has((error as { code?: unknown }).code);

/**
 * Runs an idempotent action, retrying if a busy machine didn't answer.
 * @param what its object in words, plural: `the documents`
 * @param wait resolves after this many milliseconds
 * @throws SeedingStopped if no attempt was answered; the error of `act` if a retry is pointless
 */
export const withRetries = async <Result>(
  what: string,
  act: () => Promise<Result>,
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Promise<Result> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (!mayPass(error)) throw error;
      const next = pauses[attempt];
      if (next === undefined) throw new SeedingStopped(what, attempt + 1, error);
      await wait(next);
    }
  }
};
