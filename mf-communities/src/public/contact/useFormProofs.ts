import { useEffect, useState } from 'react';
import type { ChallengeRequest } from 'mf-communities/domain';
import { formProofs } from './formProof.ts';

/** The proofs of a form once it is opened, and whether the business sends texts; null until known. */
export function useFormProofs(ask: ChallengeRequest) {
  const [proofs] = useState(() => formProofs(ask));
  const [offersTexts, setOffersTexts] = useState<boolean | null>(null);
  useEffect(() => {
    let isGone = false;
    void proofs.offersTexts().then((offered) => {
      if (!isGone) setOffersTexts(offered);
    });
    return () => {
      isGone = true;
    };
  }, [proofs]);
  return { proofs, offersTexts };
}
