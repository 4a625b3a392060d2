import { IconMenu2, IconRefreshAlert } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTexts } from 'shared-lib/i18n';
import { ActionIcon, LazyOverlay, lazyPart } from 'shared-lib/ui';
import { reportProblem } from 'shared-lib/data';
import { NotificationBell } from '../notifications/NotificationBell.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import styles from './Header.module.css';
import type { NavItem } from './navItems.ts';
import type { Menu } from './phone/useMenu.ts';
import { ProfileButton } from './profile/ProfileButton.tsx';

function Reload() {
  const { t } = useTexts('ui');
  return (
    <ActionIcon
      variant="subtle"
      color="red"
      size={44}
      aria-label={`${t('sectionError.title')}. ${t('sectionError.reload')}`}
      title={t('sectionError.reload')}
      onClick={() => window.location.reload()}
    >
      <IconRefreshAlert size={22} aria-hidden />
    </ActionIcon>
  );
}

/** A control in the header, with its own error boundary. */
function HeaderPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      fallbackRender={() => <Reload />}
      onError={(error) => reportProblem(`${name} of the header threw`, error)}
    >
      {children}
    </ErrorBoundary>
  );
}

// As large as a page's code, and needed only on phones.
const mobileDrawer = lazyPart(
  'The menu',
  async () => (await import(/* webpackChunkName: "drawer" */ './MobileDrawer.tsx')).default,
);

/** The bar above the content. On a phone it has the button that opens the navigation drawer. */
export function Header({ items, menu }: { items: readonly NavItem[]; menu: Menu }) {
  const { t } = useTexts('shell');
  return (
    <header className={styles.header}>
      <ActionIcon
        className={styles.burger ?? ''}
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('layout.openMenu')}
        aria-expanded={menu.isOpen}
        data-tour="nav-menu"
        onClick={menu.open}
        {...mobileDrawer.ahead}
      >
        <IconMenu2 size={22} aria-hidden />
      </ActionIcon>
      <LazyOverlay part={mobileDrawer} isOpen={menu.isOpen} onClose={menu.close}>
        {(MobileDrawer) => <MobileDrawer items={items} menu={menu} />}
      </LazyOverlay>
      <span className={styles.brand}>Valet Hub</span>
      <HeaderPart name="The search">
        <SearchBox />
      </HeaderPart>
      <HeaderPart name="The bell">
        <NotificationBell />
      </HeaderPart>
      <HeaderPart name="The profile">
        <ProfileButton hasPages />
      </HeaderPart>
    </header>
  );
}
