import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputHash } from './inputHash.ts';
import { compile } from './compile.ts';
import { galleryConfig } from './webpack/galleryConfig.ts';
import { root } from './workspaces.ts';

/**
 * Builds the kit's gallery page, without the app and its accounts, into .cache/gallery, for e2e/specs/shell/kit.spec.ts. Does
 * nothing if neither the shell nor shared-lib has changed since the last build.
 */
async function buildGallery(): Promise<void> {
  const folder = join(root, '.cache/gallery');
  const hash = inputHash('shell', process.version);
  const hashFile = join(folder, 'inputs.txt');
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return;
  const staging = join(root, `.cache/gallery-${process.pid}`);
  try {
    await compile([galleryConfig(staging)], () => {});
    writeFileSync(join(staging, 'inputs.txt'), hash);
    rmSync(folder, { recursive: true, force: true });
    renameSync(staging, folder);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

await buildGallery();
