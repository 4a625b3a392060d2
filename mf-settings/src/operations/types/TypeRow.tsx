import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import type { TypeUsage } from '../../data/typeUsage.api.ts';
import { typeNameIn } from 'mf-settings/domain';
import type { ViolationType } from 'shared-lib/domain';
import { formatMoney, useTexts } from 'shared-lib/i18n';
import { Button, showToast, Skeleton, StatusBadge } from 'shared-lib/ui';
import { severityMeanings } from './severityMeanings.ts';
import styles from './TypeRow.module.css';
import { mergeAll } from './mergeAll.ts';

interface TypeRowProps {
  type: ViolationType;
  /** Null while counting. */
  use: TypeUsage | null;
  onOpen: () => void;
}

/** A violation type in the list: its requirements, and how often it is used. */
export function TypeRow({ type, use, onOpen }: TypeRowProps) {
  const { t, i18n } = useTexts('mf-settings');
  const { name, severity, requiresPhoto, defaultFineCents, communityIds } = type;
  const shown = typeNameIn(type, i18n.language);
  const other = shown === name.en ? name.es : name.en;
  return (
    <div className={styles.row} data-type={type.id}>
      <div className={`vh-words ${styles.words}`}>
        <button type="button" className={styles.name} dir="auto" onClick={onOpen}>
          {shown}
        </button>
        <span className={`vh-soft ${styles.details}`}>
          {[
            other,
            defaultFineCents !== null && formatMoney(defaultFineCents, i18n.language),
            communityIds === 'all'
              ? t('operations.types.reach.all')
              : t('operations.types.communities', { count: communityIds.length }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <span className={styles.marks}>
        {requiresPhoto && (
          <IconCamera size={18} role="img" aria-label={t('operations.types.fields.requiresPhoto')} />
        )}
        <StatusBadge meaning={severityMeanings[severity]}>
          {t(`operations.types.severities.${severity}`)}
        </StatusBadge>
      </span>
      <span className={`vh-soft vh-digits ${styles.use}`}>
        {use === null ? (
          <Skeleton height={16} width={64} />
        ) : (
          t('operations.types.use', { count: use.all, open: use.open })
        )}
      </span>
    </div>
  );
}

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
