/** The part of a `module.json` that says on which pages the module is. */
export interface ModuleStatics {
  readonly name: string;
  readonly routes: readonly { readonly path: string; readonly access: string }[];
  readonly slots?: readonly { readonly slot: string; readonly id: string }[];
}

/** The shell's routes. Without them, the addresses of its help would count as communities'. */
export const shellRoutes: readonly string[] = ['/', '/notifications', '/help', '/docs/*', '/ui', '/404'];

/** The routes whose screens show what fills a slot. What fills the others shows only after a click or a scroll. */
const routeOfSlot: Readonly<Record<string, string>> = {
  'dashboard.tonight': '/',
  'dashboard.cards': '/',
  'dashboard.reports': '/',
  'member.scorecard': '/team/:id',
  'community.scorecard': '/communities/:id',
};

const firstTab = 'account';

/** The addresses of a route. */
export const patternOf = (route: string): RegExp =>
  new RegExp(`^${route.replace(/:\w+/g, '[^/]+').replace(/\/\*$/, '(/.+)?')}$`);

const placeholders = (route: string): number => route.match(/[:*]/g)?.length ?? 0;

/** Whether a screen shows what fills a slot. */
const shows = (route: string | undefined, address: URL, slot: string, id: string): boolean => {
  const tab = address.searchParams.get('tab');
  if (slot === 'settings.tabs') return route === '/settings' && (tab ?? firstTab) === id;
  return routeOfSlot[slot] === route && tab === null;
};

/**
 * The names of the modules with code on a screen: the one whose page it is, and those that fill its slots. Empty for a page of the shell
 * alone.
 * @param path a screen's address
 */
export function areasOf(path: string, modules: readonly ModuleStatics[]): readonly string[] {
  const address = new URL(path, 'http://localhost');
  // As in the product, an address belongs to the route with the fewest placeholders.
  const [route] = [...shellRoutes, ...modules.flatMap(({ routes }) => routes.map((one) => one.path))]
    .filter((one) => patternOf(one).test(address.pathname))
    .toSorted((a, b) => placeholders(a) - placeholders(b));
  return modules
    .filter(
      ({ routes, slots = [] }) =>
        routes.some((one) => one.path === route) ||
        slots.some(({ slot, id }) => shows(route, address, slot, id)),
    )
    .map(({ name }) => name);
}
