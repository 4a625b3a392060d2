import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { explainStartFailure } from '../explainStartFailure.ts';
import type { LocalFirebase, LocalFirebaseOptions, LocalProduct } from '../LocalFirebase.ts';
import { describeRunning } from './describeRunning.ts';
import { parseArguments, usage, type CliOptions } from './parseArguments.ts';
import { readProject } from './readProject.ts';
import { runCommand, type Signal } from './runCommand.ts';

/** The service whose address each variable contains; the other variables describe the project. */
const products: Readonly<Record<string, LocalProduct>> = {
  FIREBASE_AUTH_EMULATOR_HOST: 'auth',
  FIRESTORE_EMULATOR_HOST: 'firestore',
  FIREBASE_STORAGE_EMULATOR_HOST: 'storage',
  STORAGE_EMULATOR_HOST: 'storage',
};

/** The variables for another process, without addresses of services that aren't running: an SDK would wait for them. */
function runningEnvironment({
  environment,
  products: running,
}: Pick<LocalFirebase, 'environment' | 'products'>): Readonly<Record<string, string>> {
  const runs = (product: LocalProduct | undefined): boolean =>
    product === undefined || running.includes(product);
  return Object.fromEntries(Object.entries(environment).filter(([name]) => runs(products[name])));
}

const signals: readonly Signal[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs `local-firebase`; resolves when it has stopped, or immediately if the command line starts nothing. Exit codes: 0 after a normal run
 * (the command's own for `exec`), 1 for a failure, 2 for an invalid command line, 128 + the signal number if a signal interrupts the start.
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
  // A closed terminal must not prevent an orderly shutdown.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const temporary = options.data === null ? mkdtempSync(join(tmpdir(), 'local-firebase-')) : null;
  let firebase: LocalFirebase | null = null;
  try {
    const { startLocalFirebase } = await import('../startLocalFirebase.ts');
    firebase = await startLocalFirebase(startOptions(folder, options, temporary));
    if (signal.name() === null) {
      const code = await use(firebase, folder, options, signal.received);
      await firebase.stop();
      return code;
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

/** Runs the command of `exec`, or waits for a stop signal. @returns the exit code */
async function use(
  firebase: LocalFirebase,
  folder: string,
  options: CliOptions,
  signal: Promise<Signal>,
): Promise<number> {
  if (options.command) {
    const environment = runningEnvironment(firebase);
    return runCommand(options.command, { folder, environment, signal, log: console.error });
  }
  console.log(describeRunning(firebase, options));
  await signal;
  console.log(options.exportTo === null ? '\nStopping …' : `\nStopping; exporting to ${options.exportTo} …`);
  return 0;
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
    // The output of `exec` is its command's.
    log: options.command ? console.error : console.log,
  };
}

/** Listens for stop signals; a second one exits immediately. */
function firstSignal(): { name: () => Signal | null; received: Promise<Signal> } {
  let first: Signal | null = null;
  const received = new Promise<Signal>((resolveReceived) => {
    for (const signal of signals) {
      process.on(signal, () => {
        if (first !== null) process.exit(128 + constants.signals[signal]);
        first = signal;
        resolveReceived(signal);
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
