import { nightsInProgress } from '../../domain/index.ts';
import { viewerTimeZone } from '../../i18n/clockTime.ts';
import { useCommunityListing } from '../directory/directory.api.ts';
import { useNow } from './useNow.ts';

/**
 * The service date of the night in progress, `YYYY-MM-DD`, live: the latest if time zones differ, and the viewer's
 * own until the communities are known.
 */
export function useTonightDate(): string {
  const communities = useCommunityListing();
  const now = useNow();
  const timeZones =
    communities.status === 'ready' ? communities.data.rows.map(({ timezone }) => timezone) : [];
  return nightsInProgress(timeZones.length > 0 ? timeZones : [viewerTimeZone()], now).at(-1)!;
}
