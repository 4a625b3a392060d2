import { execFile, execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { localRootKey } from '../../../build/localRootKey.ts';
import { dist, root } from '../../../build/workspaces.ts';
import { keysAddress, type KeyFile } from '../../../shared-lib/src/contract/registryCalls.ts';
import { moduleKeysSchema } from '../../../shared-lib/src/contract/moduleDocument.ts';
import { signText } from '../../../build/signText.ts';
import { product } from '../product.ts';

const run = promisify(execFile);

let archive: string | undefined;

/** Packs the package from this tree, once per process. @returns the path of the archive */
export const packPackage = (): string =>
  (archive ??= execFileSync(process.execPath, ['valet-module/pack/packCommand.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .at(-1)!);

/** A module's folder, whose team releases it with `valet-module`. */
export interface TeamFolder {
  readonly name: string;
  readonly folder: string;
  /** Runs `valet-module` with arguments. @returns its output @throws Error with its output if it fails */
  readonly cli: (...args: string[]) => Promise<string>;
  /** Changes a file. */
  readonly edit: (file: string, change: (text: string) => string) => void;
  readonly remove: () => void;
}

/** A module in a separate folder, outside of the repository. */
export interface OutsideModule extends TeamFolder {
  /** Runs `npm` with arguments, as `cli`. */
  readonly npm: (...args: string[]) => Promise<string>;
}

/**
 * Installs the packed package into an empty folder, without a network: it gets its dependencies from this repository.
 * Then writes a new module into it.
 * @param archive from `packPackage`
 */
export async function createOutsideModule(archive: string, name: string): Promise<OutsideModule> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const installed = join(folder, 'node_modules/valet-module');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', installed, '--strip-components=1']);
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const dependency of [...Object.keys(dependencies), 'typescript', '@playwright/test']) {
    const link = join(folder, 'node_modules', dependency);
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(join(root, 'node_modules', dependency), link);
  }
  const bin = join(folder, 'node_modules/.bin');
  mkdirSync(bin);
  symlinkSync(join(installed, 'lib/cli.js'), join(bin, 'valet-module'));
  for (const tool of ['tsc', 'playwright'])
    symlinkSync(join(root, 'node_modules/.bin', tool), join(bin, tool));
  /** @throws Error with the whole output, including lines printed before it failed */
  const runIn = async (command: string, args: readonly string[]) => {
    try {
      return (await run(command, [...args], { cwd: folder })).stdout;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${stdout}\n${stderr}`, { cause: error });
    }
  };
  const cli = (...args: string[]) => runIn(process.execPath, [join(installed, 'lib/cli.js'), ...args]);
  await cli('init', name, '--site', product().url);
  return {
    name,
    folder,
    cli,
    npm: (...args) => runIn('npm', args),
    edit(file, change) {
      const path = join(folder, file);
      writeFileSync(path, change(readFileSync(path, 'utf8')));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A running `valet-module dev`. */
export interface RunningDev {
  /** The page's origin. */
  readonly url: string;
  /** Ends it as Ctrl-C does. @returns its exit code */
  readonly stop: () => Promise<number | null>;
}

/**
 * Starts `valet-module dev`.
 * @param options more of its options
 */
export async function startDev({ folder }: TeamFolder, ...options: string[]): Promise<RunningDev> {
  const script = join(folder, 'node_modules/valet-module/lib/cli.js');
  const child = spawn(process.execPath, [script, 'dev', '--port', '0', ...options], { cwd: folder });
  const output: string[] = [];
  child.stderr.on('data', (data: Buffer) => output.push(data.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      output.push(line);
      const address = /is up: {2}(\S+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error(output.join('\n'))));
  });
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit') as Promise<[number | null]>;
      child.kill('SIGINT');
      return (await ended)[0];
    },
  };
}

/** As the site's operator, allows the modules' keys to sign. Keys that were already allowed stay allowed. */
export async function allowKeys(modules: readonly TeamFolder[]): Promise<void> {
  const { url } = product();
  const registry = (await (await fetch(`${url}/modules/releases.json`)).json()) as {
    keys: { text: string } | null;
  };
  const present = registry.keys
    ? moduleKeysSchema.parse(JSON.parse(registry.keys.text))
    : { revision: 0, keys: {} };
  const keys = { ...present.keys };
  for (const { name, folder } of modules) {
    const { publicKey } = JSON.parse(readFileSync(join(folder, `${name}.key.json`), 'utf8')) as KeyFile;
    keys[name] = [publicKey];
  }
  const list = JSON.stringify({ revision: present.revision + 1, keys });
  const answer = await fetch(`${url}${keysAddress}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(signText('module-keys', list, localRootKey(dist))),
  });
  if (!answer.ok) throw new Error(`The list of keys was refused: ${await answer.text()}`);
}
