import { useNightRecords, useNightResults, useNow } from 'shared-lib/data';
import { lastNightAt, nightsUpTo } from 'shared-lib/domain';
import { lastServedNight, nightsLookedBack } from 'mf-tracking/domain';
import { viewerTimeZone } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { readNight } from '../board/night/readNight.ts';

/** The last night with shifts: on the Monday after a weekend without service, Friday. Undefined while it is searched. */
function useLastServedNight(latest: string, isWanted: boolean): string | undefined {
  const records = useNightRecords([latest], { skip: !isWanted });
  const isEmpty =
    records.status === 'ready' && records.data.clockInOuts.length + records.data.shiftReports.length === 0;
  const results = useNightResults(nightsUpTo(latest, nightsLookedBack), { skip: !isWanted || !isEmpty });
  if (!isWanted || !isEmpty || results.status === 'failed') return latest;
  return results.status === 'ready' ? lastServedNight(latest, results.data) : undefined;
}

/** The night of the address (`?night=`); by default the last one with shifts. */
export function useNightOfAddress() {
  const [params] = useSearchParams();
  const latest = lastNightAt(useNow(), viewerTimeZone());
  const asked = readNight(params.get('night'));
  const served = useLastServedNight(latest, asked === null);
  const first = served ?? latest;
  return {
    /** The latest night that can be chosen. */
    latest,
    /** The night without `?night=`. */
    first,
    night: asked !== null && asked <= latest ? asked : first,
    isLoading: served === undefined,
    toNight: (date: string) => {
      const next = new URLSearchParams(params);
      if (date === first) next.delete('night');
      else next.set('night', date);
      next.delete('open');
      return `?${next}`;
    },
  };
}
