import type { Releases } from '../../shared-lib/src/contract/index.ts';
import { releasesSchema } from '../../shared-lib/src/contract/releasesSchema.ts';
import { fetchFrom, parsed } from '../release/fetchSite.ts';
import { publishedListSchema, type Site } from '../release/Site.ts';

/** A line for a person; or why not. Failed is what might be well at another time. */
export type Live =
  | { readonly ok: true; readonly line: string }
  | { readonly ok: false; readonly failed: boolean; readonly message: string };

/**
 * Whether a site's folder may take the place of what is online: a deployment replaces all of it, so the folder must hold what is
 * released there.
 *
 * @param url origin of the site that is online
 */
export async function checkLive(site: Site, url: string): Promise<Live> {
  const fetched = await fetchFrom(url, 'releases.json');
  if (fetched.kind === 'failed') return { ok: false, failed: true, message: fetched.message };
  const live = releasesSchema.safeParse(
    fetched.kind === 'found' ? parsed(fetched.content.toString('utf8')) : null,
  );
  if (!live.success || live.data.revision === 0)
    return { ok: true, line: `nothing is released at ${url} yet` };
  const { revision } = live.data;
  const behind = (what: string): Live => ({
    ok: false,
    failed: false,
    message: `${url} ${what}, which this folder does not have: pull it and make the change again.`,
  });
  if (!site.isRevision(live.data as Releases)) return behind(`is at revision ${revision}`);

  const list = await fetchFrom(url, 'releases/published.json');
  if (list.kind !== 'found') return { ok: false, failed: true, message: list.message };
  const published = publishedListSchema.safeParse(parsed(list.content.toString('utf8')));
  if (!published.success)
    return { ok: false, failed: true, message: `${url}/releases/published.json is not what it should be.` };
  for (const [name, versions] of Object.entries(published.data.versions))
    for (const [version, hash] of Object.entries(versions))
      if (site.record(name, version)?.hash !== hash) return behind(`has ${name} ${version}`);
  return { ok: true, line: `follows ${url}, which is at revision ${revision}` };
}
