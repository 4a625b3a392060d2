import type { ServiceLog } from 'shared-lib/domain';
import { formatLength, type Translate } from 'shared-lib/i18n';

interface Words {
  readonly t: Translate<'mf-tracking'>;
  readonly language: string;
}

/**
 * Formats how far from the door an entry was made; null if unknown.
 * @param timeZone IANA zone of the community, whose region uses feet or meters
 */
export const distanceIn = (
  { geo }: Pick<ServiceLog, 'geo'>,
  timeZone: string,
  { t, language }: Words,
): string | null => {
  if (geo === null) return null;
  if (geo.status === 'unavailable' || geo.status === 'denied') return t('serviceLogs.noPlace');
  if (geo.distanceM === null) return null;
  const length = formatLength(geo.distanceM, timeZone, language);
  return geo.status === 'outside' ? t('serviceLogs.away', { length }) : length;
};
