import { moduleManifestSchema, type ReadEntry } from 'shared-lib/contract';
import { reportProblem } from 'shared-lib/data';
import { manifestAddress } from '../modules/federationHost.ts';
import { freshFetch } from '../modules/freshFetch.ts';
import type { VersionChoice } from '../modules/moduleChoices.ts';
import { mayOverride } from './mayOverride.ts';
import { readOverrideAddress } from './overrideAddress.ts';
import { storedOverride } from './storedOverride.ts';

/** The override of this page: what it is, and the version to use; null when that could not be read, so the served one stays. */
export interface PageOverride {
  readonly module: string;
  readonly address: string;
  readonly choice: VersionChoice | null;
}

async function readJson(address: string): Promise<unknown> {
  return (await freshFetch(address)).json();
}

/** @throws Error when the build can't be read, or is of another module. */
async function readBuild(module: string, base: string): Promise<VersionChoice> {
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

/**
 * Reads what this tab puts in the place of a served version, when it does and the account may. Never rejects.
 * @param entries what is served.
 */
export async function loadOverride(
  entries: readonly ReadEntry[],
  customerId: string,
): Promise<PageOverride | null> {
  const stored = storedOverride();
  if (stored?.customerId !== customerId) return null;
  const { module, address } = stored;
  const entry = entries.find((one) => one.module === module);
  if (!entry || !mayOverride(entry, customerId, window.location.hostname)) return null;
  const read = readOverrideAddress(module, address, window.location.href);
  if (!read.ok) return null;
  try {
    return { module, address: read.base, choice: await readBuild(module, read.base) };
  } catch (error) {
    reportProblem(`The override of ${module} could not be read`, error);
    return { module, address: read.base, choice: null };
  }
}
