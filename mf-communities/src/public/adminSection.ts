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

type List = 'violations' | 'units' | 'serviceLogs' | 'clockInOuts';

/** The app's own lists for each part: the text key of each, and its address up to the community. */
export const adminLists: Readonly<Record<AdminSection, readonly (readonly [name: List, path: string])[]>> = {
  overview: [
    ['violations', '/violations?community='],
    ['units', '/units?community='],
    ['clockInOuts', '/clock-in-outs?community='],
  ],
  violations: [['violations', '/violations?community=']],
  serviceLogs: [
    ['serviceLogs', '/units?tab=logs&community='],
    ['clockInOuts', '/clock-in-outs?community='],
    ['units', '/units?community='],
  ],
};
