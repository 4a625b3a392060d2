import { useTexts } from '../../../i18n/index.ts';
import { Skeleton } from '@mantine/core';
import styles from './AffectedList.module.css';

/** Lines shown per group; the rest is only counted. */
const maxShown = 12;

/** A group of records affected by an action. */
export interface AffectedGroup {
  id: string;
  /** Includes the count, such as "Pending requests (2)". */
  title: string;
  lines: readonly string[];
}

/** Everything an action affects, grouped and counted, for its confirmation dialog. */
export function AffectedList({ groups }: { groups: readonly AffectedGroup[] }) {
  const { t } = useTexts('ui');
  return (
    <dl className={styles.groups}>
      {groups.map(({ id, title, lines }) => (
        <div key={id} className={styles.group}>
          <dt>{title}</dt>
          {lines.slice(0, maxShown).map((line, index) => (
            <dd key={`${index} ${line}`} dir="auto">
              {line}
            </dd>
          ))}
          {lines.length > maxShown && <dd>{t('affectedMore', { count: lines.length - maxShown })}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Shown while loading. @param label what is being loaded */
export function AffectedSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.groups}>
      <p className={styles.lead}>{label}</p>
      <Skeleton height={16} width="60%" />
      <Skeleton height={16} width="80%" />
      <Skeleton height={16} width="40%" />
    </div>
  );
}
