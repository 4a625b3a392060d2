import { registryAddress, registrySchema } from 'shared-lib/contract/documents';
import * as z from 'zod/mini';
import type { Releases } from '../../../shared-lib/src/contract/index.ts';
import { fetchFrom, parsed } from '../../release/fetchSite.ts';
import type { Live } from '../checkLive.ts';
import { takenClaims, type Claiming } from './takenClaims.ts';

/** The read parts of a registry's document; its module may be built for a later contract than this repository has. */
const servedSchema = z.object({
  manifest: z.object({
    routes: z.array(z.object({ path: z.string() })),
    slots: z.array(z.object({ slot: z.string(), id: z.string() })),
    nav: z.array(z.object({ to: z.string() })),
  }),
});
const documentSchema = z.object({
  stable: servedSchema,
  candidate: z.optional(servedSchema),
  previous: z.optional(servedSchema),
});

/** The static halves of what an entry serves. */
const manifestsOf = <Manifest>({
  stable,
  candidate,
  previous,
}: {
  readonly stable: { readonly manifest: Manifest };
  readonly candidate?: { readonly manifest: Manifest } | undefined;
  readonly previous?: { readonly manifest: Manifest } | undefined;
}): Manifest[] => [stable, candidate, previous].flatMap((release) => (release ? [release.manifest] : []));

/**
 * Whether a site's modules leave those of its online registry what they have reserved. The registry itself checks this only
 * when a module is published there.
 * @param releases of the folder to deploy
 */
export async function checkRegistry(url: string, { modules }: Releases): Promise<Live> {
  const path = registryAddress.slice(1);
  const fetched = await fetchFrom(url, path);
  if (fetched.kind === 'failed') return { ok: false, failed: true, message: fetched.message };
  const registry = registrySchema.safeParse(
    fetched.kind === 'found' ? parsed(fetched.content.toString('utf8')) : null,
  );
  // Without the functions, or before their first deployment, the site answers with an error or the page.
  if (!registry.success) return { ok: true, line: `${url} has no registry` };
  const registered = new Map<string, Claiming[]>();
  for (const [name, value] of Object.entries(registry.data.modules)) {
    const text = z.object({ text: z.string() }).safeParse(value).data?.text ?? '';
    const document = documentSchema.safeParse(parsed(text));
    if (!document.success)
      return {
        ok: false,
        failed: false,
        message: `${url}/${path}: ${name} can't be read, so there is no way to tell what it has reserved.`,
      };
    registered.set(name, manifestsOf(document.data) as Claiming[]);
  }
  const served = new Map(Object.entries(modules).map(([name, entry]) => [name, manifestsOf(entry)]));
  const taken = takenClaims(served, registered);
  return taken.length > 0
    ? { ok: false, failed: false, message: taken.join(' ') }
    : { ok: true, line: `takes nothing from the modules of the registry (${registered.size})` };
}
