import { doorName } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import type { Assigned } from './assignInChunks.ts';
import type { Pair } from './SequencePlan.tsx';
import styles from './SequenceDialog.module.css';

interface SequenceResultProps {
  pairs: readonly Pair[];
  result: Assigned;
}

/** Says how many tags were assigned, and which units were left and why. */
export function SequenceResult({ pairs, result: { assigned, refused, isBrokenOff } }: SequenceResultProps) {
  const { t } = useTexts('mf-communities');
  const units = new Map(pairs.map(({ tag, unit }) => [tag.id, unit]));
  return (
    <div role="status">
      <p className={styles.summary}>{t('binTags.sequence.done', { count: assigned })}</p>
      {isBrokenOff && <p>{t('binTags.sequence.brokenOff')}</p>}
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
