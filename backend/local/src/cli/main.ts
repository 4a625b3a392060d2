import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { explainStartFailure } from '../explainStartFailure.ts';
import type { LocalFirebase, LocalFirebaseOptions } from '../LocalFirebase.ts';
import { describeRunning } from './describeRunning.ts';
import { parseArguments, usage, type CliOptions } from './parseArguments.ts';
import { readProject } from './readProject.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs `local-firebase`; resolves when it has ended, or at once for a command line that starts nothing. Exit codes: 0 after it
 * had come up, 1 for a failure, 2 for a wrong command line, 128 + the signal's number when it was ended before it was up.
 *
 * @param args the arguments after the script's name
 */
export async function main(args: readonly string[]): Promise<void> {
  const parsed = parseArguments(args);
  if (parsed.kind === 'help') {
    process.stdout.write(usage);
  } else if (parsed.kind === 'wrong') {
    process.stderr.write(`${parsed.message}\n\n${usage}`);
    process.exitCode = 2;
  } else {
    process.exit(await run(process.cwd(), parsed.options));
  }
}

/** @returns the exit code */
async function run(folder: string, options: CliOptions): Promise<number> {
  const signal = firstSignal();
  // A terminal that has gone must not keep us from ending in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const temporary = options.data === null ? mkdtempSync(join(tmpdir(), 'local-firebase-')) : null;
  let firebase: LocalFirebase | null = null;
  try {
    const { startLocalFirebase } = await import('../startLocalFirebase.ts');
    firebase = await startLocalFirebase(startOptions(folder, options, temporary));
    if (signal.name() === null) {
      console.log(describeRunning(firebase, options));
      await signal.received;
      console.log(
        options.exportTo === null ? '\nStopping …' : `\nStopping; exporting to ${options.exportTo} …`,
      );
      await firebase.stop();
      return 0;
    }
    await firebase.stop();
    return 128 + constants.signals[signal.name() ?? 'SIGINT'];
  } catch (error) {
    await firebase?.stop().catch(() => {});
    process.stderr.write(`${explain(error)}\n`);
    return 1;
  } finally {
    if (temporary !== null) rmSync(temporary, { recursive: true, force: true });
  }
}

function startOptions(folder: string, options: CliOptions, temporary: string | null): LocalFirebaseOptions {
  const { rules, storageRules, storageQuota, importFrom, exportTo } = options;
  return {
    ...readProject(folder, options),
    dataDirectory: temporary ?? resolve(folder, options.data ?? ''),
    fresh: options.fresh,
    origins: options.origins,
    withoutIndexes: options.withoutIndexes,
    ...(options.only && { only: options.only }),
    ...(rules !== null && { firestoreRules: resolve(folder, rules) }),
    ...(storageRules !== null && { storageRules: resolve(folder, storageRules) }),
    ...(storageQuota !== null && { storageQuota }),
    ...(importFrom !== null && { importFrom: resolve(folder, importFrom) }),
    ...(exportTo !== null && { exportTo: resolve(folder, exportTo) }),
    actionPath: '/',
    log: (line) => console.log(line),
  };
}

/** Hears the wish to end; on a second one the process ends at once. */
function firstSignal(): { name: () => (typeof signals)[number] | null; received: Promise<void> } {
  let first: (typeof signals)[number] | null = null;
  const received = new Promise<void>((resolveReceived) => {
    for (const signal of signals) {
      process.on(signal, () => {
        if (first !== null) process.exit(128 + constants.signals[signal]);
        first = signal;
        resolveReceived();
      });
    }
  });
  return { name: () => first, received };
}

function explain(error: unknown): string {
  const known = explainStartFailure(error, 'add --fresh');
  if (known !== null) return known;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
