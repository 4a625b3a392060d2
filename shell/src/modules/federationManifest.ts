/** The parts of a version's `mf-manifest.json` we read; any of them may be missing. */
export interface FederationManifest {
  readonly metaData?: {
    readonly globalName?: unknown;
    readonly remoteEntry?: { readonly name?: unknown };
  };
  readonly exposes?: readonly { readonly assets?: { readonly js?: { readonly sync?: unknown } } }[];
}

/** Address of a version's federation manifest. */
export const manifestAddress = (base: string) =>
  new URL(`${base}mf-manifest.json`, window.location.origin).href;

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The container's script, relative to the version's folder, and its global name.
 * @returns null if the manifest has none.
 */
export function containerOf(manifest: FederationManifest | null): { script: string; global: string } | null {
  const { globalName, remoteEntry } = manifest?.metaData ?? {};
  return isText(globalName) && isText(remoteEntry?.name)
    ? { script: remoteEntry.name, global: globalName }
    : null;
}

/** The scripts a version runs first: its container and the module's table of contents. */
export function firstScriptsOf(manifest: FederationManifest): string[] {
  const sync = manifest.exposes?.[0]?.assets?.js?.sync;
  return [manifest.metaData?.remoteEntry?.name, ...(Array.isArray(sync) ? sync : [])].filter(isText);
}
