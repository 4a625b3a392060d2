import { isReservedSegment } from 'shared-lib/domain';

/**
 * Whether an address may be a light page, one without the app around it: a printed code, a community or a bin
 * tag. Only the modules' routes can tell for certain; until they are loaded, this decides what to fetch. Keep
 * in sync with index.html.
 * @param pathname such as `/sunrise-valet/maple-court`
 */
export function isLightAddress(pathname: string): boolean {
  const [first = '', second, part, ...below] = pathname.split('/').filter((segment) => segment !== '');
  if (first === 't') return second !== undefined && part === undefined;
  if (second === undefined || isReservedSegment(first)) return false;
  return part === undefined || (part === 'bintag' && below.length === 1);
}
