import { ChildProcesses } from './ChildProcesses.ts';
import { onStopSignals, signalExitCode, type StopSignal } from './signals.ts';
import type { StartContext, Started } from './StartContext.ts';
import { StartError } from './StartError.ts';

/** The parts of the context that a start uses while it runs. */
export type Run = Pick<StartContext, 'children' | 'started' | 'isStopping' | 'fail'>;

/**
 * Starts everything, serves until asked to stop, and exits, leaving nothing running.
 *
 * @param work starts everything and resolves once it is served
 */
export async function runUntilStopped(work: (run: Run) => Promise<void>): Promise<void> {
  const children = new ChildProcesses();
  const started: Started = {
    firebase: null,
    payments: null,
    removeReadyFile: null,
    stopAssembling: null,
    stopPage: null,
    ready: false,
  };
  let stopSignal: StopSignal | null = null;

  // A write to a closed terminal fails, which must not prevent an orderly shutdown.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  // However this process exits, its children exit with it.
  process.on('exit', () => children.kill());

  const stop = async (): Promise<void> => {
    started.removeReadyFile?.();
    started.stopAssembling?.();
    await children.stop();
    await started.stopPage?.();
    await started.payments?.stop();
    await started.firebase?.stop();
  };
  const stopAsked = new Promise<void>((resolve) =>
    onStopSignals(
      (signal) => {
        stopSignal = signal;
        console.log('\nStopping …');
        resolve();
      },
      (signal) => process.exit(signalExitCode(signal)),
    ),
  );
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  const working = work({ children, started, isStopping: () => stopSignal !== null, fail });

  try {
    // Everything is up; from now on this process only serves.
    await Promise.race([working.then(() => stopAsked), stopAsked, failed]);
    await children.stop();
    await started.stopPage?.();
    // Firebase may still be starting; stop it once it is up.
    await working.catch(() => {});
    await stop();
    process.exit(stopSignal === null || started.ready ? 0 : signalExitCode(stopSignal));
  } catch (error) {
    // The first failure is the one to report.
    await stop().catch(() => {});
    const message =
      error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${message}\n`);
    process.exit(1);
  }
}
