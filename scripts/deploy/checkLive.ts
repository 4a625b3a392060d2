import * as z from 'zod/mini';
import { fetchFrom, parsed } from '../release/fetchSite.ts';
import type { Site } from '../release/Site.ts';
import { publishedListSchema, revisionSchema } from '../release/siteSchemas.ts';
import type { DeployOptions } from './options.ts';

/** A line for the user, or why not. With `failed`, a retry may work. */
export type Live =
  | { readonly ok: true; readonly line: string }
  | { readonly ok: false; readonly failed: boolean; readonly message: string };

const refused = (message: string): Live => ({ ok: false, failed: false, message });
const failed = (message: string): Live => ({ ok: false, failed: true, message });

/**
 * Whether a site's folder may replace what is online. A deployment replaces everything, so the folder must contain all that is released
 * there. A file that can't be read isn't proof that it doesn't exist.
 */
export async function checkLive(
  site: Site,
  { url, project, first }: Pick<DeployOptions, 'url' | 'project' | 'first'>,
): Promise<Live> {
  const elsewhere = await refuseOtherProject(url, project, first);
  if (elsewhere) return elsewhere;
  const fetched = await fetchFrom(url, 'releases.json');
  if (fetched.kind === 'failed') return failed(fetched.message);
  const text = fetched.kind === 'found' ? fetched.content.toString('utf8') : null;
  if (text === null || isPage(text)) {
    if (first) return { ok: true, line: `nothing is released at ${url} yet` };
    return refused(`${url} has no releases.json. If nothing was ever released there, confirm with --first.`);
  }
  const live = revisionSchema.safeParse(parsed(text));
  if (!live.success)
    return refused(`${url}/releases.json is damaged, so there is no way to tell what would be lost.`);
  const { revision } = live.data;
  if (revision === 0)
    return refused(
      `${url} serves a build that no release published. Roll back that deployment in the Firebase console.`,
    );

  const behind = (what: string) =>
    refused(`${url} ${what}, which this folder does not have. Pull it and make the change again.`);
  if (!site.isRevision(revision, text)) return behind(`is at revision ${revision}`);

  const list = await fetchFrom(url, 'releases/published.json');
  if (list.kind !== 'found') return failed(list.message);
  const published = publishedListSchema.safeParse(parsed(list.content.toString('utf8')));
  if (!published.success) return failed(`${url}/releases/published.json has an unexpected format.`);
  for (const [name, versions] of Object.entries(published.data.versions))
    for (const [version, hash] of Object.entries(versions))
      if (site.record(name, version)?.hash !== hash) return behind(`has ${name} ${version}`);
  return { ok: true, line: `follows ${url}, which is at revision ${revision}` };
}

/** Hosting answers requests for many missing files with the page. */
const isPage = (text: string) => text.trimStart().startsWith('<');

const initSchema = z.object({ projectId: z.string() });

/** Comparing proves nothing unless this is the site being replaced. Every Firebase Hosting site names its project. */
async function refuseOtherProject(url: string, project: string, first: boolean): Promise<Live | null> {
  const path = '__/firebase/init.json';
  const fetched = await fetchFrom(url, path);
  // Before its first deployment, a project may not answer at all.
  if (fetched.kind === 'missing' && first) return null;
  if (fetched.kind === 'missing')
    return refused(`${fetched.message} Check that --url is the address of ${project}.`);
  if (fetched.kind !== 'found') return failed(fetched.message);
  const init = initSchema.safeParse(parsed(fetched.content.toString('utf8')));
  if (!init.success) return refused(`${url}/${path} doesn't name a project.`);
  const { projectId } = init.data;
  return projectId === project
    ? null
    : refused(`${url} belongs to the project ${projectId}, not ${project}.`);
}
