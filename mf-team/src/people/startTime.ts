import { momentOfNight, planOn, type Community } from 'shared-lib/domain';
import { clockTime, viewerTimeZone } from 'shared-lib/i18n';

/** What has been said, by what it depends on: a month of hundreds of communities says a handful of starts for each night. */
const said = new Map<string, string>();

/**
 * When a shift starts, as the clock at the community shows it (`clockTime`).
 * @param serviceDate `YYYY-MM-DD`
 * @param community with its replaced plans where the date may be over.
 * @param language a BCP 47 tag.
 */
export function startTime(
  serviceDate: string,
  community: Pick<Community, 'serviceStart' | 'timezone'> & Partial<Pick<Community, 'pastPlans'>>,
  language: string,
): string {
  const { serviceStart, timezone } = planOn(community, serviceDate);
  const key = `${serviceDate} ${serviceStart} ${timezone} ${language}`;
  const known = said.get(key);
  if (known !== undefined) return known;
  const moment = momentOfNight(serviceDate, serviceStart, timezone);
  const words = clockTime(moment, timezone, viewerTimeZone(), language);
  said.set(key, words);
  return words;
}
