import { spawn } from 'node:child_process';
import type { RunResult } from './runContainer.ts';

/** A script that runs a module’s code in a separate process. */
export interface RunApart {
  /** The script’s path. It takes JSON as its argument, and prints a `RunResult` as its last line. */
  readonly runner: string;
  readonly given: { readonly script: string };
  /** In milliseconds. */
  readonly limit: number;
}

/** Runs a module’s code in a separate process with a timeout: it may hang, or end the process. */
export function runApart({ runner, given, limit }: RunApart): Promise<RunResult> {
  const failed = (problem: string): RunResult => ({ problems: [problem], globals: [] });
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', runner, JSON.stringify(given)],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH: process.env.PATH },
      },
    );
    let [output, errors] = ['', ''];
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      resolve(failed(`${given.script} hasn't finished loading after ${limit / 1000} s.`));
    }, limit);
    child.once('close', () => {
      clearTimeout(timer);
      try {
        resolve(JSON.parse(output.trim().split('\n').at(-1)!) as RunResult);
      } catch {
        resolve(
          failed(`${given.script} ended the process that loaded it: ${errors.trim().split('\n').at(-1)}.`),
        );
      }
    });
  });
}
