import { fetchAllRecords } from 'shared-lib/data';
import { fetchRequestedBinTags } from '../../data/binTagPage.api.ts';
import type { Unit } from 'shared-lib/domain';
import type { BinTag } from 'mf-communities/domain';

/** The data for assigning tags in sequence. */
export interface TagsAndUnits {
  /** The unassigned tags. */
  readonly tags: readonly BinTag[];
  /** All of the community's. */
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
