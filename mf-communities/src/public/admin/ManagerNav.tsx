import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import type { ManagerAccess } from 'mf-communities/domain';
import type { AdminSection } from '../adminSection.ts';
import styles from './admin.module.css';
import { adminPath } from './ManagerScope.ts';

const sections = [
  ['overview', ''],
  ['violations', '/violations'],
  ['serviceLogs', '/service-logs'],
] as const satisfies readonly (readonly [AdminSection, string])[];

/** Navigation of a community's management pages, with the current one marked. */
export function ManagerNav({ access, shown }: { access: ManagerAccess; shown: AdminSection }) {
  const { t } = useTexts('mf-communities');
  return (
    <nav className={`vh-actions ${styles.nav}`} aria-label={t('managerPages.nav')}>
      {sections.map(([section, rest]) => (
        <Link
          key={section}
          to={adminPath(access, rest)}
          aria-current={section === shown ? 'page' : undefined}
          className={styles.navLink}
        >
          {t(`managerPages.${section}`)}
        </Link>
      ))}
    </nav>
  );
}
