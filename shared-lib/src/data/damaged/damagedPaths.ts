import { useSyncExternalStore } from 'react';

/** The records that this page found and could not read, by the collection of a business that holds them: their ids. */
let found: Readonly<Record<string, readonly string[]>> = {};
const watchers = new Set<() => void>();
const none: readonly string[] = [];

/** The collection and the id in a record's path; null for a document that is no record of a business. */
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

/** Notes that a record can't be read, wholly or in part, so that its list says so. */
export function noteDamaged(path: string): void {
  const place = placeIn(path);
  if (place === null) return;
  const [collection, id] = place;
  const known = found[collection] ?? none;
  if (!known.includes(id)) become(collection, [...known, id]);
}

/** Notes that a record can be read again, or is gone. */
export function noteReadable(path: string): void {
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
