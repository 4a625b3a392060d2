import { useCode } from 'shared-lib/data';
import { tagStateOf } from '../tag/tagStateOf.ts';

/**
 * Whether a form has a unit field. A tag assigned to a door already identifies it, and the page knows that
 * from the tag's code.
 */
export function useNeedsUnit(bintagId: string | undefined): boolean {
  const code = useCode(bintagId ?? '-');
  if (bintagId === undefined) return true;
  return code.status === 'ready' && tagStateOf(code.data) !== 'assigned';
}
