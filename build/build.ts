import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { CONTRACT_VERSION } from 'shared-lib/contract';
import { assemble } from './assemble.ts';
import { compile } from './compile.ts';
import { inputHash } from './inputHash.ts';
import { readSomeModules, readModules } from './readModule.ts';
import { moduleConfig } from './webpack/moduleConfig.ts';
import { shellConfig } from './webpack/shellConfig.ts';
import { buildNames, dist, outputFolder, versionOf, type BuildName, type ModuleName } from './workspaces.ts';
import { writeAtomically } from './writeAtomically.ts';

const usage = `Usage: npm run build -- [name ...] [--force] [--source-maps]

Builds the shell and the modules for production, each into dist/<name>/<version>/, and assembles the page.
Skips what hasn't changed since the last build. Names: ${buildNames.join(', ')} (default: all).

  --force         build even what hasn't changed
  --source-maps   also write each script's source map next to it; builds even what hasn't changed
  --help          this text`;

const hashesFile = join(dist, '.inputs.json');

/**
 * Staging folder of this process, so parallel builds don't collide, such as tests running next to `npm
 * start`.
 */
const staging = join(dist, `.building-${process.pid}`);
const stagingFolder = (name: BuildName) => join(staging, name);

const isModule = (name: BuildName): name is ModuleName => name !== 'shell';

/** The file every complete build has; a folder without it doesn't count as built. */
const keyFile = (name: BuildName) => (name === 'shell' ? 'index.html' : 'mf-manifest.json');

function readHashes(): Partial<Record<BuildName, string>> {
  return existsSync(hashesFile)
    ? (JSON.parse(readFileSync(hashesFile, 'utf8')) as Partial<Record<BuildName, string>>)
    : {};
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Moves a finished build into place atomically, so a page never sees half of it. */
function install(name: BuildName) {
  if (!existsSync(join(stagingFolder(name), keyFile(name))))
    throw new Error(`The build of ${name} has no ${keyFile(name)}`);
  rmSync(outputFolder(name), { recursive: true, force: true });
  mkdirSync(dirname(outputFolder(name)), { recursive: true });
  renameSync(stagingFolder(name), outputFolder(name));
}

/**
 * Source maps take about a sixth of a build's processor time and change no other file, so they are generated only on
 * request.
 */
async function build(names: readonly BuildName[], force: boolean, sourceMaps: boolean) {
  const started = performance.now();
  const known = readHashes();
  const hashes = new Map(names.map((name) => [name, inputHash(name, process.version)]));
  const stale = names.filter(
    (name) =>
      force ||
      sourceMaps ||
      known[name] !== hashes.get(name) ||
      !existsSync(join(outputFolder(name), keyFile(name))),
  );

  // A module built alone doesn't fail because of another team's mistake; modules built together must also be compatible.
  const read =
    names.length === buildNames.length ? await readModules() : await readSomeModules(names.filter(isModule));

  if (stale.length > 0) {
    console.log(`Building ${stale.join(', ')} …`);
    let done = 0;
    await compile(
      stale.map((name) => ({
        ...(name === 'shell'
          ? shellConfig('production', stagingFolder(name))
          : moduleConfig(name, 'production', stagingFolder(name))),
        ...(sourceMaps && { devtool: 'hidden-source-map' }),
      })),
      (name, milliseconds) =>
        console.log(`  [${++done}/${stale.length}] ${name.padEnd(14)} ${seconds(milliseconds)}`),
    );
    for (const name of stale) {
      const [file, content] =
        name === 'shell'
          ? ['shell.json', { version: versionOf('shell'), contract: CONTRACT_VERSION }]
          : ['module.json', read.get(name)];
      writeAtomically(join(stagingFolder(name), file), JSON.stringify(content, null, 2));
      install(name);
      // Read again each time, because another build may have updated the file.
      writeAtomically(hashesFile, JSON.stringify({ ...readHashes(), [name]: hashes.get(name) }, null, 2));
    }
  }
  assemble();

  const kept = names.length - stale.length;
  console.log(`Built ${stale.length}, kept ${kept} unchanged, in ${seconds(performance.now() - started)}.`);
}

function readRequest(): { names: readonly BuildName[]; force: boolean; sourceMaps: boolean } {
  const { values, positionals } = parseArgs({
    options: {
      force: { type: 'boolean', default: false },
      'source-maps': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const unknown = positionals.find((name) => !(buildNames as readonly string[]).includes(name));
  if (unknown !== undefined) throw new TypeError(`Unknown workspace "${unknown}"`);
  return {
    names: positionals.length > 0 ? (positionals as BuildName[]) : buildNames,
    force: values.force,
    sourceMaps: values['source-maps'],
  };
}

let request;
try {
  request = readRequest();
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exit(2);
}
try {
  await build(request.names, request.force, request.sourceMaps);
} catch (error) {
  console.error(error instanceof Error && error.name !== 'Error' ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(staging, { recursive: true, force: true });
}
