import { join } from 'node:path';
import { demoAccounts, demoPassword, demoUids } from '../../../backend/seed/accounts.ts';
import { runUntilStopped } from '../../../scripts/start/runUntilStopped.ts';
import { StartError } from '../../../scripts/start/StartError.ts';
import type { ModuleSource } from '../readSource.ts';
import { cacheFolder, showLocally } from './showLocally.ts';
import { addressAs } from './signInPage.ts';

/** How to show a module in the local product. */
export interface DevLocalOptions {
  readonly port: number;
  /** Starts over from the demo's records. */
  readonly isFresh: boolean;
  readonly print: (line: string) => void;
}

/** The lines printed once the page is up. */
function bannerOf({ manifest }: ModuleSource, url: string): string[] {
  // The large operator's records would take minutes.
  const accounts = demoAccounts.filter(({ uid }) => uid !== demoUids.big);
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const path = manifest.routes[0]?.path ?? '/';
  return [
    '',
    `  ${manifest.name} in the local product is up:  ${url}`,
    '',
    `  Signed in as the owner:  ${addressAs(url, path.includes(':') ? '/' : path, 'owner')}`,
    '',
    `  Demo accounts (password for all: ${demoPassword})`,
    ...accounts.map(({ email, shows }) => `    ${email.padEnd(width)}  ${shows}`),
    '',
    '  Ctrl-C stops everything.',
    '',
  ];
}

/**
 * Shows a folder's module in the packed product, with the local Firebase, and builds it again when a file changes. Ends this
 * process, and everything it has started, when it is asked to stop.
 */
export const devLocal = (source: ModuleSource, { port, isFresh, print }: DevLocalOptions): Promise<void> =>
  runUntilStopped(async ({ children, started, fail }) => {
    print('Starting the local product; the first time, its records take up to half a minute …');
    const shown = await showLocally(children, source, {
      data: join(source.folder, cacheFolder, 'data'),
      isFresh,
      onEnd: (message) => fail(new StartError(message)),
      isWatched: true,
      output: join(source.folder, 'dist/dev'),
      port,
      print,
    });
    if (!shown.ok) throw new StartError(shown.message);
    started.stopPage = shown.value.close;
    started.ready = true;
    for (const line of bannerOf(source, shown.value.url)) print(line);
  });
