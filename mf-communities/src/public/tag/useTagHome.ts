import { useCode, useCodePlace } from 'shared-lib/data/public';
import type { PublicAddress } from '../publicAddress.ts';
import { tagLocationOf, type TagLocation } from './tagLocationOf.ts';

/** Where a tag's community is; unknown while loading, and unless the code is a bin tag's. */
export function useTagHome(bintagId: string, address: PublicAddress | null): TagLocation {
  const code = useCode(bintagId);
  const tag = code.status === 'ready' && code.data?.kind === 'binTag' ? code.data : null;
  const place = useCodePlace(tag?.place ?? '', { skip: tag === null });
  return tag === null || place.status !== 'ready' ? { kind: 'unknown' } : tagLocationOf(place.data, address);
}
