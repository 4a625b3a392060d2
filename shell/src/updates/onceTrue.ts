/** Polling interval in milliseconds. */
const pollInterval = 500;

/**
 * Runs something once, as soon as a condition without change events holds.
 * @param signal cancels the wait.
 */
export function onceTrue(condition: () => boolean, signal: AbortSignal, run: () => void) {
  const timer = setInterval(() => {
    if (!condition()) return;
    clearInterval(timer);
    run();
  }, pollInterval);
  signal.addEventListener('abort', () => clearInterval(timer));
}
