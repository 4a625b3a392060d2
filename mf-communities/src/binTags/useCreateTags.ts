import { useEffect, useRef, useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { createTags, type BatchToCreate } from './createTags.ts';

interface Making {
  /** The batch whose tags are being created; null for none. */
  readonly running: string | null;
  /** Creates the missing tags of a batch. Its record has the progress. */
  readonly go: (batch: BatchToCreate) => Promise<void>;
}

/** Whether a component is still mounted, checked by longer tasks. */
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

/**
 * Creates the tags of batches, call by call. It can be resumed after leaving the page or losing the
 * connection.
 */
export function useCreateTags(communityId: string): Making {
  const { t } = useTexts('mf-communities');
  const [running, setRunning] = useState<string | null>(null);
  const isShown = useIsShown();
  return {
    running,
    go: async (batch) => {
      const { label, count } = batch;
      setRunning(batch.id);
      const result = await createTags(communityId, batch, () => isShown.current);
      if (!result.ok) showToast({ meaning: 'bad', message: t('binTags.make.interrupted', { label }) });
      else if (result.value.made >= count) {
        showToast({ meaning: 'good', message: t('binTags.make.done', { count, label }) });
      }
      setRunning(null);
    },
  };
}
