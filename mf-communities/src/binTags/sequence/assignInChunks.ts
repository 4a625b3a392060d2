import { fetchAllRecords } from 'shared-lib/data';
import { callBinTags } from '../../data/callables.ts';
import { chunksOf, type Unit } from 'shared-lib/domain';
import { maxBinTagPairs, type BinTag, type BinTagPair, type RefusedPair } from 'mf-communities/domain';
import { fetchRequestedBinTags } from '../../data/binTagPage.api.ts';

/** The progress or outcome of assigning many tags. */
export interface Assigned {
  readonly assigned: number;
  readonly refused: readonly RefusedPair[];
  /** Whether it was interrupted: assigned tags stay, and the rest can be retried. */
  readonly isBrokenOff: boolean;
}

/**
 * Assigns tags to units, as many at once as one call takes.
 * @param onProgress called after each call
 */
export async function assignInChunks(
  communityId: string,
  pairs: readonly BinTagPair[],
  onProgress: (sofar: Assigned) => void,
): Promise<Assigned> {
  let sofar: Assigned = { assigned: 0, refused: [], isBrokenOff: false };
  for (const part of chunksOf(pairs, maxBinTagPairs)) {
    const result = await callBinTags('assignBinTags', { communityId, pairs: part });
    if (!result.ok) return { ...sofar, isBrokenOff: true };
    const { assigned, refused } = result.value;
    sofar = { ...sofar, assigned: sofar.assigned + assigned, refused: [...sofar.refused, ...refused] };
    onProgress(sofar);
  }
  return sofar;
}

/** The data for assigning tags in sequence. */
export interface TagsAndUnits {
  /** The unassigned tags. */
  readonly tags: readonly BinTag[];
  /** All of the community's units. */
  readonly units: readonly Unit[];
}

/**
 * Fetches a community's unassigned tags and units from the server.
 * @param onProgress receives the number of loaded records.
 * @returns null when it failed.
 */
export async function fetchTagsAndUnits(
  customerId: string,
  communityId: string,
  signal: AbortSignal,
  onProgress: (loaded: number) => void = () => {},
): Promise<TagsAndUnits | null> {
  const loaded = { tags: 0, units: 0 };
  const reportFor = (kind: keyof typeof loaded) => (count: number) => {
    loaded[kind] = count;
    onProgress(loaded.tags + loaded.units);
  };
  const unassigned = { communityId, statuses: ['unassigned' as const], batchId: null };
  const ofCommunity = [{ field: 'communityId' as const, values: [communityId] }];
  const query = { kind: 'units' as const, narrowing: ofCommunity, since: null, limit: 0 };
  const [tags, units] = await Promise.all([
    fetchRequestedBinTags(customerId, unassigned)(signal, reportFor('tags')),
    fetchAllRecords(customerId, query)(signal, reportFor('units')),
  ]);
  return tags.ok && units.ok ? { tags: tags.items, units: units.items } : null;
}
