import {
  IconAdjustmentsHorizontal,
  IconBuildings,
  IconCalendarWeek,
  IconCreditCard,
  IconHelp,
  IconLayoutDashboard,
  IconRoute,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { localize } from 'shared-lib/contract';
import { currentLanguage, useTexts } from 'shared-lib/i18n';
import { Link, useLocation } from 'react-router-dom';
import { Brand } from './Brand.tsx';
import { usePrefetch } from '../modules/usePrefetch.ts';
import { currentItem, type NavItem } from './navItems.ts';
import styles from './SideNav.module.css';

const icons: Record<NavItem['icon'], Icon> = {
  dashboard: IconLayoutDashboard,
  team: IconUsers,
  communities: IconBuildings,
  tracking: IconRoute,
  schedule: IconCalendarWeek,
  settings: IconAdjustmentsHorizontal,
  billing: IconCreditCard,
  help: IconHelp,
};

interface SideNavProps {
  items: readonly NavItem[];
  /** Collapses to icons in narrow windows (spec section 2: at widths of 1024 or less). */
  condensable?: boolean;
  onFollow?: () => void;
}

/** The tooltip of the hovered or focused entry, and its position in pixels from the window's top and left. */
interface NavTip {
  readonly label: string;
  readonly top: number;
  readonly left: number;
}

/**
 * The tooltip of a navigation collapsed to icons. Esc dismisses it, so it never covers content permanently
 * (WCAG 1.4.13).
 */
function useNavTip() {
  const [tip, setTip] = useState<NavTip | null>(null);

  useEffect(() => {
    if (!tip) return;
    const hideByKey = ({ key }: KeyboardEvent) => key === 'Escape' && setTip(null);
    window.addEventListener('keydown', hideByKey);
    return () => window.removeEventListener('keydown', hideByKey);
  }, [tip]);

  const hide = () => setTip(null);
  const show =
    (label: string) =>
    ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
      const { top, right, height } = currentTarget.getBoundingClientRect();
      setTip({ label, top: top + height / 2, left: right + 12 });
    };
  return {
    tip,
    /** Event handlers of an entry with this label. */
    listenersOf: (label: string) => ({
      onPointerEnter: show(label),
      onFocus: show(label),
      onPointerLeave: hide,
      onBlur: hide,
    }),
  };
}

/** The main navigation, with help at the bottom. */
export function SideNav({ items, condensable = false, onFollow }: SideNavProps) {
  const { t } = useTexts('shell');
  const { t: tLayout } = useTexts('layout');
  const { pathname, search } = useLocation();
  const { tip, listenersOf } = useNavTip();
  const prefetch = usePrefetch();
  const help: NavItem = { to: '/help', label: { en: tLayout('help') }, icon: 'help' };
  const current = currentItem([...items, help], pathname, search);

  const entry = (item: NavItem) => {
    const ItemIcon = icons[item.icon];
    const label = localize(item.label, currentLanguage());
    const tipListeners = condensable ? listenersOf(label) : null;
    return (
      <li key={item.to}>
        <Link
          to={item.to}
          className={styles.link}
          aria-current={item === current ? 'page' : undefined}
          data-tour={item.tour}
          {...tipListeners}
          onPointerEnter={(event) => {
            void prefetch(item.to);
            tipListeners?.onPointerEnter(event);
          }}
          onFocus={(event) => {
            void prefetch(item.to);
            tipListeners?.onFocus(event);
          }}
          {...(onFollow && { onClick: onFollow })}
        >
          <ItemIcon size={20} stroke={1.75} aria-hidden />
          <span data-condensed="hidden">{label}</span>
        </Link>
      </li>
    );
  };

  return (
    <div className={styles.nav} data-condensable={condensable || undefined}>
      <nav aria-label={t('layout.nav')}>
        {condensable && (
          <p className={styles.brand}>
            <Brand />
          </p>
        )}
        <ul className={`vh-list ${styles.list}`}>{items.map(entry)}</ul>
      </nav>
      <nav aria-label={tLayout('helpNav')} className={styles.foot}>
        <ul className={`vh-list ${styles.list}`}>{entry(help)}</ul>
      </nav>
      {tip && (
        <span className={styles.tip} style={{ top: tip.top, left: tip.left }} aria-hidden>
          {tip.label}
        </span>
      )}
    </div>
  );
}
