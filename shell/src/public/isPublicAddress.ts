import { isReservedSegment } from 'shared-lib/domain';

/** Reserved first segments of public pages: the shell's own, the short addresses in printed codes, and shared proofs. */
const publicSegments = ['docs', '404', 't', 'proof'];

/**
 * Whether an address may be a public page (spec section 2, Public routes and Community admin routes): one of
 * the shell's own, or of the form `/{businessName}/{communityName}…`. Only the modules' routes show whether
 * that page exists; this decides whether a visitor without an account loads them or goes to the sign-in.
 * @param pathname such as `/sunrise-valet/maple-court`.
 */
export function isPublicAddress(pathname: string): boolean {
  const [first = '', second] = pathname.split('/').filter((segment) => segment !== '');
  return publicSegments.includes(first) || (second !== undefined && !isReservedSegment(first));
}
