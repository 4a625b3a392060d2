import { useState } from 'react';
import type { TypeUsage } from '../../data/typeUsage.api.ts';
import { typeNameIn } from 'mf-settings/domain';
import type { ViolationType } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, showToast } from 'shared-lib/ui';
import { mergeAll } from './mergeAll.ts';
import styles from './UnfinishedMerge.module.css';

interface UnfinishedMergeProps {
  /** A merged type with cases left to move. */
  type: ViolationType;
  types: readonly ViolationType[];
  use: TypeUsage | null;
}

/** Shows that a merge was interrupted, and resumes it. */
export function UnfinishedMerge({ type, types, use }: UnfinishedMergeProps) {
  const { t, i18n } = useTexts('mf-settings');
  const [isRunning, setRunning] = useState(false);
  const { id: typeId, mergedInto: intoId } = type;
  const into = types.find(({ id }) => id === intoId);
  if (intoId === null || !into || !use) return null;
  const goOn = async () => {
    setRunning(true);
    const result = await mergeAll({ typeId, intoId }, () => {});
    setRunning(false);
    if (!result.ok) showToast({ meaning: 'bad', message: t('operations.types.failed') });
  };
  return (
    <div className={styles.unfinished}>
      <p>
        {t('operations.types.merge.unfinished', {
          name: typeNameIn(type, i18n.language),
          into: typeNameIn(into, i18n.language),
          count: use.all,
        })}
      </p>
      <Button variant="default" loading={isRunning} onClick={() => void goOn()}>
        {t('operations.types.merge.goOn')}
      </Button>
    </div>
  );
}
