import { IconMessage } from '@tabler/icons-react';
import { useMemo } from 'react';
import { parseRequestNumber } from 'mf-communities/domain';
import { useCommunityListing } from 'shared-lib/data';
import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { useSearchMatches, useSearchQuery, type SearchMatches } from 'shared-lib/slots/search';
import { useFoundRequests } from '../data/foundRequests.api.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

addCatalogs('mf-communities', { en, es });

/** The resident request whose number is typed in the header's search: "7k3-p9q". */
export default function FoundRequests() {
  const { t } = useTexts('mf-communities');
  const number = parseRequestNumber(useSearchQuery());
  const communities = useCommunityListing();
  const found = useFoundRequests(number ?? '', { skip: number === null });

  const matches = useMemo<SearchMatches | null>(() => {
    if (number === null) return null;
    const rows = communities.status === 'ready' ? communities.data.rows : [];
    const nameOf = (communityId: string) => rows.find(({ id }) => id === communityId)?.propertyName;
    const requests = found.status === 'ready' ? found.data : [];
    return {
      heading: t('foundRequests'),
      icon: IconMessage,
      status: found.status,
      matches: requests.map(({ id, name, communityId }) => ({
        address: `/communities?view=requests&open=${encodeURIComponent(id)}`,
        name: number,
        detail: [name, nameOf(communityId)].filter(Boolean).join(' · '),
      })),
      retry: () => found.status === 'failed' && found.retry(),
    };
  }, [number, communities, found, t]);
  useSearchMatches('requests', matches);
  return null;
}
