import { useCode } from 'shared-lib/data';
import { tagStateOf } from '../tag/tagStateOf.ts';

/** Whether a form asks for the unit: a tag that hangs at a door says it, and the page itself knows it from the tag's code. */
export function useAsksUnit(bintagId: string | undefined): boolean {
  const code = useCode(bintagId ?? '-');
  if (bintagId === undefined) return true;
  return code.status === 'ready' && tagStateOf(code.data) !== 'assigned';
}
