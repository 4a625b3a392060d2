import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, type BuildName } from './workspaces.ts';

const isInput = (path: string) => !/(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$|\.md$/.test(path);

/** All input files at or below a path, sorted, so the hash depends only on contents. */
function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .map((name) => join(path, name))
    .filter((child) => isInput(relative(root, child)))
    .flatMap(filesBelow);
}

/**
 * A build's inputs, relative to the repository root. A module bundles none of shared-lib, the shell all of
 * it.
 */
function inputsOf(name: BuildName): string[] {
  const common = ['build', 'package-lock.json', 'shared-lib/package.json', 'shared-lib/src/contract'];
  return name === 'shell' ? [...common, 'shell', 'shared-lib/src'] : [...common, name];
}

/**
 * A hash of everything a workspace's build depends on. Equal hashes mean equal output, so the old output is
 * reused. (webpack's persistent cache breaks federated production builds.)
 */
export function inputHash(name: BuildName, extra: string): string {
  const hash = createHash('sha256').update(extra);
  for (const file of inputsOf(name).flatMap((path) => filesBelow(join(root, path)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
