/** Rows processed at once: a few milliseconds even on a slow machine. */
const sliceLength = 500;

/** Yields to the page. */
const pause = () => new Promise((settle) => setTimeout(settle));

/**
 * Processes a list in slices, so the page stays responsive.
 * @param work processes a slice.
 * @returns the results of all slices, in order.
 */
export async function processInSlices<In, Out>(
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
