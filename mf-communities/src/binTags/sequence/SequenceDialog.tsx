import { useEffect, useState } from 'react';
import type { BinTagBatch } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, ListSkeleton, SectionError } from 'shared-lib/ui';
import { DialogFooter, Modal } from 'shared-lib/ui/dialogs';
import { doorName } from 'shared-lib/domain';
import { useAccount } from 'shared-lib/data';
import { SequencePlan, type Pair } from './SequencePlan.tsx';
import { assignInChunks, fetchTagsAndUnits, type Assigned, type TagsAndUnits } from './assignInChunks.ts';
import styles from './SequenceDialog.module.css';

/** The unassigned tags of a community and all of its units, or how many have loaded so far. */
type LoadedTags =
  | { readonly status: 'loading'; readonly loaded: number }
  | { readonly status: 'failed'; readonly retry: () => void }
  | ({ readonly status: 'ready' } & TagsAndUnits);

/** Fetches a community's unassigned tags and units. @param round a new value fetches again */
function useTagsAndUnits(communityId: string, round: number): LoadedTags {
  const { customerId } = useAccount();
  const [tries, setTries] = useState(0);
  const key = `${round}/${tries}`;
  const [found, setFound] = useState<{ key: string; places: LoadedTags } | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    const say = (places: LoadedTags) => {
      if (!stop.signal.aborted) setFound({ key, places });
    };
    const onProgress = (loaded: number) => say({ status: 'loading', loaded });
    void fetchTagsAndUnits(customerId, communityId, stop.signal, onProgress).then((places) => {
      if (places) say({ status: 'ready', ...places });
      else say({ status: 'failed', retry: () => setTries((before) => before + 1) });
    });
    return () => stop.abort();
  }, [customerId, communityId, key]);

  return found?.key === key ? found.places : { status: 'loading', loaded: 0 };
}

interface SequenceResultProps {
  pairs: readonly Pair[];
  result: Assigned;
}

/** Reports how many tags were assigned, and which units were skipped and why. */
function SequenceResult({ pairs, result: { assigned, refused, isBrokenOff } }: SequenceResultProps) {
  const { t } = useTexts('mf-communities');
  const units = new Map(pairs.map(({ tag, unit }) => [tag.id, unit]));
  return (
    <div role="status">
      <p className={styles.summary}>{t('binTags.sequence.done', { count: assigned })}</p>
      {isBrokenOff && <p>{t('binTags.sequence.interrupted')}</p>}
      {refused.length > 0 && (
        <ul className={styles.refused}>
          {refused.map(({ binTagId, code }) => {
            const unit = units.get(binTagId);
            return (
              <li key={binTagId} dir="auto">
                {`${unit ? doorName(unit) : binTagId}: ${t(`binTags.refusals.${code}`)}`}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

interface SequenceDialogProps {
  communityId: string;
  /** The latest batches. */
  batches: readonly BinTagBatch[];
  onClose: () => void;
}

/** An assignment's progress. */
type Run =
  | { readonly kind: 'planned' }
  | { readonly kind: 'running'; readonly total: number; readonly sofar: Assigned | null }
  | { readonly kind: 'ended'; readonly pairs: readonly Pair[]; readonly result: Assigned };

/** Assigns the unassigned tags to units without one, in sequence, after a preview. */
export function SequenceDialog({ communityId, batches, onClose }: SequenceDialogProps) {
  const { t } = useTexts('mf-communities');
  const [round, setRound] = useState(0);
  const [run, setRun] = useState<Run>({ kind: 'planned' });
  const places = useTagsAndUnits(communityId, round);
  const isRunning = run.kind === 'running';

  const start = async (pairs: readonly Pair[]) => {
    setRun({ kind: 'running', total: pairs.length, sofar: null });
    const requested = pairs.map(({ tag, unit }) => ({ binTagId: tag.id, unitId: unit.id }));
    const result = await assignInChunks(communityId, requested, (sofar) =>
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
          <p role="status">{t('binTags.sequence.loading', { count: places.loaded })}</p>
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
