import { isReservedSegment } from 'shared-lib/domain';

/**
 * Whether an address may be of a page that comes without the app around it: a printed code's, a community's and a bin tag's. Only the
 * routes of the modules tell whether it is; until they are there, this decides what is fetched. index.html does the same.
 * @param pathname such as `/sunrise-valet/maple-court`
 */
export function isLightAddress(pathname: string): boolean {
  const [first = '', second, part, ...below] = pathname.split('/').filter((segment) => segment !== '');
  if (first === 't') return second !== undefined && part === undefined;
  if (second === undefined || isReservedSegment(first)) return false;
  return part === undefined || (part === 'bintag' && below.length === 1);
}
