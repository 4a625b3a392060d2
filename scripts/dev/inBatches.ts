/**
 * Puts off what comes while the work is under way, and does it all at once when the work is done.
 *
 * @param work takes what has come since it was last called; must not reject
 * @returns what takes the items
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
