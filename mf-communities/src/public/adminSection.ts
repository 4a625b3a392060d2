/** The parts of a community's admin pages (spec section 2, Community admin routes). */
export type AdminSection = 'overview' | 'violations' | 'serviceLogs';

/**
 * The part that an address shows.
 * @param pathname such as `/sunrise-valet/maple-court/admin/violations`.
 */
export function adminSectionOf(pathname: string): AdminSection {
  const [, , , part] = pathname.split('/').filter((segment) => segment !== '');
  if (part === 'violations') return 'violations';
  return part === 'service-logs' ? 'serviceLogs' : 'overview';
}

type List = 'violations' | 'units' | 'clockInOuts';

/** The app's own lists for each part: the text key of each, and its address without the community. */
export const adminLists: Readonly<Record<AdminSection, readonly (readonly [name: List, path: string])[]>> = {
  overview: [
    ['violations', '/violations'],
    ['units', '/units'],
    ['clockInOuts', '/clock-in-outs'],
  ],
  violations: [['violations', '/violations']],
  serviceLogs: [
    ['clockInOuts', '/clock-in-outs'],
    ['units', '/units'],
  ],
};
