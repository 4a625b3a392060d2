import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** Old builds are cached, because rebuilding gives the same result. The name begins with a dot, so Hosting doesn't serve them. */
const builds = join(root, 'dist/.previous');

/** Timeout for fetching a commit from the origin, in milliseconds. */
const fetchPatience = 20_000;

/**
 * The commit of the previous release, from `e2e/previousRelease.json`; null if the current major version of the contract hasn't been
 * released.
 */
export function previousRelease(): string | null {
  const { commit } = JSON.parse(readFileSync(join(root, 'e2e/previousRelease.json'), 'utf8')) as {
    commit: string | null;
  };
  return commit;
}

/** Whether the clone has a commit. A missing one, as in a shallow clone, is fetched first. */
export function hasCommit(commit: string): boolean {
  const git = (...args: string[]) => {
    try {
      execFileSync('git', args, { cwd: root, stdio: 'ignore', timeout: fetchPatience });
      return true;
    } catch {
      return false;
    }
  };
  const isHere = () => git('cat-file', '-e', `${commit}^{commit}`);
  return isHere() || (git('fetch', '--depth=1', 'origin', commit) && isHere());
}

/** Whether the clone has the whole history. */
export function hasFullHistory(): boolean {
  try {
    return (
      execFileSync('git', ['rev-parse', '--is-shallow-repository'], { cwd: root }).toString().trim() ===
      'false'
    );
  } catch {
    return false;
  }
}

/**
 * Links this tree's packages, but the other tree's own workspaces.
 * @param tree absolute path of a copy of the sources
 */
export function linkPackages(tree: string): void {
  const { workspaces } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  const own = new Map(
    workspaces.map((path) => {
      const { name } = JSON.parse(readFileSync(join(tree, path, 'package.json'), 'utf8')) as { name: string };
      return [name, join(tree, path)];
    }),
  );
  const packages = join(tree, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (own.has(name)) continue;
    symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  for (const [name, path] of own) symlinkSync(path, join(packages, name));
  for (const path of workspaces) {
    const nested = join(root, path, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, join(tree, path, 'node_modules'));
  }
}

/**
 * Builds the shell and the modules of an old commit with today's tools.
 * @param commit one that the clone has (`hasCommit`)
 * @returns absolute path of the built site
 * @throws Error if it can't be built
 */
export function buildOf(commit: string): string {
  const built = join(builds, commit);
  if (existsSync(built)) return join(built, 'dist');

  const tree = `${built}.${process.pid}`;
  mkdirSync(tree, { recursive: true });
  try {
    const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x'], { cwd: tree, input: archive });
    linkPackages(tree);
    execFileSync(process.execPath, ['build/build.ts'], { cwd: tree, stdio: 'pipe' });
    // Another run may have been faster.
    if (!existsSync(built)) renameSync(tree, built);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
  return join(built, 'dist');
}
