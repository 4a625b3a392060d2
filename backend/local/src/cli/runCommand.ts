import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Exit codes of shells for a command that isn't there, and for one that can't be run. */
const notFound = 127;
const notRunnable = 126;

export type Signal = 'SIGINT' | 'SIGTERM' | 'SIGHUP';

/** What a command is run with. */
export interface CommandOptions {
  readonly folder: string;
  /** Variables in addition to those of this process. */
  readonly environment: Readonly<Record<string, string>>;
  /** Resolves with the first signal that this process gets. */
  readonly signal: Promise<Signal>;
  readonly log: (line: string) => void;
}

/**
 * Runs a command to its end, with this process's input and output, and passes a signal on to it. It doesn't outlive this process.
 *
 * @param command a program and its arguments, or one text for the shell
 * @returns its exit code; 128 + the signal's number when a signal ended it, 127 when it doesn't exist, 126 when it can't be run
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
    // A terminal sends Ctrl-C to both of us; a second one would make some programs give up their cleaning up.
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
