import { IconAlertTriangle } from '@tabler/icons-react';
import { useAccount } from 'shared-lib/data';
import type { Deletion } from 'shared-lib/domain';
import { addCatalogs, formatDate, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import styles from '../layout/strip.module.css';
import { deletionTexts } from './texts/index.ts';

addCatalogs('deletion', deletionTexts);

interface DeletionNoticeProps {
  /** Name of the business. */
  name: string;
  deletion: Deletion;
}

/** Shows when the business will be deleted, and links its owner to where they can keep it. */
export default function DeletionNotice({ name, deletion }: DeletionNoticeProps) {
  const { t, i18n } = useTexts('deletion');
  const { role } = useAccount();
  return (
    <p className={styles.strip}>
      <IconAlertTriangle size={20} className={styles.icon} aria-hidden />
      <span className={styles.text}>
        {t('planned', { name, day: formatDate(deletion.dueAt, i18n.language) })}{' '}
        {role === 'owner' ? (
          <Link to="/settings?tab=account&setting=delete" className={styles.link ?? ''}>
            {t('keep')}
          </Link>
        ) : (
          t('owner')
        )}
      </span>
    </p>
  );
}
