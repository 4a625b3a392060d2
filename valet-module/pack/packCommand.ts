import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../../build/compile.ts';
import { root } from '../../build/workspaces.ts';
import { readFacts } from '../src/facts.ts';
import { bundleConfig } from './bundleConfig.ts';
import { emitTypes, sharedTypes } from './emitTypes.ts';
import { licensesOfPackages } from './licenses.ts';
import { localConfig } from './localConfig.ts';
import { packLocal } from './packLocal.ts';
import { packageManifest } from './packageManifest.ts';
import { testingConfig } from './testingConfig.ts';

/**
 * Packs the package, with the product of this tree to run on a team's machine:
 * `valet-module/dist/valet-module-<contract>.tgz`. Prints the file's path.
 */
const workspace = join(root, 'valet-module');
const folder = join(workspace, 'dist/package');
const types = join(folder, 'types');

/** The packages that the declarations in a folder import. */
function importedTypes(): string[] {
  const files = readdirSync(types, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.d.ts'),
  );
  const specifier = /(?:from |import\()['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)/g;
  return files.flatMap((file) =>
    [...readFileSync(join(types, file), 'utf8').matchAll(specifier)].map(([, name = '']) => name),
  );
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
emitTypes(join(types, 'shared-lib'));
cpSync(join(workspace, 'types'), types, { recursive: true });
writeFileSync(
  join(types, 'shared-lib.d.ts'),
  Object.entries(sharedTypes)
    .map(
      ([key, file]) =>
        `declare module '${key}' {\n  export * from 'valet-module/types/shared-lib/${file}';\n}\n`,
    )
    .join('\n'),
);
const used = new Set(importedTypes().filter((name) => name !== 'shared-lib' && name !== 'valet-module'));
execFileSync(process.execPath, ['build/build.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
await compile(
  [
    bundleConfig(join(folder, 'lib'), readFacts(), used),
    testingConfig(join(folder, 'lib/testing'), used),
    localConfig(join(folder, 'lib/local'), used),
  ],
  () => {},
);
packLocal(folder);
chmodSync(join(folder, 'lib/cli.js'), 0o755);
cpSync(join(workspace, 'template'), join(folder, 'template'), { recursive: true });
cpSync(join(root, 'shared-lib/schemas'), join(folder, 'schemas'), { recursive: true });
cpSync(join(workspace, 'README.md'), join(folder, 'README.md'));
cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), licensesOfPackages());
writeFileSync(join(folder, 'package.json'), JSON.stringify(packageManifest(used), null, 2));
const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', join(workspace, 'dist')], {
  cwd: folder,
  encoding: 'utf8',
});
const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
console.log(join(workspace, 'dist', filename));
