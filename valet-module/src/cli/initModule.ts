import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from 'shared-lib/contract';
import { done, refused, type Outcome } from '../../../scripts/release/Outcome.ts';

/** Files that may already be in the folder, because `npm install` creates them. */
const allowed = new Set([
  'package.json',
  'package-lock.json',
  'node_modules',
  '.git',
  '.gitignore',
  'README.md',
]);

/** The template, which is next to `lib` in the package and next to `src` in the repository. */
const template = () => {
  const packed = join(import.meta.dirname, '../template');
  return existsSync(packed) ? packed : join(import.meta.dirname, '../../template');
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Writes a new module into a folder.
 * @param name such as `mf-hello`
 * @param site its origin, if known
 */
export function initModule(
  folder: string,
  name: string,
  site: string | null,
  print: (line: string) => void,
): Outcome<void> {
  const other = readdirSync(folder).find((file) => !allowed.has(file));
  if (other !== undefined) return refused(`The folder isn't empty: it has ${other}.`);
  const word = name.replace('mf-', '');
  const rename = (text: string) =>
    text
      .replaceAll('CONTRACT', CONTRACT_VERSION)
      .replaceAll('Example', capital(word))
      .replaceAll('Ejemplo', capital(word))
      .replaceAll('example', word);
  cpSync(template(), folder, { recursive: true });
  if (existsSync(join(folder, 'gitignore')))
    renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
  const files = ['module.json', 'src', 'browser', '.github'].flatMap((path) =>
    statSync(join(folder, path)).isDirectory()
      ? readdirSync(join(folder, path), { recursive: true, encoding: 'utf8' }).map((file) => join(path, file))
      : [path],
  );
  for (const file of files.filter((path) => statSync(join(folder, path)).isFile())) {
    writeFileSync(join(folder, file), rename(readFileSync(join(folder, file), 'utf8')));
    // The template's test isn't a test of this repository, so its name ends differently.
    const target = rename(file).replace(/\.template$/, '');
    if (target !== file) renameSync(join(folder, file), join(folder, target));
  }
  const packageFile = join(folder, 'package.json');
  const present = existsSync(packageFile)
    ? (JSON.parse(readFileSync(packageFile, 'utf8')) as Record<string, unknown>)
    : {};
  const manifest = {
    ...present,
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'valet-module dev',
      test: 'tsc && valet-module test',
      'test:browser': 'tsc -p browser && playwright test -c browser',
      check: 'valet-module check',
      release: 'valet-module publish',
    },
    valetModule: { site: site ?? 'https://hub.example.com' },
  };
  writeFileSync(packageFile, `${JSON.stringify(manifest, null, 2)}\n`);
  print(`${name} is ready: a page at /${word}, and a card on the dashboard.`);
  print('Next: npx valet-module dev --local, or npx valet-module dev for the site');
  return done(undefined);
}
