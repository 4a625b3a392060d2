import { IconMenu2 } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { ActionIcon } from 'shared-lib/ui';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { NotificationBell } from '../notifications/NotificationBell.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import styles from './Header.module.css';
import { HeaderPart } from './HeaderPart.tsx';
import type { NavItem } from './navItems.ts';
import { ProfileButton } from './ProfileButton.tsx';

// The drawer's code is as large as a page's, and only phones need it.
const loadDrawer = () => import(/* webpackChunkName: "drawer" */ './MobileDrawer.tsx');
const MobileDrawer = lazy(loadDrawer);

/** Fetches the drawer ahead of the tap; a failure shows at the tap, if at all. */
const prefetchDrawer = () => void loadDrawer().catch(() => {});

/** The bar above the content; on a phone it carries the button that opens the drawer with the areas. */
export function Header({ items }: { items: readonly NavItem[] }) {
  const { t } = useTexts('shell');
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const burger = useRef<HTMLButtonElement>(null);
  const closeDrawer = useCallback(() => {
    setDrawer('closed');
    burger.current?.focus();
  }, []);
  return (
    <header className={styles.header}>
      <ActionIcon
        ref={burger}
        className={styles.burger ?? ''}
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('layout.openMenu')}
        aria-expanded={drawer === 'open'}
        data-tour="nav-menu"
        onPointerEnter={prefetchDrawer}
        onFocus={prefetchDrawer}
        onClick={() => setDrawer('open')}
      >
        <IconMenu2 size={22} aria-hidden />
      </ActionIcon>
      {drawer !== 'never' && (
        <HeaderPart name="The drawer">
          <Suspense>
            <MobileDrawer items={items} opened={drawer === 'open'} onClose={closeDrawer} />
          </Suspense>
        </HeaderPart>
      )}
      <span className={styles.brand}>Valet Hub</span>
      <HeaderPart name="The search">
        <SearchBox />
      </HeaderPart>
      <HeaderPart name="The bell">
        <NotificationBell />
      </HeaderPart>
      <HeaderPart name="The profile">
        <ProfileButton />
      </HeaderPart>
    </header>
  );
}
