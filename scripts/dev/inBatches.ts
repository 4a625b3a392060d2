/**
 * Collects items that arrive while work is in progress and passes them on together afterwards.
 *
 * @param work handles the items that arrived since its last call; must not reject
 * @returns a function that accepts an item
 */
export function inBatches<Item>(
  work: (items: readonly Item[]) => Promise<void>,
): (items: Iterable<Item>) => void {
  const waiting = new Set<Item>();
  let working = false;

  async function workOff(): Promise<void> {
    working = true;
    while (waiting.size > 0) {
      const items = [...waiting];
      waiting.clear();
      await work(items);
    }
    working = false;
  }

  return (items) => {
    for (const item of items) waiting.add(item);
    if (!working) void workOff();
  };
}
