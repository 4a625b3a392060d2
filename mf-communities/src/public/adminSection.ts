/** The parts of a community's admin pages (spec section 2, Community admin routes). */
export type AdminSection = 'overview' | 'violations' | 'serviceLogs';

/**
 * The part in an address.
 * @param pathname such as `/sunrise-valet/maple-court/admin/violations`.
 */
export function adminSectionOf(pathname: string): AdminSection {
  const [, , , part] = pathname.split('/').filter((segment) => segment !== '');
  if (part === 'violations') return 'violations';
  return part === 'service-logs' ? 'serviceLogs' : 'overview';
}
