import { IconDoor } from '@tabler/icons-react';
import { useMemo } from 'react';
import { doorSearch, unitQueries, type UnitQuery } from 'mf-communities/domain';
import { useCommunityListing, useNow } from 'shared-lib/data';
import { localDate, serviceNight, type DirectoryCommunity } from 'shared-lib/domain';
import { addCatalogs, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { useSearchMatches, useSearchQuery, useSettled, type SearchMatches } from 'shared-lib/slots/search';
import { maxFoundUnits, useFoundUnits } from '../data/foundUnits.api.ts';
import { foundUnitMatches } from './foundUnitMatches.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

addCatalogs('mf-communities', { en, es });

const noCommunities: readonly DirectoryCommunity[] = [];
const noQuery: UnitQuery = { communityIds: null, unitNumbers: [''], isStart: false, buildings: null };

/** The units that match the header's search: "204", "b-204", "204 maple tuesday". */
export default function FoundUnits() {
  const { t, i18n } = useTexts('mf-communities');
  const { language } = i18n;
  const query = useSearchQuery();
  const communities = useCommunityListing();
  const listing = communities.status === 'ready' ? communities.data : null;
  const rows = listing?.rows ?? noCommunities;
  const now = useNow();
  const timeZone = rows[0]?.timezone ?? viewerTimeZone();
  const today = localDate(now, timeZone);
  const latest = serviceNight(now, timeZone);

  const { doors, words, letter, night } = useMemo(
    () => doorSearch(query, { today, latest }),
    [query, today, latest],
  );
  const queries = useMemo(() => unitQueries({ doors, words, letter }, rows), [doors, words, letter, rows]);
  const requested = JSON.stringify(queries);
  const isSettled = useSettled(requested) === requested;
  // A number has two readings at most, or one and a letter.
  const [first, second] = isSettled ? queries : [];
  const one = useFoundUnits(first ?? noQuery, { skip: !first });
  const other = useFoundUnits(second ?? noQuery, { skip: !second });

  const results = [first && one, second && other].filter((live) => live !== undefined);
  const awaitsNames = doors.length > 0 && listing?.isComplete !== true;
  const isLoading = awaitsNames || !isSettled || results.some(({ status }) => status === 'loading');
  const failed = [communities, ...results].find(({ status }) => status === 'failed');
  const status = failed ? 'failed' : isLoading ? 'loading' : 'ready';
  const found = useMemo(() => {
    const units = [first && one, second && other].flatMap((live) =>
      live?.status === 'ready' ? live.data : [],
    );
    const names = new Map(rows.map(({ id, propertyName }) => [id, propertyName]));
    const numbers = doors.map(({ unitNumber }) => unitNumber);
    return foundUnitMatches(units, (id) => names.get(id), night, language, numbers, letter);
  }, [first, one, second, other, rows, doors, letter, night, language]);

  const matches = useMemo<SearchMatches | null>(
    () =>
      doors.length === 0
        ? null
        : {
            heading:
              found.length > maxFoundUnits
                ? t('foundUnits.first', { count: maxFoundUnits })
                : t('foundUnits.heading'),
            icon: IconDoor,
            status,
            matches: found.slice(0, maxFoundUnits),
            retry: () => failed?.retry(),
          },
    [doors, found, status, failed, t],
  );
  useSearchMatches('found', matches);
  return null;
}
