import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { reportProblem } from 'shared-lib/data';
import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { ActionIcon } from 'shared-lib/ui';
import { useEffect, useState } from 'react';
import { migrateOncePerSession } from './migrateOncePerSession.ts';
import { markMigrationEnded } from './migrationEnd.ts';
import styles from './TeamMigration.module.css';
import { migrationTexts } from './texts/index.ts';

addCatalogs('migration', migrationTexts);

/** Runs the team migration and reports the members it deactivated (spec section 8). */
export default function TeamMigration() {
  const { t } = useTexts('migration');
  const [deactivated, setDeactivated] = useState(0);
  useEffect(() => {
    let left = false;
    migrateOncePerSession(window.sessionStorage)
      .then(
        (count) => {
          if (!left) setDeactivated(count);
        },
        // The browser may block storage.
        (cause: unknown) => reportProblem('The migration of the team failed', cause),
      )
      .finally(markMigrationEnded);
    return () => {
      left = true;
    };
  }, []);

  return (
    <div role="status">
      {deactivated > 0 && (
        <p className={styles.warning}>
          <IconAlertTriangle size={20} className={styles.icon} aria-hidden />
          <span className={styles.text}>
            {t('deactivated', { count: deactivated })}{' '}
            <Link to="/team?status=inactive" className="vh-link">
              {t('show')}
            </Link>
          </span>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('dismiss')}
            onClick={() => setDeactivated(0)}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </p>
      )}
    </div>
  );
}
