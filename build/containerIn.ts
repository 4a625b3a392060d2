import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContainerFile } from 'shared-lib/contract';
import { containerField } from 'shared-lib/contract/documents';
import * as z from 'zod/mini';

/** The part of `mf-manifest.json` that names the container. */
const federationSchema = z.object({
  metaData: z.object({
    globalName: z.string(),
    remoteEntry: z.object({ name: z.string(), path: z.optional(z.string()) }),
  }),
});

/** The value of an `integrity` attribute for a file (https://www.w3.org/TR/SRI/). */
export const integrityOf = (content: Buffer | string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * A version's container, computed from its folder.
 * @param folder with `mf-manifest.json`
 * @returns null if the manifest names none, or its script is missing
 */
export function containerIn(folder: string): ContainerFile | null {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8'));
  } catch {
    return null;
  }
  const federation = federationSchema.safeParse(json);
  if (!federation.success) return null;
  const { globalName, remoteEntry } = federation.data.metaData;
  const script = `${remoteEntry.path ?? ''}${remoteEntry.name}`;
  const file = join(folder, script);
  if (!existsSync(file)) return null;
  const container = containerField.safeParse({
    script,
    integrity: integrityOf(readFileSync(file)),
    global: globalName,
  });
  return container.success ? container.data : null;
}
