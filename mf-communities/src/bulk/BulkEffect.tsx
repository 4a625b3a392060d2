import { useTexts } from 'shared-lib/i18n';
import { AffectedList, type AffectedGroup } from 'shared-lib/ui/dialogs';
import styles from './BulkEffect.module.css';

interface BulkEffectProps {
  groups: readonly AffectedGroup[];
  /** How many communities need no change. */
  same: number;
  /** The progress while it runs. */
  progress: string | null;
}

/** The effect of a change on the selected communities before it is made, and its progress. */
export function BulkEffect({ groups, same, progress }: BulkEffectProps) {
  const { t } = useTexts('mf-communities');
  const shown = groups.filter(({ lines }) => lines.length > 0);
  return (
    <div aria-live="polite">
      {shown.length > 0 && <AffectedList groups={shown} />}
      {same > 0 && (
        <p className={`vh-soft vh-digits ${styles.same}`}>
          {shown.length === 0 ? t('bulk.nothing') : t('bulk.same', { count: same })}
        </p>
      )}
      {progress !== null && <p className={`vh-soft vh-digits ${styles.same}`}>{progress}</p>}
    </div>
  );
}
