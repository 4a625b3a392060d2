import * as z from 'zod/mini';
import { fetchFrom, parsed } from '../../release/fetchSite.ts';

const initSchema = z.object({ measurementId: z.string().check(z.regex(/^G-[A-Z0-9]{4,20}$/)) });

/**
 * Where the usage statistics of a site go, as Firebase Hosting tells its pages: Google's hosts are allowed where there is such an id, and
 * nowhere else. A project gets one when Google Analytics is switched on for it.
 *
 * @param url where the site is online, an origin
 * @returns null where nothing is measured, and where nothing answers, such as before the first deployment
 */
export async function measurementIdAt(url: string): Promise<string | null> {
  const fetched = await fetchFrom(url, '__/firebase/init.json');
  if (fetched.kind !== 'found') return null;
  const init = initSchema.safeParse(parsed(fetched.content.toString('utf8')));
  return init.success ? init.data.measurementId : null;
}
