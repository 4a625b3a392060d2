import { useEffect, useState } from 'react';

const load = () => import(/* webpackChunkName: "phones" */ '../../../domain/phone/index.ts');

type Phones = Awaited<ReturnType<typeof load>>;

/** Kept for the next form. */
let kept: Phones | null = null;

/**
 * What is known of the phone numbers of all countries; it is larger than most pages, so it comes with the first form that needs it. Null until
 * then, and where it can't be fetched: numbers of other countries then need their country code.
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
