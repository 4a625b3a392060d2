import { useEffect, useState } from 'react';
import { bringAllRecords, bringBinTagsAsked, useAccount } from 'shared-lib/data';
import type { BinTag, Unit } from 'shared-lib/domain';

/** The free tags of a community and all of its units; or how much of them has come. */
export type FreePlaces =
  | { readonly status: 'loading'; readonly brought: number }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly tags: readonly BinTag[]; readonly units: readonly Unit[] };

/** Brings the free tags and the units of a community from the server. @param round another one brings them anew */
export function useFreePlaces(communityId: string, round: number): FreePlaces {
  const { customerId } = useAccount();
  const [tries, setTries] = useState(0);
  const key = `${round}/${tries}`;
  const [found, setFound] = useState<{ key: string; places: FreePlaces } | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    const brought = { tags: 0, units: 0 };
    const say = (places: FreePlaces) => {
      if (!stop.signal.aborted) setFound({ key, places });
    };
    const onProgress = (kind: keyof typeof brought) => (count: number) => {
      brought[kind] = count;
      say({ status: 'loading', brought: brought.tags + brought.units });
    };
    const asked = { communityId, statuses: ['unassigned' as const], batchId: null };
    const ofCommunity = [{ field: 'communityId' as const, values: [communityId] }];
    const query = { kind: 'units' as const, narrowing: ofCommunity, since: null, limit: 0 };
    void Promise.all([
      bringBinTagsAsked(customerId, asked)(stop.signal, onProgress('tags')),
      bringAllRecords(customerId, query)(stop.signal, onProgress('units')),
    ]).then(([tags, units]) => {
      if (tags.ok && units.ok) say({ status: 'ready', tags: tags.items, units: units.items });
      else say({ status: 'failed', retry: () => setTries((before) => before + 1) });
    });
    return () => stop.abort();
  }, [customerId, communityId, key]);

  return found?.key === key ? found.places : { status: 'loading', brought: 0 };
}
