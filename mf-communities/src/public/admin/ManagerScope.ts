import type { PublicPage } from 'shared-lib/domain';
import type { ManagerAccess } from 'mf-communities/domain';
import type { OfBusiness } from '../PublicPageAt.tsx';

/** The shared props of a manager's pages. */
export interface ManagerPartProps {
  readonly page: PublicPage & OfBusiness;
  readonly access: ManagerAccess;
  /** Called when a read was denied. */
  readonly onRefused: () => void;
}

/**
 * The address of a manager's page.
 * @param rest such as `/violations` or `?month=2026-07`
 */
export const adminPath = ({ businessSlug, communitySlug }: ManagerAccess, rest = ''): string =>
  `/${encodeURIComponent(businessSlug)}/${encodeURIComponent(communitySlug)}/admin${rest}`;

/**
 * The address of a night's proof, which also names its month.
 * @param date `YYYY-MM-DD`
 */
export const nightPath = (access: ManagerAccess, date: string): string =>
  adminPath(access, `?month=${date.slice(0, 7)}&night=${date}`);

/**
 * The address of one unit's proof of a night.
 * @param date `YYYY-MM-DD`
 * @param unit its name, or as typed
 */
export const unitPath = (access: ManagerAccess, date: string, unit: string): string =>
  `${nightPath(access, date)}&unit=${encodeURIComponent(unit)}`;
