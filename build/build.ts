import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { assemble, writeWhole } from './assemble.ts';
import { compile } from './compile.ts';
import { inputHash } from './inputHash.ts';
import { readModules } from './readModule.ts';
import { moduleConfig } from './webpack/moduleConfig.ts';
import { shellConfig } from './webpack/shellConfig.ts';
import { buildNames, dist, outputFolder, type BuildName } from './workspaces.ts';

const usage = `Usage: npm run build -- [name ...] [--force]

Builds the shell and the modules for production, each into dist/<name>/<version>/, and puts the page together.
What has not changed since the last build is kept. Names: ${buildNames.join(', ')} (default: all).

  --force   build even what has not changed
  --help    this text`;

const hashesFile = join(dist, '.inputs.json');
const stagingFolder = (name: BuildName) => join(dist, '.building', name);

function readHashes(): Partial<Record<BuildName, string>> {
  return existsSync(hashesFile) ? (JSON.parse(readFileSync(hashesFile, 'utf8')) as Partial<Record<BuildName, string>>) : {};
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Moves a finished build to its place in one step, so that a page never sees half of it. */
function install(name: BuildName) {
  rmSync(outputFolder(name), { recursive: true, force: true });
  mkdirSync(dirname(outputFolder(name)), { recursive: true });
  renameSync(stagingFolder(name), outputFolder(name));
}

async function build(names: readonly BuildName[], force: boolean) {
  const started = performance.now();
  const manifests = await readModules();

  const known = readHashes();
  const hashes = new Map(names.map((name) => [name, inputHash(name, process.version)]));
  const stale = names.filter((name) => force || known[name] !== hashes.get(name) || !existsSync(outputFolder(name)));

  if (stale.length > 0) {
    console.log(`Building ${stale.join(', ')} …`);
    let done = 0;
    rmSync(join(dist, '.building'), { recursive: true, force: true });
    await compile(
      stale.map((name) =>
        name === 'shell' ? shellConfig('production', stagingFolder(name)) : moduleConfig(name, 'production', stagingFolder(name)),
      ),
      (name, milliseconds) => console.log(`  [${++done}/${stale.length}] ${name.padEnd(14)} ${seconds(milliseconds)}`),
    );
    for (const name of stale) {
      if (name !== 'shell') {
        writeWhole(join(stagingFolder(name), 'module.json'), JSON.stringify(manifests.get(name), null, 2));
      }
      install(name);
      known[name] = hashes.get(name)!;
    }
    rmSync(join(dist, '.building'), { recursive: true, force: true });
    writeWhole(hashesFile, JSON.stringify(known, null, 2));
  }
  assemble(manifests);

  const kept = names.length - stale.length;
  console.log(`Built ${stale.length}, kept ${kept} unchanged, in ${seconds(performance.now() - started)}.`);
}

function readNames(): { names: readonly BuildName[]; force: boolean } {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const unknown = positionals.find((name) => !(buildNames as readonly string[]).includes(name));
  if (unknown !== undefined) throw new TypeError(`Unknown workspace "${unknown}"`);
  return { names: positionals.length > 0 ? (positionals as BuildName[]) : buildNames, force: values.force };
}

let request;
try {
  request = readNames();
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exit(2);
}
try {
  await build(request.names, request.force);
} catch (error) {
  console.error(error instanceof Error && error.name !== 'Error' ? error.message : error);
  process.exit(1);
}
