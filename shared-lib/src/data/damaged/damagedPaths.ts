import { useSyncExternalStore } from 'react';

/** The ids of the records that this page found but could not read, by the business's collection. */
let found: Readonly<Record<string, readonly string[]>> = {};
const watchers = new Set<() => void>();
const none: readonly string[] = [];

/** The collection and id in a record's path; null for a document that isn't a business's record. */
function placeIn(path: string): readonly [collection: string, id: string] | null {
  const [root, , collection, id, ...more] = path.split('/');
  return root === 'customers' && collection !== undefined && id !== undefined && more.length === 0
    ? [collection, id]
    : null;
}

function become(collection: string, ids: readonly string[]) {
  found = { ...found, [collection]: ids };
  for (const onChange of [...watchers]) onChange();
}

/** Marks a record as unreadable, wholly or in part, so its list can say so. */
export function markDamaged(path: string): void {
  const place = placeIn(path);
  if (place === null) return;
  const [collection, id] = place;
  const known = found[collection] ?? none;
  if (!known.includes(id)) become(collection, [...known, id]);
}

/** Removes the mark of a record that is readable again, or was deleted. */
export function markReadable(path: string): void {
  const place = placeIn(path);
  if (place === null) return;
  const [collection, id] = place;
  const known = found[collection] ?? none;
  if (known.includes(id))
    become(
      collection,
      known.filter((one) => one !== id),
    );
}

function subscribe(onChange: () => void) {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** The ids of a collection's records that this page could not read. */
export const useDamagedIds = (collection: string): readonly string[] =>
  useSyncExternalStore(subscribe, () => found[collection] ?? none);
