import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleManifestSchema, type ModuleManifest } from 'shared-lib/contract';
import * as z from 'zod/mini';
import { done, refused, type Outcome } from '../../scripts/release/Outcome.ts';
import { versionField } from '../../shared-lib/src/contract/releases.ts';

/** A module's repository. */
export interface ModuleSource {
  /** Absolute path. */
  readonly folder: string;
  readonly version: string;
  readonly manifest: ModuleManifest;
}

const packageSchema = z.object({ version: versionField });

/** Reads a module’s name and version from `module.json` and `package.json` in its folder. */
export function readSource(folder: string): Outcome<ModuleSource> {
  const read = (file: string): Outcome<unknown> => {
    try {
      return done(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    } catch (error) {
      return refused(`${file} can't be read: ${(error as Error).message}.`);
    }
  };
  const [manifestFile, packageFile] = [read('module.json'), read('package.json')];
  if (!manifestFile.ok) return manifestFile;
  if (!packageFile.ok) return packageFile;
  const manifest = moduleManifestSchema.safeParse(manifestFile.value);
  if (!manifest.success) return refused(`module.json: ${z.prettifyError(manifest.error)}`);
  const { success, data } = packageSchema.safeParse(packageFile.value);
  if (!success) return refused('package.json needs a version such as 1.2.0.');
  const { $schema: _, ...published } = manifest.data;
  return done({ folder, version: data.version, manifest: published });
}
