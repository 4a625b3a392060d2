import { IconCalendarWeek, IconChecklist, IconMenu2, IconMoonStars, type Icon } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Link, useLocation } from 'react-router-dom';
import { usePrefetch } from '../../modules/usePrefetch.ts';
import type { NavItem } from '../navItems.ts';
import styles from './PhoneBar.module.css';
import { currentPhoneEntry, phoneEntries, phoneEntriesIn, type PhoneEntry } from './phoneEntries.ts';
import type { Menu } from './useMenu.ts';

const icons: Readonly<Record<PhoneEntry, Icon>> = {
  tonight: IconMoonStars,
  schedule: IconCalendarWeek,
  review: IconChecklist,
};

interface PhoneBarProps {
  items: readonly NavItem[];
  menu: Menu;
}

/** The bottom bar on phones: the pages an owner needs within reach of a thumb, and a menu with everything else. */
export function PhoneBar({ items, menu }: PhoneBarProps) {
  const { t } = useTexts('layout');
  const { pathname } = useLocation();
  const prefetch = usePrefetch();
  const current = currentPhoneEntry(pathname);
  return (
    <nav aria-label={t('phone.label')} className={styles.bar}>
      {phoneEntriesIn(items).map((entry) => {
        const EntryIcon = icons[entry];
        const to = phoneEntries[entry];
        return (
          <Link
            key={entry}
            to={to}
            className={styles.entry}
            aria-current={entry === current ? 'page' : undefined}
            onPointerDown={() => void prefetch(to)}
          >
            <EntryIcon size={22} stroke={1.75} aria-hidden />
            {t(`phone.${entry}`)}
          </Link>
        );
      })}
      <button type="button" className={styles.entry} aria-expanded={menu.isOpen} onClick={menu.open}>
        <IconMenu2 size={22} stroke={1.75} aria-hidden />
        {t('phone.more')}
      </button>
    </nav>
  );
}
