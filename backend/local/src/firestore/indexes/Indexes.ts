import { DOCUMENT_NAME, formatFieldPath, parseFieldPath } from '../values/fieldPath.ts';
import { withName } from './Index.ts';
import type { Index, IndexMode, NeededIndex, QueryScope } from './Index.ts';

/** An index Firestore maintains for a single field. */
export interface SingleField {
  readonly queryScope: QueryScope;
  readonly mode: IndexMode;
}

/** The indexes that Firestore maintains for each field by default: none for collection groups. */
const automatic: readonly SingleField[] = (['ASCENDING', 'DESCENDING', 'CONTAINS'] as const).map((mode) => ({
  queryScope: 'COLLECTION',
  mode,
}));
const EVERY_FIELD = '*';

/** A database's indexes: composite ones, and single-field ones with their exemptions. */
export class Indexes {
  readonly #composites: readonly Index[];
  /** By collection group, then by path. An exemption also applies to fields below it. */
  readonly #overrides = new Map<string, Map<string, readonly SingleField[]>>();

  /** @param overrides collection group, path, and the indexes that replace the automatic ones; null for the automatic ones */
  constructor(
    composites: readonly Index[],
    overrides: readonly (readonly [string, string, readonly SingleField[] | null])[],
  ) {
    this.#composites = composites;
    for (const [group, path, modes] of overrides) {
      const paths = this.#overrides.get(group) ?? new Map<string, readonly SingleField[]>();
      paths.set(path, modes ?? automatic);
      this.#overrides.set(group, paths);
    }
  }

  /**
   * Whether a query can run: on one index with its fields, or by merging several that contain its equalities and all end with its order
   * (firebase.google.com/docs/firestore/query-data/index-overview#taking_advantage_of_index_merging).
   */
  serve(needed: NeededIndex): boolean {
    const { equalities, contains, order } = needed;
    const [only] = order;
    const isByName = equalities.length === 0 && contains === null && only?.path === DOCUMENT_NAME;
    if (isByName && only?.mode === 'ASCENDING') return true;
    const indexes = this.#indexesFor(needed);
    return indexes.some((index) => servesWhole(index, needed)) || canMerge(indexes, needed);
  }

  #indexesFor({ collectionGroup, queryScope, equalities, contains, order }: NeededIndex): readonly Index[] {
    const paths = [...equalities, ...(contains === null ? [] : [contains]), ...order.map(({ path }) => path)];
    const ofFields = paths
      .filter((path) => path !== DOCUMENT_NAME)
      .flatMap((path) =>
        this.#singleFields(collectionGroup, path)
          .filter((single) => single.queryScope === queryScope)
          .map(({ mode }): Index => ({ collectionGroup, queryScope, fields: withName([{ path, mode }]) })),
      );
    const composites = this.#composites.filter(
      (index) => index.collectionGroup === collectionGroup && index.queryScope === queryScope,
    );
    return [...composites, ...ofFields];
  }

  #singleFields(group: string, text: string): readonly SingleField[] {
    const paths = this.#overrides.get(group);
    if (!paths) return automatic;
    const path = parseFieldPath(text);
    for (let length = path.length; length > 0; length--) {
      const modes = paths.get(formatFieldPath(path.slice(0, length)));
      if (modes) return modes;
    }
    return paths.get(EVERY_FIELD) ?? automatic;
  }
}

/** The fields before the order at an index's end; null if it ends differently. */
function prefixBefore(index: Index, order: NeededIndex['order']): Index['fields'] | null {
  const length = index.fields.length - order.length;
  if (length < 0) return null;
  const isInOrder = order.every((key, place) => {
    const field = index.fields[length + place];
    return field?.path === key.path && field.mode === key.mode;
  });
  return isInOrder ? index.fields.slice(0, length) : null;
}

/** Equal values are adjacent in an index, whatever the direction and sequence of their fields. */
function servesWhole(index: Index, { equalities, contains, order }: NeededIndex): boolean {
  const prefix = prefixBefore(index, order);
  if (prefix?.length !== equalities.length + (contains === null ? 0 : 1)) return false;
  return prefix.every(({ path, mode }) =>
    mode === 'CONTAINS' ? path === contains : equalities.includes(path),
  );
}

/** Documented for equality with an order. In practice, an inequality on the ordered field works too, because it only limits the scan. */
function canMerge(indexes: readonly Index[], { equalities, contains, order }: NeededIndex): boolean {
  if (contains !== null || equalities.length < 2) return false;
  const covered = new Set<string>();
  for (const index of indexes) {
    const prefix = prefixBefore(index, order);
    const isOfEqualities = prefix?.every(
      ({ path, mode }) => mode !== 'CONTAINS' && equalities.includes(path),
    );
    if (isOfEqualities) for (const { path } of prefix ?? []) covered.add(path);
  }
  return equalities.every((path) => covered.has(path));
}
