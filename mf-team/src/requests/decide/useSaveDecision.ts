import { useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { useOneAtATime } from '../../saving/useOneAtATime.ts';

interface Saved {
  readonly ok: true;
}

interface Failed {
  readonly ok: false;
  readonly reason: string;
}

/** What differs between the kinds of decisions. */
interface DecisionKind<D, S extends Saved, F extends Failed> {
  save: (decision: D) => Promise<S | F>;
  /** The decision that undoes a saved one; null if nothing can. */
  reverse: (decision: D, result: S) => D | null;
  describe: (failure: F) => string;
  /** Whether the request as displayed already has the decision's outcome. */
  isApplied: (decision: D) => boolean;
}

/** Saves decisions of one kind, one at a time, and offers to undo them. */
export function useSaveDecision<D, S extends Saved, F extends Failed>(kind: DecisionKind<D, S, F>) {
  const { t } = useTexts('mf-team');
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<{ decision: D; failure: F } | null>(null);
  const deciding = useOneAtATime();

  const undo = async (reversed: D) => {
    const back = await kind.save(reversed);
    showToast(
      back.ok
        ? { meaning: 'good', message: t('requests.decide.undone') }
        : {
            meaning: 'bad',
            message: `${t('requests.decide.notUndone')} ${kind.describe(back)}`,
          },
    );
  };

  const post = async (decision: D, done: string): Promise<boolean> => {
    setSaving(true);
    setRefused(null);
    const result = await kind.save(decision);
    setSaving(false);
    if (!result.ok) {
      setRefused({ decision, failure: result });
      return false;
    }
    const reversed = kind.reverse(decision, result);
    showToast({ meaning: 'good', message: done, ...(reversed && { undo: () => void undo(reversed) }) });
    return true;
  };

  // A lost response doesn't mean that it failed: if it was saved after all, the next snapshot shows it.
  const isSavedAfterAll = refused?.failure.reason === 'failed' && kind.isApplied(refused.decision);
  const shown = isSavedAfterAll ? null : refused;
  return {
    saving,
    /** The decision that was not saved, and why. */
    refused: shown,
    problem: shown && kind.describe(shown.failure),
    /** Hides the problem, since the choices that caused it changed. */
    dismiss: () => setRefused(null),
    /** @param done the toast's message; resolves to whether it was saved. */
    save: async (decision: D, done: string): Promise<boolean> =>
      (await deciding.run(() => post(decision, done))) ?? false,
  };
}
