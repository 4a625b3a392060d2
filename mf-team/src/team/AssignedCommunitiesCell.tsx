import { weekdayNames } from 'shared-lib/i18n';
import type { AssignedCommunity } from './assignedCommunitiesOf.ts';
import styles from './AssignedCommunitiesCell.module.css';

interface AssignedCommunitiesCellProps {
  assigned: readonly AssignedCommunity[] | null;
  /** A BCP 47 tag. */
  language: string;
}

/** The communities that a member serves, each with its days. Without room for all, it shows the first. */
export function AssignedCommunitiesCell({ assigned, language }: AssignedCommunitiesCellProps) {
  if (!assigned || assigned.length === 0) return <span className={styles.none}>–</span>;
  const lines = assigned.map(({ name, days }) => `${name} (${weekdayNames(days, language)})`);
  return (
    <span className={styles.cell} dir="auto" title={lines.join('\n')}>
      {lines.join(' · ')}
    </span>
  );
}
