import { isReservedSegment } from 'shared-lib/domain';

/** Reserved first segments of pages that anyone may open: the shell's own, and the short address that printed codes hold. */
const publicSegments = ['docs', '404', 't'];

/**
 * Whether an address may be of a page for everyone (spec section 2, Public routes and Community admin routes): the shell's
 * own ones, and what has the shape of `/{businessName}/{communityName}…`. Only the routes of the modules tell whether there
 * is such a page; this tells a visitor without an account whether to ask them or to sign in.
 * @param pathname such as `/sunrise-valet/maple-court`.
 */
export function isPublicAddress(pathname: string): boolean {
  const [first = '', second] = pathname.split('/').filter((segment) => segment !== '');
  return publicSegments.includes(first) || (second !== undefined && !isReservedSegment(first));
}
