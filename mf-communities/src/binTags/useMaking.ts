import { useEffect, useRef, useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { makeTags, type MadeBatch } from './makeTags.ts';

interface Making {
  /** The batch whose tags are being made; null for none. */
  readonly running: string | null;
  /** Makes the tags of a batch that are still missing. Its record says how far it is. */
  readonly go: (batch: MadeBatch) => Promise<void>;
}

/** Whether a component is still shown, to be asked by what goes on for longer. */
export function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/** Makes the tags of batches, call by call. What is broken off, by leaving the page or a lost connection, can be taken up again. */
export function useMaking(communityId: string): Making {
  const { t } = useTexts('mf-communities');
  const [running, setRunning] = useState<string | null>(null);
  const isShown = useIsShown();
  return {
    running,
    go: async (batch) => {
      const { label, count } = batch;
      setRunning(batch.id);
      const result = await makeTags(communityId, batch, () => isShown.current);
      if (!result.ok) showToast({ meaning: 'bad', message: t('binTags.make.brokenOff', { label }) });
      else if (result.value.made >= count) {
        showToast({ meaning: 'good', message: t('binTags.make.done', { count, label }) });
      }
      setRunning(null);
    },
  };
}
