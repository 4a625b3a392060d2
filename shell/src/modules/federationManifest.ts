import type { ContainerFile } from 'shared-lib/contract';
import { fetchFresh } from './fetchFresh.ts';

/** The parts of a version's `mf-manifest.json` we read; any of them may be missing. */
export interface FederationManifest {
  readonly metaData?: {
    readonly globalName?: unknown;
    readonly remoteEntry?: { readonly name?: unknown };
  };
}

/** Address of a version's federation manifest. */
export const manifestAddress = (base: string) =>
  new URL(`${base}mf-manifest.json`, window.location.origin).href;

/**
 * The container that a manifest names, without a hash.
 * @returns null if the manifest has none.
 */
export function containerOf(manifest: FederationManifest | null): ContainerFile | null {
  const { globalName, remoteEntry } = manifest?.metaData ?? {};
  const script = remoteEntry?.name;
  return typeof globalName === 'string' && typeof script === 'string'
    ? { script, global: globalName, integrity: '' }
    : null;
}

/**
 * Reads the container of a build that no release document describes: one of another server, or an old one.
 * @throws Error if the manifest can't be read, or names none
 */
export async function readContainer(base: string, signal: AbortSignal): Promise<ContainerFile> {
  const address = manifestAddress(base);
  // Never from the cache, so a bad response isn't kept.
  const answer = await fetchFresh(address, signal);
  const named = containerOf((await answer.json()) as FederationManifest | null);
  if (!named) throw new Error(`${address} names no container`);
  return named;
}
