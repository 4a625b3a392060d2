import {
  fetchUnitsById,
  combineLive,
  useAccount,
  useCheckpointsOf,
  useKeepPreviousData,
  useUnitsById,
  type FetchAll,
  type LiveResult,
} from 'shared-lib/data';
import {
  fetchPrintableTags,
  useFirstPrintableTags,
  usePrintableCount,
  type PrintableTags,
} from '../../data/printableTags.api.ts';
import { textCollator, useTexts } from 'shared-lib/i18n';
import { unitIdsOf } from '../../binTags/binTagRows.ts';
import { checkpointRows, isOutdated, tagRows, type LabelRow } from './labelRows.ts';

/** The labels to print. */
export interface LabelSource {
  /** The first of them, for the preview; all, if `fetchAll` is null. */
  readonly rows: readonly LabelRow[];
  /** How many there are; null while loading. */
  readonly total: number | null;
  /** Loads all of them, in order; null if `rows` has all. */
  readonly fetchAll: FetchAll<LabelRow> | null;
}

/** Loads the labels of all bin tags to print, with their units. */
const fetchRows =
  (customerId: string, requested: PrintableTags, order: Intl.Collator): FetchAll<LabelRow> =>
  async (signal, onProgress) => {
    const tags = await fetchPrintableTags(customerId, requested)(signal, onProgress);
    if (!tags.ok) return tags;
    const units = await fetchUnitsById(customerId, unitIdsOf(tags.items))(signal, () => {});
    return units.ok ? { ok: true, items: tagRows(tags.items, units.items, order) } : units;
  };

/**
 * The bin tags to print.
 * @param round a new value recounts
 */
export function useTagSource(
  requested: PrintableTags,
  round: number,
  skip: boolean,
): LiveResult<LabelSource> {
  const { customerId } = useAccount();
  const { i18n } = useTexts('mf-communities');
  const order = textCollator(i18n.language);
  const first = useFirstPrintableTags(requested, { skip });
  const unitIds = first.status === 'ready' ? unitIdsOf(first.data.records) : [];
  const doors = useKeepPreviousData(useUnitsById(unitIds));
  const count = usePrintableCount(requested, round, { skip });
  const rows =
    unitIds.length === 0
      ? combineLive([first], ({ records, hasMore }) => ({ rows: tagRows(records, [], order), hasMore }))
      : combineLive([first, doors], ({ records, hasMore }, units) => ({
          rows: tagRows(records, units, order),
          hasMore,
        }));
  return combineLive([rows], ({ rows: found, hasMore }) => ({
    rows: found,
    total: hasMore ? (count.status === 'ready' ? count.data : null) : found.length,
    fetchAll: hasMore ? fetchRows(customerId, requested, order) : null,
  }));
}

/**
 * A community's checkpoints with a code.
 * @param before only those printed before this time; null for all of them
 */
export function useCheckpointSource(
  communityId: string,
  before: number | null,
  skip: boolean,
): LiveResult<LabelSource> {
  return combineLive([useCheckpointsOf(communityId, { skip })], (checkpoints) => {
    const rows = checkpointRows(
      before === null ? checkpoints : checkpoints.filter(({ printedAt }) => isOutdated(printedAt, before)),
    );
    return { rows, total: rows.length, fetchAll: null };
  });
}
