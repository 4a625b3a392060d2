import { momentOfNight } from 'shared-lib/domain';
import { dateTimeFormat } from 'shared-lib/i18n';
import { viewerTimeZone } from './viewerTimeZone.ts';

/**
 * When a shift starts, as the clock at the community shows it, such as `8:00 PM`; with the zone's short name where the viewer
 * lives in another zone.
 * @param serviceDate `YYYY-MM-DD`
 * @param serviceStart `HH:mm`, local to the community.
 * @param timezone the community's IANA zone.
 * @param language a BCP 47 tag.
 */
export function startTime(
  serviceDate: string,
  serviceStart: string,
  timezone: string,
  language: string,
): string {
  const zoneName = timezone === viewerTimeZone() ? {} : ({ timeZoneName: 'short' } as const);
  return dateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
    ...zoneName,
  }).format(momentOfNight(serviceDate, serviceStart, timezone));
}
