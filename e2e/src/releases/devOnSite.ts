import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { root } from '../../../build/workspaces.ts';

/** `npm run dev -- module --site`, running in a separate process. */
export interface DevOnSite {
  /** Origin of the page. */
  readonly url: string;
  /**
   * Stops it like Ctrl-C.
   * @returns its exit code
   */
  stop(): Promise<number | null>;
}

/**
 * Starts it on a free port, and waits until the page is usable.
 * @throws Error with its output if it exits first.
 */
export async function startDevOnSite(module: string, site: string): Promise<DevOnSite> {
  const child = spawn(process.execPath, ['scripts/dev.mjs', module, '--site', site, '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killAtExit = () => void child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const output: string[] = [];
  child.stderr.on('data', (data: Buffer) => output.push(data.toString()));
  const url = await new Promise<string>((settle, fail) => {
    createInterface(child.stdout).on('line', (line) => {
      output.push(line);
      const address = /is up: {2}(\S+)/.exec(line)?.[1];
      if (address !== undefined) settle(address);
    });
    void ended.then((code) => fail(new Error(`It ended with code ${code}:\n${output.join('\n')}`)));
  });
  return {
    url,
    stop() {
      process.removeListener('exit', killAtExit);
      child.kill('SIGINT');
      return ended;
    },
  };
}
