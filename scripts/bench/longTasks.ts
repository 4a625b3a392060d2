/** In the page, before it loads: records long tasks for `longestTask`. */
export const recordLongTasks = (): void => {
  const tasks: [start: number, duration: number][] = [];
  Object.assign(window, { benchTasks: tasks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
};

/**
 * In the page: its longest task in milliseconds; 0 if none exceeds 50.
 * @param after counts only tasks that began after this time on the page's clock; null for the first paint
 */
export const longestTask = (after: number | null): number => {
  const since = after ?? performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const { benchTasks } = window as unknown as { benchTasks: readonly [number, number][] };
  return Math.max(0, ...benchTasks.filter(([start]) => start >= since).map(([, duration]) => duration));
};
