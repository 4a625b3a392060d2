import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { parseCaseNumber } from 'mf-tracking/domain';
import { useCommunityListing } from 'shared-lib/data';
import { citedName } from 'shared-lib/domain';
import { addCatalogs, formatNight, useTexts } from 'shared-lib/i18n';
import { useSearchMatches, useSearchQuery, type SearchMatches } from 'shared-lib/slots/search';
import { useFoundCases } from '../data/foundCases.api.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

addCatalogs('mf-tracking', { en, es });

/** The violation case whose number is typed in the header's search: "v-20261126-7". */
export default function FoundCases() {
  const { t, i18n } = useTexts('mf-tracking');
  const { language } = i18n;
  const number = parseCaseNumber(useSearchQuery());
  const communities = useCommunityListing();
  const found = useFoundCases(number ?? '', { skip: number === null });

  const matches = useMemo<SearchMatches | null>(() => {
    if (number === null) return null;
    const rows = communities.status === 'ready' ? communities.data.rows : [];
    const nameOf = (id: string) => rows.find((community) => community.id === id)?.propertyName;
    const cases = found.status === 'ready' ? found.data : [];
    return {
      heading: t('foundCases'),
      icon: IconAlertTriangle,
      status: found.status,
      matches: cases.map((violation) => ({
        address: `/violations?open=${encodeURIComponent(violation.id)}`,
        name: violation.caseNumber,
        detail: [
          citedName(violation, language),
          nameOf(violation.communityId),
          formatNight(violation.serviceDate, language),
        ]
          .filter(Boolean)
          .join(' · '),
      })),
      retry: () => found.status === 'failed' && found.retry(),
    };
  }, [number, communities, found, language, t]);
  useSearchMatches('cases', matches);
  return null;
}
