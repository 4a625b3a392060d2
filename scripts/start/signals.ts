import { constants } from 'node:os';

/** Ways to stop a command: Ctrl-C, a service manager, a closed terminal. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export type StopSignal = (typeof signals)[number];

/**
 * Listens for signals for the process's lifetime.
 *
 * @param onFirst called on the first signal
 * @param onAgain called on later signals
 */
export function onStopSignals(
  onFirst: (signal: StopSignal) => void,
  onAgain: (signal: StopSignal) => void,
): void {
  let requested = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (requested) onAgain(signal);
      else onFirst(signal);
      requested = true;
    });
  }
}

/** The exit code shells use for a process ended by a signal. */
export function signalExitCode(signal: StopSignal): number {
  return 128 + constants.signals[signal];
}
