import type { BinTagQuery } from '../data/binTagPage.api.ts';
import type { BinTag } from 'mf-communities/domain';

/** The list's status filters, those in use first. */
export const binTagStatuses = [
  'assigned',
  'unassigned',
  'damaged',
  'lost',
  'retired',
] as const satisfies readonly BinTag['status'][];

/** The list's filters in an address; invalid ones are ignored. */
export function parseBinTagQuery(params: URLSearchParams, communityId: string): BinTagQuery {
  const named = new Set(params.getAll('status'));
  // One query covers one batch; several are left to the table's own filter.
  const [batchId = null, ...others] = params.getAll('batch');
  return {
    communityId,
    statuses: binTagStatuses.filter((status) => named.has(status)),
    batchId: batchId !== null && others.length === 0 && /^[^/]{1,200}$/.test(batchId) ? batchId : null,
  };
}
