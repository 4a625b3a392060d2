import { momentOfNight, planOn, type Community } from 'shared-lib/domain';
import { clockTime, viewerTimeZone } from 'shared-lib/i18n';

/** Cache of formatted starts: a month of hundreds of communities has only a handful for each night. */
const cache = new Map<string, string>();

/**
 * Formats when a shift starts, in the community's local time (`clockTime`).
 * @param serviceDate `YYYY-MM-DD`
 * @param community with its previous plans if the date may be past.
 * @param language a BCP 47 tag.
 */
export function startTime(
  serviceDate: string,
  community: Pick<Community, 'serviceStart' | 'timezone'> & Partial<Pick<Community, 'pastPlans'>>,
  language: string,
): string {
  const { serviceStart, timezone } = planOn(community, serviceDate);
  const key = `${serviceDate} ${serviceStart} ${timezone} ${language}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const moment = momentOfNight(serviceDate, serviceStart, timezone);
  const words = clockTime(moment, timezone, viewerTimeZone(), language);
  cache.set(key, words);
  return words;
}
