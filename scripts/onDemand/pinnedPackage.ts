import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** A package that few commands need, so it isn't a dependency that `npm ci` installs for everyone. */
export interface PinnedPackage {
  readonly name: string;
  /** The folder, relative to the repository's root, whose package.json pins the version and whose lockfile pins all dependencies. */
  readonly pinnedIn: string;
  /** The environment variable that may name a folder with the package, to use as is. */
  readonly variable: string;
  /** Download time and size, for people. */
  readonly cost: string;
}

/** The lookup's dependencies, so that tests can use their own cache and registry. */
export interface Machine {
  readonly environment: Readonly<NodeJS.ProcessEnv>;
  readonly home: string;
}

/** Found in a folder, or what to install where. */
type Place =
  | { readonly kind: 'found'; readonly folder: string }
  | { readonly kind: 'missing'; /** Absolute path. */ readonly install: string; readonly version: string };

const thisMachine = (): Machine => ({ environment: process.env, home: homedir() });

/**
 * The folder of a pinned package. It is outside the repository's node_modules, so `npm ci` doesn't touch it. Downloads the package if it is
 * missing; an interrupted download leaves nothing that looks complete.
 *
 * @param root absolute path of the repository
 * @param print receives a line when a download starts and ends
 * @returns an absolute path
 * @throws Error with a one-line reason
 */
export async function pinnedPackage(
  pinned: PinnedPackage,
  root: string,
  print: (line: string) => void,
  machine: Machine = thisMachine(),
): Promise<string> {
  const place = find(pinned, root, machine);
  if (place.kind === 'found') return place.folder;
  await install(pinned, root, place, machine, print);
  return join(place.install, 'node_modules', pinned.name);
}

/**
 * The folder of a pinned package if it is on this machine; never downloads.
 *
 * @returns null if it is missing
 * @throws Error when its variable names something else
 */
export function installedPackage(
  pinned: PinnedPackage,
  root: string,
  machine: Machine = thisMachine(),
): string | null {
  const place = find(pinned, root, machine);
  return place.kind === 'found' ? place.folder : null;
}

function find({ name, pinnedIn, variable }: PinnedPackage, root: string, machine: Machine): Place {
  const { environment, home } = machine;
  const named = environment[variable];
  if (named) {
    if (!isPackage(named, name)) throw new Error(`${variable} names ${named}, which isn't ${name}.`);
    return { kind: 'found', folder: named };
  }
  const { dependencies } = JSON.parse(readFileSync(join(root, pinnedIn, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const version = dependencies[name]!;
  const lock = createHash('sha256')
    .update(readFileSync(join(root, pinnedIn, 'package-lock.json')))
    .digest('hex');
  const cache = join(environment.XDG_CACHE_HOME || join(home, '.cache'), 'valet-hub');
  const install = join(cache, `${name.replace('@', '').replace('/', '-')}-${version}-${lock.slice(0, 8)}`);
  return existsSync(install)
    ? { kind: 'found', folder: join(install, 'node_modules', name) }
    : { kind: 'missing', install, version };
}

function isPackage(folder: string, wanted: string): boolean {
  try {
    const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name?: unknown };
    return name === wanted;
  } catch {
    return false;
  }
}

/** Installs into this process's own folder and renames it when complete: the first of two processes to finish wins. */
async function install(
  { name, pinnedIn, variable, cost }: PinnedPackage,
  root: string,
  place: Extract<Place, { kind: 'missing' }>,
  { environment }: Machine,
  print: (line: string) => void,
): Promise<void> {
  const title = `${name} ${place.version}`;
  print(`Downloading ${title}, once: ${cost} …`);
  let folder: string | undefined;
  try {
    mkdirSync(join(place.install, '..'), { recursive: true });
    folder = mkdtempSync(`${place.install}.partial-`);
    for (const file of ['package.json', 'package-lock.json'])
      copyFileSync(join(root, pinnedIn, file), join(folder, file));
    await npmInstall(folder, environment, variable);
    try {
      renameSync(folder, place.install);
    } catch (error) {
      if (!existsSync(place.install)) throw error;
    }
    print(`Downloaded ${title} to ${place.install}.`);
  } catch (error) {
    throw new Error(`${title} can't be downloaded: ${(error as Error).message}`, { cause: error });
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}

function npmInstall(
  folder: string,
  environment: Readonly<NodeJS.ProcessEnv>,
  variable: string,
): Promise<void> {
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // By default, npm waits 70 s before it gives up on an unreachable registry.
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
    npm.on('close', (code) => (code === 0 ? resolve() : reject(new Error(explainNpm(output, variable)))));
  });
}

const unreachable = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT)\b/;

/**
 * The reason from npm's output, in one line.
 *
 * @param output npm's errors
 * @param variable the environment variable that can name a folder instead
 */
export function explainNpm(output: string, variable: string): string {
  const network = unreachable.exec(output)?.[1];
  if (network !== undefined)
    return `the npm registry can't be reached (${network}). Go online, or set ${variable} to a folder that has it.`;
  const lines = output.split('\n').map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim());
  const reason = lines.find((line) => line !== '' && !/^(code|errno|syscall|path) /.test(line));
  return reason ?? 'npm failed without giving a reason.';
}
