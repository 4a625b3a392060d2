import { useCallback, useMemo } from 'react';
import { useCommunities } from 'shared-lib/data';
import { unknownProperty } from 'shared-lib/domain';
import { formatDateTime, useTexts } from 'shared-lib/i18n';

/** The names and clocks of the communities, as far as they are known; records don't wait for them. */
export function usePlaces() {
  const { language } = useTexts('mf-team').i18n;
  const communities = useCommunities();
  const known = communities.status === 'ready' ? communities.data : null;
  const places = useMemo(
    () => known && new Map(known.map((community) => [community.id, community])),
    [known],
  );

  const nameOf = useCallback(
    (communityId: string) => (places ? places.get(communityId)?.propertyName || unknownProperty : '…'),
    [places],
  );
  /** An instant as the clock at a community showed it. */
  const timeAt = useCallback(
    (instant: number | null, communityId: string) =>
      instant === null ? '–' : formatDateTime(instant, language, places?.get(communityId)?.timezone),
    [places, language],
  );
  return { nameOf, timeAt };
}
