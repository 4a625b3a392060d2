/**
 * Collects the items that arrive while work is under way, and passes them on together once it is done.
 *
 * @param work takes the items that arrived since its last call; must not reject
 * @returns the function that takes an item
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
