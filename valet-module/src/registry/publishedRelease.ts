import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { moduleManifestSchema, type ModuleRelease } from 'shared-lib/contract';
import * as z from 'zod/mini';
import { containerIn } from '../../../build/containerIn.ts';
import { fetchFile, parsed } from '../../../scripts/release/fetchSite.ts';
import { done, refused, type Outcome } from '../../../scripts/release/Outcome.ts';
import { filePathField } from '../../../shared-lib/src/contract/releases.ts';

const entrySchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.optional(z.string()) }) }),
});

/** Reads a published version from a site: its static half and its container. */
export async function publishedRelease(
  site: string,
  name: string,
  version: string,
): Promise<Outcome<ModuleRelease>> {
  const base = `${name}/${version}`;
  const [staticHalf, federation] = await Promise.all([
    fetchFile(site, `${base}/module.json`),
    fetchFile(site, `${base}/mf-manifest.json`),
  ]);
  const unpublished = refused(`${name} ${version} isn't published. Run "valet-module publish" first.`);
  if (!staticHalf.ok || !federation.ok) return unpublished;
  const manifest = moduleManifestSchema.safeParse(parsed(staticHalf.value.toString('utf8')));
  const entry = entrySchema.safeParse(parsed(federation.value.toString('utf8')));
  if (!manifest.success || !entry.success) return unpublished;
  const { path = '', name: file } = entry.data.metaData.remoteEntry;
  if (!filePathField.safeParse(path + file).success) return unpublished;
  const script = await fetchFile(site, `${base}/${path}${file}`);
  if (!script.ok) return script;
  const folder = mkdtempSync(join(tmpdir(), 'valet-module-'));
  try {
    mkdirSync(dirname(join(folder, path + file)), { recursive: true });
    writeFileSync(join(folder, 'mf-manifest.json'), federation.value);
    writeFileSync(join(folder, path + file), script.value);
    const container = containerIn(folder);
    return container ? done({ version, manifest: manifest.data, container }) : unpublished;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
