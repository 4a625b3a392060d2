import type { LocalizedText, ModuleRelease, NavIcon } from 'shared-lib/contract';

/** An entry of the side navigation. */
export interface NavItem {
  to: string;
  label: LocalizedText;
  icon: NavIcon | 'dashboard';
  tour?: string | undefined;
}

const dashboard: NavItem = { to: '/', label: { en: 'Dashboard', es: 'Panel' }, icon: 'dashboard' };

/** The navigation entries: the shell's dashboard, then those of the modules, in order. */
export function navItemsOf(releases: readonly ModuleRelease[]): NavItem[] {
  const entries = releases.flatMap(({ manifest }) => manifest.nav).sort((a, b) => a.order - b.order);
  return [dashboard, ...entries.map(({ to, label, icon, tour }) => ({ to, label, icon, tour }))];
}

/**
 * The entry to mark as current: the one whose path contains the address. If several share that path, the one
 * whose query matches.
 * @param pathname such as `/settings`.
 * @param search such as `?tab=billing`.
 */
export function currentItem(
  items: readonly NavItem[],
  pathname: string,
  search: string,
): NavItem | undefined {
  const query = new URLSearchParams(search);
  const fit = ({ to }: NavItem): number => {
    const { pathname: path, searchParams } = new URL(to, 'https://any.example');
    const isHere = path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);
    const wanted = [...searchParams];
    return isHere && wanted.every(([name, value]) => query.get(name) === value) ? 1 + wanted.length : 0;
  };
  return items.reduce<NavItem | undefined>(
    (best, item) => (fit(item) > (best ? fit(best) : 0) ? item : best),
    undefined,
  );
}
