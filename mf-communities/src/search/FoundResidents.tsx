import { IconUser } from '@tabler/icons-react';
import { useMemo } from 'react';
import { phoneStart, parsePhoneSearch, residentOfCommunity } from 'mf-communities/domain';
import { useCommunityListing } from 'shared-lib/data';
import { parseResidentKey } from 'shared-lib/domain';
import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { useSearchMatches, useSearchQuery, useSettled, type SearchMatches } from 'shared-lib/slots/search';
import { formatPhone } from 'shared-lib/ui';
import { usePhoneReader } from 'shared-lib/ui/form';
import { maxFoundUnits } from '../data/foundUnits.api.ts';
import { useFoundNames, useFoundNamesIn, useFoundPhones } from '../data/foundResidents.api.ts';
import { residentMatches, unitsByName } from './residentMatches.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

addCatalogs('mf-communities', { en, es });

/** The residents whose name or phone number is typed in the header's search; each opens the unit. */
export default function FoundResidents() {
  const { t, i18n } = useTexts('mf-communities');
  const { language } = i18n;
  const query = useSearchQuery();
  const communities = useCommunityListing();
  const read = usePhoneReader();
  const typed = parsePhoneSearch(query);
  const start = typed === null ? null : phoneStart(typed, read);
  const key = start === null ? parseResidentKey(query) : null;
  const requested = start ?? key;
  const isSettled = useSettled(requested) === requested;
  const byPhone = useFoundPhones(start ?? '', { skip: start === null || !isSettled });
  const byName = useFoundNames(key ?? '', { skip: key === null || !isSettled });
  const rows = communities.status === 'ready' ? communities.data.rows : null;
  const inPlace = useMemo(
    () => (key === null || rows === null ? null : residentOfCommunity(query, rows)),
    [key, rows, query],
  );
  const byPlace = useFoundNamesIn(inPlace ?? { key: '', communityIds: [] }, {
    skip: inPlace === null || !isSettled,
  });
  const found = start === null ? byName : byPhone;

  const matches = useMemo<SearchMatches | null>(() => {
    if (requested === null) return null;
    const names = communities.status === 'ready' ? communities.data : null;
    const here = inPlace === null ? null : byPlace;
    const failed = [communities, found, here ?? found].find(({ status }) => status === 'failed');
    const isLoading =
      !isSettled || found.status === 'loading' || here?.status === 'loading' || names?.isComplete !== true;
    const nameOf = (communityId: string) => names?.rows.find(({ id }) => id === communityId)?.propertyName;
    const units = isSettled && found.status === 'ready' ? found.data : [];
    const ofPlace = isSettled && here?.status === 'ready' ? here.data : [];
    const named = [
      { units, typed: query },
      { units: ofPlace, typed: inPlace?.name ?? query },
    ];
    const ordered = key === null ? units : unitsByName(named, language);
    const all = residentMatches(ordered, nameOf, language, formatPhone);
    return {
      heading:
        all.length > maxFoundUnits
          ? t('foundResidents.first', { count: maxFoundUnits })
          : t('foundResidents.heading'),
      icon: IconUser,
      status: failed ? 'failed' : isLoading ? 'loading' : 'ready',
      matches: all.slice(0, maxFoundUnits),
      retry: () => failed?.status === 'failed' && failed.retry(),
    };
  }, [requested, key, query, isSettled, communities, found, inPlace, byPlace, language, t]);
  useSearchMatches('residents', matches);
  return null;
}
