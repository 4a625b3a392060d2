import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** What the lookup depends on, so that tests can have a cache and a registry of their own. */
export interface Machine {
  readonly environment: Readonly<NodeJS.ProcessEnv>;
  readonly home: string;
}

/** Found in a folder, or what to install and where. */
type Place =
  | { readonly kind: 'found'; readonly folder: string }
  | { readonly kind: 'missing'; /** Absolute path. */ readonly install: string; readonly version: string };

const thisMachine = (): Machine => ({ environment: process.env, home: homedir() });

/** The package.json that pins the version, and its lockfile, which pins everything below it. */
const pinned = (root: string, name = ''): string => join(root, 'scripts/firebaseTools', name);

const inInstall = (install: string): string => join(install, 'node_modules/firebase-tools');

/**
 * The folder of the pinned firebase-tools. It is outside node_modules, so `npm ci` leaves it alone. Where it's missing it is downloaded
 * first, which takes a minute and 240 MB; a download that is interrupted leaves nothing behind that looks complete.
 *
 * @param root absolute path of the repository
 * @param print receives a line when a download starts and when it ends
 * @param machine its environment may name a folder as FIREBASE_TOOLS, which is used as it is
 * @returns an absolute path
 * @throws Error with one line that says why there is none
 */
export async function firebaseTools(
  root: string,
  print: (line: string) => void,
  machine: Machine = thisMachine(),
): Promise<string> {
  const place = find(root, machine);
  if (place.kind === 'found') return place.folder;
  await install(root, place, machine, print);
  return inInstall(place.install);
}

/**
 * The folder of firebase-tools where it is on this machine, without a download.
 *
 * @returns null where it's missing
 * @throws Error when FIREBASE_TOOLS names something else
 */
export function installedFirebaseTools(root: string, machine: Machine = thisMachine()): string | null {
  const place = find(root, machine);
  return place.kind === 'found' ? place.folder : null;
}

function find(root: string, { environment, home }: Machine): Place {
  const named = environment.FIREBASE_TOOLS;
  if (named) {
    if (!isFirebaseTools(named))
      throw new Error(`FIREBASE_TOOLS names ${named}, which isn't firebase-tools.`);
    return { kind: 'found', folder: named };
  }
  const { dependencies } = JSON.parse(readFileSync(pinned(root, 'package.json'), 'utf8')) as {
    dependencies: { 'firebase-tools': string };
  };
  const version = dependencies['firebase-tools'];
  const lock = createHash('sha256')
    .update(readFileSync(pinned(root, 'package-lock.json')))
    .digest('hex');
  const cache = join(environment.XDG_CACHE_HOME || join(home, '.cache'), 'valet-hub');
  const install = join(cache, `firebase-tools-${version}-${lock.slice(0, 8)}`);
  return existsSync(install)
    ? { kind: 'found', folder: inInstall(install) }
    : { kind: 'missing', install, version };
}

function isFirebaseTools(folder: string): boolean {
  try {
    const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name?: unknown };
    return name === 'firebase-tools';
  } catch {
    return false;
  }
}

/** Installs into a folder of this process and renames it when it is complete: of two processes, the first to finish wins. */
async function install(
  root: string,
  place: Extract<Place, { kind: 'missing' }>,
  { environment }: Machine,
  print: (line: string) => void,
): Promise<void> {
  const name = `firebase-tools ${place.version}`;
  print(`Downloading ${name}, once: about a minute and 240 MB …`);
  let folder: string | undefined;
  try {
    mkdirSync(join(place.install, '..'), { recursive: true });
    folder = mkdtempSync(`${place.install}.partial-`);
    for (const file of ['package.json', 'package-lock.json'])
      copyFileSync(pinned(root, file), join(folder, file));
    await npmInstall(folder, environment);
    try {
      renameSync(folder, place.install);
    } catch (error) {
      if (!existsSync(place.install)) throw error;
    }
    print(`Downloaded ${name} to ${place.install}.`);
  } catch (error) {
    throw new Error(`${name} can't be downloaded: ${(error as Error).message}`, { cause: error });
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}

function npmInstall(folder: string, environment: Readonly<NodeJS.ProcessEnv>): Promise<void> {
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm waits 70 s before it gives up on a registry that can't be reached.
  const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  return new Promise((resolve, reject) => {
    const npm = spawn('npm', [...args, ...patience], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    npm.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    npm.on('error', reject);
    npm.on('close', (code) => (code === 0 ? resolve() : reject(new Error(explainNpm(output)))));
  });
}

const unreachable = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT)\b/;

/** The reason in what npm printed, in one line. @param output npm's errors */
export function explainNpm(output: string): string {
  const network = unreachable.exec(output)?.[1];
  if (network !== undefined)
    return `the npm registry can't be reached (${network}). Go online, or set FIREBASE_TOOLS to a folder that has it.`;
  const lines = output.split('\n').map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim());
  const reason = lines.find((line) => line !== '' && !/^(code|errno|syscall|path) /.test(line));
  return reason ?? 'npm failed without a reason.';
}
