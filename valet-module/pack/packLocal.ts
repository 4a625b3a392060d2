import { cpSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildNames, dist, outputFolder, root } from '../../build/workspaces.ts';
import { writeRules } from '../../backend/rules/assembleRules.ts';

/** What a page needs besides the builds. */
const pageFiles = ['index.html', 'releases.json', 'firebase-messaging-sw.js'];

/** What the local Firebase reads, where firebase.json says. */
const firebaseFiles = [
  'firebase.json',
  'backend/rules/dist/firestore.rules',
  'backend/rules/firestore.indexes.json',
  'backend/rules/storage.rules',
];

/**
 * Copies what the local product serves and decides by: the built shell and areas, rules and indexes; and what its bundles
 * read.
 * @param folder the package's, absolute
 */
export function packLocal(folder: string): void {
  const local = join(folder, 'local');
  writeRules(root);
  for (const path of firebaseFiles) cpSync(join(root, path), join(local, path));
  for (const file of pageFiles) cpSync(join(dist, file), join(local, 'site', file));
  for (const name of buildNames) {
    const built = outputFolder(name);
    cpSync(built, join(local, 'site', relative(dist, built)), { recursive: true });
  }
  const preload = join(root, 'scripts/start/endWithParent.mjs');
  for (const lib of ['lib', 'lib/local']) cpSync(preload, join(folder, lib, 'endWithParent.mjs'));
  // Hosting's engine looks for them two folders above its code.
  cpSync(join(root, 'node_modules/superstatic/templates'), join(folder, 'templates'), { recursive: true });
}
