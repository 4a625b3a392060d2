import { useEffect, useRef, useState } from 'react';
import { generateBinTags } from 'shared-lib/data';
import type { BinTagBatch } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';

/** A batch whose tags are to be made. */
export type MadeBatch = Pick<BinTagBatch, 'id' | 'label' | 'count'>;

interface Making {
  /** The batch whose tags are being made; null for none. */
  readonly running: string | null;
  /** Makes the tags of a batch that are still missing. Its record says how far it is. */
  readonly go: (batch: MadeBatch) => Promise<void>;
}

/** Makes the tags of batches, call by call. What is broken off, by leaving the page or a lost connection, can be taken up again. */
export function useMaking(communityId: string): Making {
  const { t } = useTexts('mf-communities');
  const [running, setRunning] = useState<string | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return {
    running,
    go: async ({ id: batchId, label, count }) => {
      setRunning(batchId);
      for (let made = 0; made < count && isHere.current;) {
        const result = await generateBinTags({ communityId, batchId, label, count });
        if (!result.ok) {
          showToast({ meaning: 'bad', message: t('binTags.make.brokenOff', { label }) });
          break;
        }
        ({ made } = result.value);
        if (made >= count) showToast({ meaning: 'good', message: t('binTags.make.done', { count, label }) });
      }
      setRunning(null);
    },
  };
}
