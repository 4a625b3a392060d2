import { useEffect, useState } from 'react';
import { readVerdict } from '../../data/contactCallables.ts';
import type { Proposal } from 'mf-communities/domain';

/** What the records say of a request, as far as it is known. */
type Asked =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly proposal: Proposal | null }
  | { readonly status: 'failed'; readonly retry: () => void };

/**
 * Asks what the records say of a missed pickup; anew for another night or unit.
 * @param night `YYYY-MM-DD`; null for the one that the request is about
 * @param unitId the unit that it is about; null where nobody knows
 */
export function useProposal(submissionId: string, night: string | null, unitId: string | null): Asked {
  const [turn, setTurn] = useState(0);
  const asked = `${submissionId} ${night} ${unitId} ${turn}`;
  const [known, setKnown] = useState<{ asked: string; answer: Proposal | null | 'failed' } | null>(null);
  useEffect(() => {
    let isOver = false;
    void readVerdict(submissionId, night).then((result) => {
      if (!isOver) setKnown({ asked, answer: result.ok ? result.value.proposal : 'failed' });
    });
    return () => {
      isOver = true;
    };
  }, [asked, submissionId, night]);
  if (known?.asked !== asked) return { status: 'loading' };
  if (known.answer === 'failed') return { status: 'failed', retry: () => setTurn(turn + 1) };
  return { status: 'ready', proposal: known.answer };
}
