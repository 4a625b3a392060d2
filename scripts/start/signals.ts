import { constants } from 'node:os';

/** The ways to ask a command to end: Ctrl-C, a service manager, a terminal that closes. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export type StopSignal = (typeof signals)[number];

/**
 * Hears signals for as long as the process lives.
 *
 * @param onFirst a wish to end
 * @param onAgain an impatient one
 */
export function onStopSignals(
  onFirst: (signal: StopSignal) => void,
  onAgain: (signal: StopSignal) => void,
): void {
  let asked = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (asked) onAgain(signal);
      else onFirst(signal);
      asked = true;
    });
  }
}

/** The exit code by which shells tell that a signal ended a process. */
export function signalExitCode(signal: StopSignal): number {
  return 128 + constants.signals[signal];
}
