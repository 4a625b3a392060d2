import { reportProblem } from '../reportProblem.ts';
import type { Attach } from './listenToParts.ts';

/** Something that functions sum up, and the records that it is a summary of. */
export interface Summed<T> {
  /** Listens to the summary; null where it is missing, can't be read or may lack something. */
  readonly summary: Attach<T | null>;
  /** Listens to the same, made from the records themselves. */
  readonly source: Attach<T>;
  /** How many records there are. */
  readonly count: () => Promise<number>;
  /** How many of them a summary has. */
  readonly countIn: (summary: T) => number;
  /** Asks for the repair of the summary; resolves to whether it was compared with its source. */
  readonly repair: () => Promise<boolean>;
}

/** Milliseconds after which a summary is compared with its source; no screen waits for it. */
const compareAfter = 10_000;

/** Milliseconds within which functions bring a change into a summary. */
const arrival = 5_000;

/** The summaries that were compared: once for each life of a page. */
const compared = new Set<string>();

/**
 * Listens to a summary. Where it can't be relied on, the records themselves are listened to and the repair is asked for; once it is
 * right again, it is enough again.
 * @param name of the summary, in reported problems; another for each that there is.
 * @returns the function that detaches it.
 */
export function listenToSummary<T>(
  name: string,
  { summary, source, count, countIn, repair }: Summed<T>,
  onData: (data: T) => void,
  onError: (error: unknown) => void,
): () => void {
  let latest: T | null = null;
  let isBehind = false;
  let leaveSource: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function follow() {
    if (latest !== null && !isBehind) {
      leaveSource?.();
      leaveSource = null;
      onData(latest);
    } else if (leaveSource === null) {
      leaveSource = source(onData, onError);
      void askForRepair();
    }
  }

  async function askForRepair() {
    if (!(await repair()) || isOver) return;
    // What differs now is a record that can't be read, of which there is nothing to show.
    isBehind = false;
    if (latest !== null) follow();
  }

  async function differs(): Promise<boolean> {
    try {
      return !isOver && latest !== null && (await count()) !== countIn(latest);
    } catch (cause) {
      reportProblem(`Comparing ${name} with their source failed`, cause);
      return false;
    }
  }

  async function compare() {
    if (compared.has(name) || latest === null) return;
    compared.add(name);
    if (!(await differs())) return;
    // What came in a moment ago may still be on its way into the summary.
    await new Promise((settle) => (timer = setTimeout(settle, arrival)));
    isBehind = await differs();
    if (isBehind && !isOver) follow();
  }

  const detach = summary((found) => {
    latest = found;
    follow();
  }, onError);
  timer = setTimeout(() => void compare(), compareAfter);
  return () => {
    isOver = true;
    clearTimeout(timer);
    leaveSource?.();
    detach();
  };
}
