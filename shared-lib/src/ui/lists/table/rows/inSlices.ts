/** As many rows as are worked on at once: a few milliseconds, also where a machine is slow. */
const sliceLength = 500;

/** Lets the page answer before what follows. */
const pause = () => new Promise((settle) => setTimeout(settle));

/**
 * Works on a list of any length slice by slice, so that the page goes on answering.
 * @param work makes something of each slice.
 * @returns what came of all slices, in their order.
 */
export async function inSlices<In, Out>(
  items: readonly In[],
  work: (slice: readonly In[]) => readonly Out[],
): Promise<Out[]> {
  const done: Out[] = [];
  for (let start = 0; start < items.length; start += sliceLength) {
    if (start > 0) await pause();
    done.push(...work(items.slice(start, start + sliceLength)));
  }
  return done;
}
