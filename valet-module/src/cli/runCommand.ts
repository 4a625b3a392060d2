import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import type { Stamp } from '../../../scripts/release/decideChange.ts';
import { done, refused, type Outcome } from '../../../scripts/release/Outcome.ts';
import { checkBuild } from '../check/checkBuild.ts';
import { facts } from '../facts.ts';
import { packed } from '../packed.ts';
import { readSource, type ModuleSource } from '../readSource.ts';
import { writeKey } from '../registry/keys.ts';
import { readSite, type ServedSite } from '../registry/site.ts';
import { buildModule } from '../webpack/buildModule.ts';
import { changeModule } from './changeModule.ts';
import { initModule } from './initModule.ts';
import { originOf, type CliOptions } from './options.ts';
import { publishModule, readBuilt } from './publishModule.ts';
import { runTests } from './runTests.ts';
import { siteStatus } from './siteStatus.ts';

/** The script that runs a container: in the repository, its source. */
const runner = () =>
  existsSync(join(import.meta.dirname, 'runContainer.js'))
    ? join(import.meta.dirname, 'runContainer.js')
    : join(import.meta.dirname, '../check/runContainer.ts');

/** The site in a module's package.json. */
function siteIn(folder: string): string | null {
  const { valetModule } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    valetModule?: { site?: string };
  };
  return valetModule?.site ? originOf(valetModule.site) : null;
}

/**
 * Builds a module, and checks it against a site.
 * @param seconds how long each of its parts is shown
 * @returns the folder of the build
 */
async function buildAndCheck(
  source: ModuleSource,
  site: ServedSite,
  seconds: number,
  print: (line: string) => void,
): Promise<Outcome<string>> {
  const built = await buildModule(source);
  if (!built.ok) return built;
  const showing = packed('showParts.js');
  if (showing === null)
    print("Its parts can't be shown until the package is packed (valet-module/pack/packCommand.ts).");
  const problems = await checkBuild({
    source,
    folder: built.value,
    site,
    facts: facts(),
    runner: runner(),
    shown: showing === null ? null : { runner: showing, seconds },
  });
  const what = `${source.manifest.name} ${source.version}`;
  if (problems.length === 0) return built;
  return refused([`${what} can't be published:`, ...problems.map((problem) => `  - ${problem}`)].join('\n'));
}

/**
 * Runs a command of `valet-module`.
 * @param folder the current folder, absolute
 * @param print for lines to the user
 * @returns why nothing was done; null if it was done
 */
export async function runCommand(
  { command, key, by, site: named }: CliOptions,
  folder: string,
  print: (line: string) => void,
): Promise<Outcome<void>> {
  if (command.kind === 'init') return initModule(folder, command.name, named, print);
  const read = readSource(folder);
  if (!read.ok) return read;
  const source = read.value;
  const { name } = source.manifest;
  const keyFile = join(folder, key ?? `${name}.key.json`);
  if (command.kind === 'keys') {
    const written = writeKey(keyFile);
    if (!written.ok) return written;
    print(`Created ${keyFile}. Keep it secret, and out of the repository.`);
    print(`Ask the site's operator to let this public key sign for ${name}: ${written.value.publicKey}`);
    return done(undefined);
  }
  if (command.kind === 'test') return runTests(folder, command.files);
  if (command.kind === 'build') {
    const built = await buildModule(source);
    if (built.ok) print(`Built ${built.value}.`);
    return built.ok ? done(undefined) : built;
  }
  if (command.kind === 'dev-local') {
    const { devLocal } = await import('../local/devLocal.ts');
    await devLocal(source, { ...command, print });
    return done(undefined);
  }
  const origin = named ?? siteIn(folder);
  if (origin === null) return refused('Specify the site with --site, or in package.json.');
  const site = await readSite(origin);
  if (!site.ok) return site;
  const stamp: Stamp = {
    at: new Date().toISOString(),
    by: by ?? process.env.GITHUB_ACTOR ?? userInfo().username,
  };
  switch (command.kind) {
    case 'check': {
      const checked = await buildAndCheck(source, site.value, command.open, print);
      if (checked.ok)
        print(`${name} ${source.version} is compatible with ${origin}, shell ${site.value.shell.version}.`);
      return checked.ok ? done(undefined) : checked;
    }
    case 'publish': {
      if (command.built !== null) {
        const built = readBuilt(name, resolve(folder, command.built));
        return built.ok ? publishModule(built.value, built.value.folder, { origin, keyFile, print }) : built;
      }
      const checked = await buildAndCheck(source, site.value, command.open, print);
      return checked.ok ? publishModule(source, checked.value, { origin, keyFile, print }) : checked;
    }
    case 'status':
      for (const line of siteStatus(site.value, name)) print(line);
      return done(undefined);
    case 'dev': {
      const { devOnSite } = await import('../dev/devOnSite.ts');
      return devOnSite(source, site.value, { ...command, print });
    }
    default:
      return changeModule(source, command, site.value, { keyFile, stamp, print });
  }
}
