import type { ModuleRelease } from 'shared-lib/contract';
import { useTexts } from 'shared-lib/i18n';
import { useMemo } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LazyTeamMigration } from '../migration/LazyTeamMigration.tsx';
import styles from './AppLayout.module.css';
import { Header } from './Header.tsx';
import { navItemsOf } from './navItems.ts';
import { SideNav } from './SideNav.tsx';

/** The frame of the app: side navigation, header, content. None of it needs a module's code. */
export function AppLayout({ releases }: { releases: readonly ModuleRelease[] }) {
  const { t } = useTexts('shell');
  const items = useMemo(() => navItemsOf(releases), [releases]);
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {t('layout.skip')}
      </a>
      <aside className={styles.side}>
        <SideNav items={items} condensable />
      </aside>
      <Header items={items} />
      <main id="content" tabIndex={-1} className={styles.content}>
        <LazyTeamMigration />
        <Outlet />
      </main>
      <ScrollRestoration />
    </div>
  );
}
