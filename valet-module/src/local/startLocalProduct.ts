import { createHash } from 'node:crypto';
import { constants, readdirSync, readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { preparedFolder } from '../../../backend/seed/preparedFolder.ts';
import { ChildProcesses } from '../../../scripts/start/ChildProcesses.ts';
import { done, refused, type Outcome } from '../../../scripts/release/Outcome.ts';
import { packed } from '../packed.ts';

/** Milliseconds until a start is given up: many times what it takes on a busy machine. */
const patience = 300_000;

const notPacked = 'The local product is only in the packed package (valet-module/pack/packCommand.ts).';

/** Lines of output that a failure shows. */
const shownLines = 20;

export interface LocalProductOptions {
  /** The data folder, absolute; a missing one gets the demo's records. */
  readonly data: string;
  /** Starts over from the demo's records. */
  readonly isFresh?: boolean;
  /** Called if the product ends after its start, with the end of its output. */
  readonly onEnd?: (message: string) => void;
}

/**
 * Starts the packed product, with the local Firebase, in a separate process on free ports of this machine. Resolves once it is up.
 * @param children ends it
 * @returns its origin
 */
export function startLocalProduct(
  children: ChildProcesses,
  { data, isFresh = false, onEnd }: LocalProductOptions,
): Promise<Outcome<string>> {
  const serve = packed('local/serve.js');
  if (serve === null) return Promise.resolve(refused(notPacked));
  const latest: string[] = [];
  return new Promise((resolve) => {
    const settle = (outcome: Outcome<string>) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    const fail = (what: string) => settle(refused([what, ...latest].join('\n')));
    const timer = setTimeout(
      () => fail(`The local product did not start in ${patience / 60_000} minutes.`),
      patience,
    );
    const running = children.run({
      args: [serve, data, ...(isFresh ? ['--fresh'] : [])],
      directory: dirname(serve),
      onLine(line) {
        const [, origin] = /^ready (http:\/\/\S+)$/.exec(line) ?? [];
        if (origin !== undefined) return settle(done(origin));
        latest.push(line);
        if (latest.length > shownLines) latest.shift();
      },
    });
    running.then(
      (code) => {
        fail('The local product could not be started:');
        if (code !== null) onEnd?.(['The local product has ended:', ...latest].join('\n'));
      },
      (error: Error) => fail(`The local product could not be started: ${error.message}`),
    );
  });
}

/** Identifies the demo's records: the packed product that writes them, and the hour, to which they are relative. */
function demoName(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return `${new Date().toISOString().slice(0, 13)}-${hash.digest('hex').slice(0, 16)}`;
}

/**
 * Copies the demo's records into a data folder. They are written once an hour, and copied from then on.
 * @param cache the folder of such copies
 * @param data must be empty or missing
 * @throws Error with the reason if they can't be written
 */
export async function copyDemo(cache: string, data: string): Promise<void> {
  const bundles = packed('local');
  if (bundles === null) throw new Error(notPacked);
  const prepared = await preparedFolder(cache, demoName(bundles), async (folder) => {
    const children = new ChildProcesses();
    const started = await startLocalProduct(children, { data: folder });
    await children.stop();
    if (!started.ok) throw new Error(started.message);
    // The seed writes everything that functions would derive, so its events don't have to delay those of the copy's user.
    await writeFile(join(folder, 'firestore/commits.ndjson'), '{"done":"all"}\n');
  });
  await cp(prepared, data, { recursive: true, mode: constants.COPYFILE_FICLONE });
}
