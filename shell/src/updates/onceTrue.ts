/** Polling interval in milliseconds. */
const lookEvery = 500;

/**
 * Runs something once, as soon as a condition without change events holds.
 * @param signal cancels the wait.
 */
export function onceTrue(condition: () => boolean, signal: AbortSignal, run: () => void) {
  const timer = setInterval(() => {
    if (!condition()) return;
    clearInterval(timer);
    run();
  }, lookEvery);
  signal.addEventListener('abort', () => clearInterval(timer));
}
