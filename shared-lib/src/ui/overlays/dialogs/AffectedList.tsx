import { useTexts } from '../../../i18n/index.ts';
import { Skeleton } from '@mantine/core';
import styles from './AffectedList.module.css';

/** How many lines of a group are shown. The others are only counted. */
const shown = 12;

/** One kind of what an act touches, in words. */
export interface AffectedGroup {
  id: string;
  /** With its count, such as "Pending requests (2)". */
  title: string;
  lines: readonly string[];
}

/** What an act touches, grouped and counted, for the dialog that asks before it. */
export function AffectedList({ groups }: { groups: readonly AffectedGroup[] }) {
  const { t } = useTexts('ui');
  return (
    <dl className={styles.groups}>
      {groups.map(({ id, title, lines }) => (
        <div key={id} className={styles.group}>
          <dt>{title}</dt>
          {lines.slice(0, shown).map((line, index) => (
            <dd key={`${index} ${line}`} dir="auto">
              {line}
            </dd>
          ))}
          {lines.length > shown && <dd>{t('affectedMore', { count: lines.length - shown })}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Stands in its place while it is looked up. @param label says what is looked for */
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
