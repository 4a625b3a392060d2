import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallableError } from 'shared-lib/data';
import { previewSeats } from '../../data/billingCallables.ts';
import type { SeatsPreview } from 'mf-billing/domain';

/**
 * Debounce before the payment provider is asked, in milliseconds; dragging the slider passes many numbers.
 */
const pause = 350;

/** The payment provider's answer for a number. */
type Answer =
  | { readonly status: 'ready'; readonly quantity: number; readonly amounts: SeatsPreview }
  | { readonly status: 'failed'; readonly quantity: number; readonly error: CallableError };

/** The amounts for a number of employees, as far as known. */
export type Preview = { readonly status: 'loading' } | Answer;

/**
 * What a number of employees would cost today and on the next invoice. Ignores answers for outdated numbers.
 * @param quantity null if there is none to preview
 * @param isUndo whether it undoes the latest increase
 * @returns the preview, and a function that retries it
 */
export function usePreview(quantity: number | null, isUndo = false): { preview: Preview; ask: () => void } {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const newest = useRef(0);

  const load = useCallback(
    async (requested: number) => {
      const turn = ++newest.current;
      const result = await previewSeats({ quantity: requested, isUndo });
      if (turn !== newest.current) return;
      setAnswer(
        result.ok
          ? { status: 'ready', quantity: requested, amounts: result.value }
          : { status: 'failed', quantity: requested, error: result.error },
      );
    },
    [isUndo],
  );

  useEffect(() => {
    if (quantity === null) return undefined;
    const timer = setTimeout(() => void load(quantity), pause);
    return () => {
      clearTimeout(timer);
      // Pending requests are for an outdated number.
      newest.current += 1;
      setAnswer(null);
    };
  }, [quantity, load]);

  return {
    preview: answer !== null && answer.quantity === quantity ? answer : { status: 'loading' },
    ask: () => {
      setAnswer(null);
      if (quantity !== null) void load(quantity);
    },
  };
}
