import type { BinTagsAsked } from '../data/binTagPage.api.ts';
import type { BinTag } from 'mf-communities/domain';

/** The statuses that the list can be narrowed to, those in use first. */
export const binTagStatuses = [
  'assigned',
  'unassigned',
  'damaged',
  'lost',
  'retired',
] as const satisfies readonly BinTag['status'][];

/** What an address asks of the list of a community's bin tags; what makes no sense is ignored. */
export function askedBinTags(params: URLSearchParams, communityId: string): BinTagsAsked {
  const named = new Set(params.getAll('status'));
  // One query asks for one batch; several are left to the table's own filter.
  const [batchId = null, ...others] = params.getAll('batch');
  return {
    communityId,
    statuses: binTagStatuses.filter((status) => named.has(status)),
    batchId: batchId !== null && others.length === 0 && /^[^/]{1,200}$/.test(batchId) ? batchId : null,
  };
}
