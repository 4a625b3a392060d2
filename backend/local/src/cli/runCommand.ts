import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Shells' exit codes for a command that doesn't exist, and one that can't be run. */
const notFound = 127;
const notRunnable = 126;

export type Signal = 'SIGINT' | 'SIGTERM' | 'SIGHUP';

/** A command's environment. */
export interface CommandOptions {
  readonly folder: string;
  /** Variables in addition to this process's own. */
  readonly environment: Readonly<Record<string, string>>;
  /** Resolves with the first signal this process receives. */
  readonly signal: Promise<Signal>;
  readonly log: (line: string) => void;
}

/**
 * Runs a command to completion with this process's stdio, and passes a signal on to it. It doesn't outlive this process.
 *
 * @param command a program and its arguments, or one string for the shell
 * @returns its exit code; 128 + the signal's number if a signal ended it, 127 if it doesn't exist, 126 if it can't be run
 */
export function runCommand(command: readonly string[], options: CommandOptions): Promise<number> {
  const { folder, environment, signal, log } = options;
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
    shell: args.length === 0 && /\s/.test(program),
  });
  const killChild = (): void => void child.kill('SIGKILL');
  process.once('exit', killChild);
  void signal.then((name) => {
    // A terminal sends Ctrl-C to both processes; a second signal would make some programs skip their cleanup.
    if (name !== 'SIGINT' || !process.stdin.isTTY) child.kill(name);
  });
  return new Promise((resolve) => {
    const end = (code: number): void => {
      process.removeListener('exit', killChild);
      resolve(code);
    };
    child.once('error', (error: NodeJS.ErrnoException) => {
      log(
        `${program} can't be run: ${error.code === 'ENOENT' ? 'there is no such command' : error.message}.`,
      );
      end(error.code === 'ENOENT' ? notFound : notRunnable);
    });
    child.once('exit', (code, by) => end(code ?? 128 + constants.signals[by ?? 'SIGKILL']));
  });
}
