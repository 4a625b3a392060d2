import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallableError } from 'shared-lib/data';
import { previewSeats } from '../../data/billingCallables.ts';
import type { SeatsPreview } from 'mf-billing/domain';

/** Milliseconds without another change of the number, after which the payment provider is asked: a slider passes many. */
const pause = 350;

/** What the payment provider said of a number. */
type Answer =
  | { readonly status: 'ready'; readonly quantity: number; readonly amounts: SeatsPreview }
  | { readonly status: 'failed'; readonly quantity: number; readonly error: CallableError };

/** What is known of the amounts of a number of employees. */
export type Preview = { readonly status: 'loading' } | Answer;

/**
 * What a number of employees would cost today and with the next invoice. An answer for a number that has changed since is left out.
 * @param quantity null while there is none to ask for
 * @returns what is known, and what asks again
 */
export function usePreview(quantity: number | null): { preview: Preview; ask: () => void } {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const newest = useRef(0);

  const bring = useCallback(async (asked: number) => {
    const turn = ++newest.current;
    const result = await previewSeats(asked);
    if (turn !== newest.current) return;
    setAnswer(
      result.ok
        ? { status: 'ready', quantity: asked, amounts: result.value }
        : { status: 'failed', quantity: asked, error: result.error },
    );
  }, []);

  useEffect(() => {
    if (quantity === null) return undefined;
    const timer = setTimeout(() => void bring(quantity), pause);
    return () => {
      clearTimeout(timer);
      // What is under way is about another number now.
      newest.current += 1;
      setAnswer(null);
    };
  }, [quantity, bring]);

  return {
    preview: answer !== null && answer.quantity === quantity ? answer : { status: 'loading' },
    ask: () => {
      setAnswer(null);
      if (quantity !== null) void bring(quantity);
    },
  };
}
