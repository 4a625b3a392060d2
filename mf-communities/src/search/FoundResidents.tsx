import { IconUser } from '@tabler/icons-react';
import { useMemo } from 'react';
import { phoneStart, phoneTyped } from 'mf-communities/domain';
import { useCommunityListing } from 'shared-lib/data';
import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { useSearchMatches, useSearchQuery, useSettled, type SearchMatches } from 'shared-lib/slots/search';
import { formatPhone } from 'shared-lib/ui';
import { usePhoneReader } from 'shared-lib/ui/form';
import { useFoundPhones } from '../data/foundResidents.api.ts';
import { residentMatches } from './residentMatches.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

addCatalogs('mf-communities', { en, es });

/** The residents whose phone number is typed in the header's search; they lead to their unit. */
export default function FoundResidents() {
  const { t, i18n } = useTexts('mf-communities');
  const { language } = i18n;
  const query = useSearchQuery();
  const communities = useCommunityListing();
  const read = usePhoneReader();
  const typed = phoneTyped(query);
  const start = typed === null ? null : phoneStart(typed, read);
  const isSettled = useSettled(start) === start;
  const found = useFoundPhones(start ?? '', { skip: start === null || !isSettled });

  const matches = useMemo<SearchMatches | null>(() => {
    if (start === null) return null;
    const names = communities.status === 'ready' ? communities.data : null;
    const failed = [communities, found].find(({ status }) => status === 'failed');
    const isLoading = !isSettled || found.status === 'loading' || names?.isWhole !== true;
    const nameOf = (communityId: string) => names?.rows.find(({ id }) => id === communityId)?.propertyName;
    return {
      heading: t('foundResidents'),
      icon: IconUser,
      status: failed ? 'failed' : isLoading ? 'loading' : 'ready',
      matches:
        isSettled && found.status === 'ready'
          ? residentMatches(found.data, nameOf, language, formatPhone)
          : [],
      retry: () => failed?.status === 'failed' && failed.retry(),
    };
  }, [start, isSettled, communities, found, language, t]);
  useSearchMatches('residents', matches);
  return null;
}
