import { IconClipboardCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { parseReportSearch } from 'mf-tracking/domain';
import { useCommunityListing, useNow, useTeamListing } from 'shared-lib/data';
import { localDate, serviceNight } from 'shared-lib/domain';
import { isNamed } from 'shared-lib/search';
import { addCatalogs, formatNight, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { foldText } from 'shared-lib/search';
import { useSearchMatches, useSearchQuery, useSettled, type SearchMatches } from 'shared-lib/slots/search';
import { useFoundReports } from '../data/foundReports.api.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

addCatalogs('mf-tracking', { en, es });

/** Maximum number of communities that one query takes. */
const maxCommunities = 30;

/** The shift reports that match the header's search: "maple report tuesday", "report maple 11/24". */
export default function FoundReports() {
  const { t, i18n } = useTexts('mf-tracking');
  const { language } = i18n;
  const query = useSearchQuery();
  const communities = useCommunityListing();
  const team = useTeamListing();
  const listing = communities.status === 'ready' ? communities.data : null;
  const now = useNow();
  const timeZone = listing?.rows[0]?.timezone ?? viewerTimeZone();
  const today = localDate(now, timeZone);
  const latest = serviceNight(now, timeZone);

  const typed = useMemo(() => parseReportSearch(query, { today, latest }), [query, today, latest]);
  const communityIds = useMemo(() => {
    if (typed === null || typed.words.length === 0) return null;
    return (listing?.rows ?? [])
      .filter(({ propertyName }) => isNamed(foldText(propertyName), typed.words))
      .slice(0, maxCommunities)
      .map(({ id }) => id);
  }, [typed, listing]);
  const requested = { communityIds, night: typed?.night ?? null };
  const key = JSON.stringify(requested);
  const isSettled = useSettled(key) === key;
  const isWanted = typed !== null && listing?.isComplete === true && communityIds?.length !== 0;
  const isSearching = isWanted && isSettled;
  const found = useFoundReports(requested, { skip: !isSearching });

  const matches = useMemo<SearchMatches | null>(() => {
    if (typed === null) return null;
    const failed = [communities, ...(isSearching ? [found] : [])].find(({ status }) => status === 'failed');
    const isLoading =
      listing?.isComplete !== true || (isWanted && !isSettled) || (isSearching && found.status === 'loading');
    const members = team.status === 'ready' ? team.data.rows : [];
    const reports = isSearching && found.status === 'ready' ? found.data : [];
    return {
      heading: t('foundReports'),
      icon: IconClipboardCheck,
      status: failed ? 'failed' : isLoading ? 'loading' : 'ready',
      matches: reports.flatMap(({ id, communityId, memberId, serviceDate }) => {
        const community = listing?.rows.find((row) => row.id === communityId);
        if (community === undefined) return [];
        const member = members.find((row) => row.id === memberId);
        return {
          address: `/shift-report?open=${encodeURIComponent(id)}`,
          name: `${community.propertyName}, ${formatNight(serviceDate, language)}`,
          detail: member?.fullName ?? '',
        };
      }),
      retry: () => failed?.status === 'failed' && failed.retry(),
    };
  }, [typed, communities, listing, team, isWanted, isSettled, isSearching, found, language, t]);
  useSearchMatches('reports', matches);
  return null;
}
