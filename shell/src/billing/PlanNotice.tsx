import { IconAlertTriangle } from '@tabler/icons-react';
import { useAccount } from 'shared-lib/data';
import { addCatalogs, formatDate, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import styles from '../layout/strip.module.css';
import type { PlanProblem } from './planProblem.ts';
import { planNoticeTexts } from './texts/index.ts';

addCatalogs('planNotice', planNoticeTexts);

/** Explains the plan problem and links to where the owner can fix it. */
export default function PlanNotice({ trouble }: { trouble: PlanProblem }) {
  const { t, i18n } = useTexts('planNotice');
  const { role } = useAccount();
  const date = trouble.kind === 'ending' ? formatDate(trouble.at, i18n.language) : '';
  return (
    <p
      className={styles.strip}
      data-meaning={trouble.kind === 'ending' || trouble.kind === 'over' ? 'watch' : undefined}
    >
      <IconAlertTriangle size={20} className={styles.icon} aria-hidden />
      <span className={styles.text}>
        {t(`${trouble.kind}.text`, { date })}{' '}
        {role === 'owner' || trouble.kind === 'over' ? (
          <Link to="/settings?tab=billing" className={styles.link ?? ''}>
            {t(`${trouble.kind}.act`)}
          </Link>
        ) : (
          t('owner')
        )}
      </span>
    </p>
  );
}
