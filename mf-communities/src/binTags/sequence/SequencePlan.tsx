import { useMemo, useState } from 'react';
import { doorName, type Unit } from 'shared-lib/domain';
import { pairsInSequence, type BinTag, type BinTagBatch } from 'mf-communities/domain';
import { textCollator, useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { DialogFooter } from 'shared-lib/ui/dialogs';
import { NativeSelect } from 'shared-lib/ui/inputs';
import styles from './SequenceDialog.module.css';

/** A tag and the unit that gets it. */
export interface Pair {
  readonly tag: Pick<BinTag, 'id' | 'label'>;
  readonly unit: Pick<Unit, 'id' | 'building' | 'floor' | 'unitNumber'>;
}

interface SequencePlanProps {
  /** The unassigned tags. */
  tags: readonly BinTag[];
  /** All of the community's units. */
  units: readonly Unit[];
  batches: readonly BinTagBatch[];
  onStart: (pairs: readonly Pair[]) => void;
  onCancel: () => void;
}

/** How many pairs the preview shows; the rest are counted. */
const previewed = 100;

/** Chooses which tags go to which units, and shows each pair before anything is written. */
export function SequencePlan({ tags, units, batches, onStart, onCancel }: SequencePlanProps) {
  const { t, i18n } = useTexts('mf-communities');
  const [batchId, setBatchId] = useState('');
  const [building, setBuilding] = useState('');
  const known = batches.filter(({ id }) => tags.some(({ printBatchId }) => printBatchId === id));
  const buildings = useMemo(() => {
    const named = new Set(
      units.flatMap((unit) => (unit.binTagId === null && unit.building ? unit.building : [])),
    );
    return [...named].sort(textCollator(i18n.language).compare);
  }, [units, i18n.language]);
  const pairs = useMemo(
    (): readonly Pair[] =>
      pairsInSequence(
        tags.filter(({ printBatchId }) => batchId === '' || printBatchId === batchId),
        units,
        building || null,
      ),
    [tags, units, batchId, building],
  );
  const without = units.filter(
    (unit) => unit.binTagId === null && (building === '' || unit.building === building),
  ).length;
  return (
    <>
      <div className={styles.choices}>
        <NativeSelect
          label={t('binTags.sequence.batch')}
          value={batchId}
          onChange={setBatchId}
          choices={[
            { value: '', label: t('binTags.sequence.allBatches') },
            ...known.map(({ id, label }) => ({ value: id, label })),
          ]}
        />
        <NativeSelect
          label={t('binTags.sequence.building')}
          value={building}
          onChange={setBuilding}
          choices={[
            { value: '', label: t('binTags.sequence.allBuildings') },
            ...buildings.map((name) => ({ value: name, label: name })),
          ]}
        />
      </div>
      <p role="status" className={styles.summary}>
        {without === 0
          ? t('binTags.sequence.allTagged')
          : pairs.length === 0
            ? t('binTags.sequence.noFree', { count: without })
            : t('binTags.sequence.planned', { count: pairs.length, left: without - pairs.length })}
      </p>
      {pairs.length > 0 && (
        <ol className={styles.pairs} aria-label={t('binTags.sequence.preview')}>
          {pairs.slice(0, previewed).map(({ tag, unit }) => (
            <li key={tag.id}>
              <span dir="auto">{tag.label || tag.id}</span>
              <span aria-hidden>→</span>
              <span dir="auto">{doorName(unit)}</span>
            </li>
          ))}
          {pairs.length > previewed && (
            <li>{t('binTags.sequence.more', { count: pairs.length - previewed })}</li>
          )}
        </ol>
      )}
      <DialogFooter problem={null}>
        <Button variant="default" onClick={onCancel}>
          {t('binTags.sequence.cancel')}
        </Button>
        <Button disabled={pairs.length === 0} onClick={() => onStart(pairs)}>
          {t('binTags.sequence.submit', { count: pairs.length })}
        </Button>
      </DialogFooter>
    </>
  );
}
