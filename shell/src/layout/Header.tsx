import { IconMenu2 } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { ActionIcon } from 'shared-lib/ui';
import { lazy, Suspense, useState } from 'react';
import styles from './Header.module.css';
import type { NavItem } from './navItems.ts';
import { ProfileButton } from './ProfileButton.tsx';

// The drawer's code is as large as a page's, and only phones need it.
const MobileDrawer = lazy(() => import(/* webpackChunkName: "drawer" */ './MobileDrawer.tsx'));

/** The bar above the content; on a phone it carries the button that opens the drawer with the areas. */
export function Header({ items }: { items: readonly NavItem[] }) {
  const { t } = useTexts('shell');
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <header className={styles.header}>
      <ActionIcon
        className={styles.burger ?? ''}
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('layout.openMenu')}
        aria-expanded={drawer === 'open'}
        data-tour="nav-menu"
        onClick={() => setDrawer('open')}
      >
        <IconMenu2 size={22} aria-hidden />
      </ActionIcon>
      {drawer !== 'never' && (
        <Suspense>
          <MobileDrawer items={items} opened={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
      <span className={styles.brand}>Valet Hub</span>
      <ProfileButton />
    </header>
  );
}
