import { useState } from 'react';
import type { BinTagBatch } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, ListSkeleton, SectionError } from 'shared-lib/ui';
import { DialogFooter, Modal } from 'shared-lib/ui/dialogs';
import { SequencePlan } from './SequencePlan.tsx';
import { SequenceResult } from './SequenceResult.tsx';
import { assignInChunks, type Assigned } from './assignInChunks.ts';
import { useFreePlaces } from './useFreePlaces.ts';
import type { Pair } from './SequencePlan.tsx';
import styles from './SequenceDialog.module.css';

interface SequenceDialogProps {
  communityId: string;
  /** The latest batches. */
  batches: readonly BinTagBatch[];
  onClose: () => void;
}

/** Where an assignment is. */
type Run =
  | { readonly kind: 'planned' }
  | { readonly kind: 'running'; readonly total: number; readonly sofar: Assigned | null }
  | { readonly kind: 'ended'; readonly pairs: readonly Pair[]; readonly result: Assigned };

/** Assigns the free tags to the units that have none, one after the other; what goes where is shown before. */
export function SequenceDialog({ communityId, batches, onClose }: SequenceDialogProps) {
  const { t } = useTexts('mf-communities');
  const [round, setRound] = useState(0);
  const [run, setRun] = useState<Run>({ kind: 'planned' });
  const places = useFreePlaces(communityId, round);
  const isRunning = run.kind === 'running';

  const start = async (pairs: readonly Pair[]) => {
    setRun({ kind: 'running', total: pairs.length, sofar: null });
    const asked = pairs.map(({ tag, unit }) => ({ binTagId: tag.id, unitId: unit.id }));
    const result = await assignInChunks(communityId, asked, (sofar) =>
      setRun({ kind: 'running', total: pairs.length, sofar }),
    );
    setRun({ kind: 'ended', pairs, result });
  };

  return (
    <Modal opened onClose={() => !isRunning && onClose()} title={t('binTags.sequence.title')} size="lg">
      {run.kind === 'running' && (
        <div className={styles.running}>
          <progress
            value={run.sofar?.assigned ?? 0}
            max={run.total}
            aria-label={t('binTags.sequence.running')}
          />
          <p role="status">
            {t('binTags.sequence.soFar', { done: run.sofar?.assigned ?? 0, count: run.total })}
          </p>
        </div>
      )}
      {run.kind === 'ended' && (
        <>
          <SequenceResult pairs={run.pairs} result={run.result} />
          <DialogFooter problem={null}>
            {(run.result.isBrokenOff || run.result.refused.length > 0) && (
              <Button
                variant="default"
                onClick={() => {
                  setRound(round + 1);
                  setRun({ kind: 'planned' });
                }}
              >
                {t('binTags.sequence.again')}
              </Button>
            )}
            <Button onClick={onClose}>{t('binTags.sequence.close')}</Button>
          </DialogFooter>
        </>
      )}
      {run.kind === 'planned' && places.status === 'loading' && (
        <>
          <p role="status">{t('binTags.sequence.loading', { count: places.brought })}</p>
          <ListSkeleton rows={4} />
        </>
      )}
      {run.kind === 'planned' && places.status === 'failed' && <SectionError onRetry={places.retry} />}
      {run.kind === 'planned' && places.status === 'ready' && (
        <SequencePlan
          tags={places.tags}
          units={places.units}
          batches={batches}
          onStart={(pairs) => void start(pairs)}
          onCancel={onClose}
        />
      )}
    </Modal>
  );
}
