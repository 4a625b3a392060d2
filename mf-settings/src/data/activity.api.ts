import { documentsAt, orderBy, pagedRecords, where } from 'shared-lib/data/kit';
import { paths } from 'shared-lib/domain';
import { businessActivitySchema, type ActivityKind, type BusinessActivity } from 'mf-settings/domain';

/** Which entries a screen needs; null for any. */
export interface ActivityQuery {
  /** The changed record's id. */
  readonly recordId: string | null;
  readonly kind: ActivityKind | null;
  /** The author's login uid. */
  readonly by: string | null;
  /** The first moment, and the one after the last, in epoch milliseconds. */
  readonly from: number | null;
  readonly until: number | null;
}

/** The business's activity, newest first. */
export const activity = pagedRecords<BusinessActivity, ActivityQuery>({
  name: 'BusinessActivity',
  schema: businessActivitySchema,
  query: (customerId, { recordId, kind, by, from, until }) =>
    documentsAt(
      paths.businessActivity(customerId),
      ...(recordId === null ? [] : [where('recordIds', 'array-contains', recordId)]),
      ...(kind === null ? [] : [where('kind', '==', kind)]),
      ...(by === null ? [] : [where('by', '==', by)]),
      ...(from === null ? [] : [where('at', '>=', new Date(from))]),
      ...(until === null ? [] : [where('at', '<', new Date(until))]),
      orderBy('at', 'desc'),
    ),
});
