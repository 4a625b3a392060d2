import { weekdayNames, useTexts } from 'shared-lib/i18n';
import type { AssignedCommunity } from './assignedCommunitiesOf.ts';
import styles from './AssignedCommunitiesCell.module.css';

/** The communities that a member serves, each with its days; the first of them where there is no room. */
export function AssignedCommunitiesCell({ assigned }: { assigned: readonly AssignedCommunity[] | null }) {
  const { i18n } = useTexts('mf-team');
  if (!assigned || assigned.length === 0) return <span className={styles.none}>–</span>;
  const texts = assigned.map(({ name, days }) => `${name} (${weekdayNames(days, i18n.language)})`);
  return (
    <span className={styles.cell} dir="auto" title={texts.join('\n')}>
      {texts.join(' · ')}
    </span>
  );
}
