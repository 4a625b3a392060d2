import { createInterface } from 'node:readline';
import type { LocalFirebase } from '../../backend/local/src/index.ts';
import type { ChildProcesses } from './ChildProcesses.ts';
import type { LiveStart } from './options.ts';

interface PlayContext {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly children: ChildProcesses;
  readonly print: (line: string) => void;
  readonly log: (source: string, line: string) => void;
}

/** Typed with Enter to pause and resume the night. */
const pauseKey = 'p';

/**
 * Plays tonight's service in a separate process (backend/live). In a terminal, it can be paused. A failure is only reported because the
 * page is in use.
 */
export async function playTonight(
  { root, children, print, log }: PlayContext,
  { projectId, addresses, environment }: LocalFirebase,
  { speed, seed }: LiveStart,
): Promise<void> {
  print(
    `Playing tonight at ${speed} times real speed${process.stdin.isTTY ? `; press ${pauseKey} and Enter to pause or resume` : ''}.`,
  );
  const product = JSON.stringify({ projectId, addresses });
  const keys = process.stdin.isTTY ? createInterface({ input: process.stdin }) : null;
  try {
    const code = await children.run({
      args: ['backend/live/main.ts', '--product', product, '--speed', String(speed), '--seed', String(seed)],
      directory: root,
      environment,
      onLine: (line) => log('night', line),
      onStart: (signal) => keys?.on('line', (line) => line.trim() === pauseKey && signal('SIGUSR2')),
    });
    if (code !== null && code !== 0) print('Tonight could not be played; see above.');
  } finally {
    keys?.close();
  }
}
