import { Button } from '@mantine/core';
import { useTexts } from '../../../i18n/index.ts';
import styles from './edit.module.css';

interface ConflictProps {
  /** Name of the field. */
  name: string;
  /** The value someone else saved, as text; empty for none. */
  theirs: string;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Shows another user's value for a field that was also edited here, and the choice between the two. */
export function Conflict({ name, theirs, onTakeTheirs, onKeepMine }: ConflictProps) {
  const { t } = useTexts('form');
  return (
    <div role="group" aria-label={name} className={styles.conflict} data-conflict>
      <p className={styles.theirs}>
        {theirs === '' ? (
          t('elsewhere.nothing')
        ) : (
          <>
            {t('elsewhere.now')} <bdi>{theirs}</bdi>
          </>
        )}
      </p>
      <div className={styles.choices}>
        <Button size="xs" variant="default" onClick={onTakeTheirs}>
          {t('elsewhere.takeTheirs')}
        </Button>
        <Button size="xs" variant="default" onClick={onKeepMine}>
          {t('elsewhere.keepMine')}
        </Button>
      </div>
    </div>
  );
}
