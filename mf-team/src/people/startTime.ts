import { momentOfNight } from 'shared-lib/domain';
import { clockTime, viewerTimeZone } from 'shared-lib/i18n';

/**
 * When a shift starts, as the clock at the community shows it (`clockTime`).
 * @param serviceDate `YYYY-MM-DD`
 * @param serviceStart `HH:mm`, local to the community.
 * @param timezone the community's IANA zone.
 * @param language a BCP 47 tag.
 */
export const startTime = (
  serviceDate: string,
  serviceStart: string,
  timezone: string,
  language: string,
): string =>
  clockTime(momentOfNight(serviceDate, serviceStart, timezone), timezone, viewerTimeZone(), language);
