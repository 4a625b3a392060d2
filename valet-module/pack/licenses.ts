import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../build/workspaces.ts';

/** The workspaces whose packages are in the package's bundles or in the page. */
const workspaces = ['shell', 'shared-lib', 'backend', 'backend/local'];

/** The folders of the packages that these workspaces need at run time. */
function packageFolders(): string[] {
  // It fails, but lists them, when it isn't content with a version that the repository overrides.
  const { stdout } = spawnSync(
    'npm',
    [
      ...['ls', '--all', '--parseable', '--omit=dev', '--omit=optional'],
      ...workspaces.flatMap((name) => ['-w', name]),
    ],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const folders = stdout.split('\n').filter((path) => relative(root, path).includes('node_modules/'));
  return [...new Set(folders)].filter((folder) => existsSync(join(folder, 'package.json'))).sort();
}

/**
 * The licenses of the packages that the package contains copies of, as their authors require: each text once, after the
 * packages that it belongs to.
 */
export function licensesOfPackages(): string {
  const texts = new Map<string, string[]>();
  for (const folder of packageFolders()) {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name: string;
      version: string;
      license?: string;
    };
    const files = globSync('{LICEN[CS]E,licen[cs]e,NOTICE,COPYING}*', { cwd: folder }).sort();
    const text =
      files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n') ||
      `License: ${license ?? 'see its repository'}.`;
    texts.set(text, [...(texts.get(text) ?? []), `${name} ${version}`]);
  }
  if (texts.size === 0) throw new Error('npm ls lists no packages.');
  return [...texts]
    .map(([text, names]) => `${names.join(', ')}\n\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}
