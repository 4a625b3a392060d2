import * as z from 'zod/mini';
import { fetchFrom, parsed } from '../../release/fetchSite.ts';

const initSchema = z.object({ measurementId: z.string().check(z.regex(/^G-[A-Z0-9]{4,20}$/)) });

/**
 * The measurement ID for a site's usage statistics, as Firebase Hosting reports it to pages. Google's hosts are allowed only if there is
 * one. A project gets one when Google Analytics is turned on.
 *
 * @param url origin of the live site
 * @returns null without usage statistics, or if nothing answers, e.g. before the first deployment
 */
export async function measurementIdAt(url: string): Promise<string | null> {
  const fetched = await fetchFrom(url, '__/firebase/init.json');
  if (fetched.kind !== 'found') return null;
  const init = initSchema.safeParse(parsed(fetched.content.toString('utf8')));
  return init.success ? init.data.measurementId : null;
}
