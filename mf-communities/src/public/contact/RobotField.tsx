import type { ChallengeRequest } from 'mf-communities/domain';
import { useEffect, useState, type Ref } from 'react';
import { formProofs } from './formProof.ts';

/** A honeypot: people can't see or reach this field, but bots that fill in everything do. */
export const RobotField = ({ ref }: { ref: Ref<HTMLInputElement> }) => (
  <div className="vh-unseen" aria-hidden="true">
    <label>
      Website
      <input ref={ref} name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
);

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
