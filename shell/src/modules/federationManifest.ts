/** What is read of a version's `mf-manifest.json`, in which anything may be missing. */
export interface FederationManifest {
  readonly metaData?: {
    readonly globalName?: unknown;
    readonly remoteEntry?: { readonly name?: unknown };
  };
  readonly exposes?: readonly { readonly assets?: { readonly js?: { readonly sync?: unknown } } }[];
}

/** The federation manifest of a version. */
export const manifestAddress = (base: string) =>
  new URL(`${base}mf-manifest.json`, window.location.origin).href;

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The script that makes a version's container, from the version's folder, and the global that the container becomes.
 * @returns null when the manifest names none.
 */
export function containerOf(manifest: FederationManifest | null): { script: string; global: string } | null {
  const { globalName, remoteEntry } = manifest?.metaData ?? {};
  return isText(globalName) && isText(remoteEntry?.name)
    ? { script: remoteEntry.name, global: globalName }
    : null;
}

/** The scripts that a version runs first: its container, and the table of contents behind it. */
export function firstScriptsOf(manifest: FederationManifest): string[] {
  const sync = manifest.exposes?.[0]?.assets?.js?.sync;
  return [manifest.metaData?.remoteEntry?.name, ...(Array.isArray(sync) ? sync : [])].filter(isText);
}
