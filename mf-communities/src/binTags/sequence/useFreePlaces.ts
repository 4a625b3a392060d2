import { useEffect, useState } from 'react';
import { useAccount } from 'shared-lib/data';
import { bringFreePlaces, type FreeTagsAndUnits } from './bringFreePlaces.ts';

/** The free tags of a community and all of its units; or how much of them has come. */
export type FreePlaces =
  | { readonly status: 'loading'; readonly brought: number }
  | { readonly status: 'failed'; readonly retry: () => void }
  | ({ readonly status: 'ready' } & FreeTagsAndUnits);

/** Brings the free tags and the units of a community from the server. @param round another one brings them anew */
export function useFreePlaces(communityId: string, round: number): FreePlaces {
  const { customerId } = useAccount();
  const [tries, setTries] = useState(0);
  const key = `${round}/${tries}`;
  const [found, setFound] = useState<{ key: string; places: FreePlaces } | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    const say = (places: FreePlaces) => {
      if (!stop.signal.aborted) setFound({ key, places });
    };
    const onProgress = (brought: number) => say({ status: 'loading', brought });
    void bringFreePlaces(customerId, communityId, stop.signal, onProgress).then((places) => {
      if (places) say({ status: 'ready', ...places });
      else say({ status: 'failed', retry: () => setTries((before) => before + 1) });
    });
    return () => stop.abort();
  }, [customerId, communityId, key]);

  return found?.key === key ? found.places : { status: 'loading', brought: 0 };
}
