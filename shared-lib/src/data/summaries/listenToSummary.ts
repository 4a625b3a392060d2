import { reportProblem } from '../reportProblem.ts';
import type { Attach } from './listenToParts.ts';

/** A summary kept by functions, with its source records. */
export interface SummarySource<T> {
  /** Listens to the summary; null if it is missing, unreadable or possibly incomplete. */
  readonly summary: Attach<T | null>;
  /** Listens to the same data, calculated from the records themselves. */
  readonly source: Attach<T>;
  /** How many records there are. */
  readonly count: () => Promise<number>;
  /** How many of them a summary has. */
  readonly countIn: (summary: T) => number;
  /** Requests a repair of the summary; resolves to whether it was compared with its source. */
  readonly repair: () => Promise<boolean>;
}

/** Delay before a summary is compared with its source, in milliseconds; no screen waits for it. */
const compareAfter = 10_000;

/** How long functions take to update a summary, in milliseconds. */
const arrival = 5_000;

/** The summaries already compared; each is compared once in a page's lifetime. */
const compared = new Set<string>();

/**
 * Listens to a summary. If it is unreliable, it listens to the records themselves and requests a repair; once the
 * summary is right again, it is used again.
 * @param name of the summary, unique, for problem reports.
 * @returns the function that detaches it.
 */
export function listenToSummary<T>(
  name: string,
  { summary, source, count, countIn, repair }: SummarySource<T>,
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
    // The remaining difference is an unreadable record, which can't be shown.
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
    // A recent change may still be on its way into the summary.
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
