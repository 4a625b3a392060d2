import { moduleManifestSchema } from 'shared-lib/contract';
import { manifestAddress } from '../modules/federationManifest.ts';
import { fetchFresh } from '../modules/fetchFresh.ts';
import type { VersionChoice } from '../modules/moduleChoices.ts';

async function readJson(address: string): Promise<unknown> {
  return (await fetchFresh(address)).json();
}

/**
 * Reads the build that replaces a served version.
 * @param base its folder.
 * @throws Error if it can't be read, or is for another module.
 */
export async function readBuild(module: string, base: string): Promise<VersionChoice> {
  const federation = manifestAddress(base);
  const [staticHalf, manifest] = await Promise.all([
    readJson(new URL('module.json', federation).href),
    readJson(federation) as Promise<{ metaData?: { buildInfo?: { buildVersion?: unknown } } } | null>,
  ]);
  const read = moduleManifestSchema.parse(staticHalf);
  if (read.name !== module) throw new Error(`${base} holds the module ${read.name}`);
  const version = manifest?.metaData?.buildInfo?.buildVersion;
  return {
    base,
    reason: { kind: 'override' },
    release: { version: typeof version === 'string' ? version : '0.0.0', manifest: read },
  };
}
