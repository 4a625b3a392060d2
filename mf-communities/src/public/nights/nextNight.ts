import type { PublicPage } from 'shared-lib/domain';
import { addDays } from 'shared-lib/domain/public';
import { isLastNight, nightState, serviceOutlook } from 'mf-communities/domain';

/**
 * How the next night to set out for is named. While the page calls a night that began yesterday "tonight",
 * since the team is still there, no other night gets a word that could mean it.
 * @param now epoch milliseconds
 */
export const nextNightIs = (page: PublicPage, now: number): 'none' | 'tonight' | 'tomorrow' | 'itsDate' => {
  const { tonight, next } = serviceOutlook(page, now);
  if (next === null) return 'none';
  const shown = nightState(page, now);
  if (shown.date !== tonight && !isLastNight(shown, page.timezone, now)) return 'itsDate';
  if (next === tonight) return 'tonight';
  return next === addDays(tonight, 1) ? 'tomorrow' : 'itsDate';
};
