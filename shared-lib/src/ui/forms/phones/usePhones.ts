import { useEffect, useState } from 'react';

const load = () => import(/* webpackChunkName: "phones" */ '../../../domain/phone/index.ts');

type Phones = Awaited<ReturnType<typeof load>>;

/** Cached for the next form. */
let kept: Phones | null = null;

/**
 * Phone number data for all countries. Larger than most pages, so it is loaded by the first form that needs
 * it. Null until then, or if loading fails; foreign numbers then need their country code.
 */
export function usePhones(isNeeded = true): Phones | null {
  const [phones, setPhones] = useState(kept);
  useEffect(() => {
    if (phones !== null || !isNeeded) return;
    load().then(
      (loaded) => {
        kept = loaded;
        setPhones(loaded);
      },
      () => {},
    );
  }, [phones, isNeeded]);
  return phones;
}
