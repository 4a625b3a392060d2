/** Milliseconds between two looks. */
const lookEvery = 500;

/**
 * Runs something once, as soon as a condition that nobody tells of holds.
 * @param signal ends the wait.
 */
export function onceTrue(condition: () => boolean, signal: AbortSignal, run: () => void) {
  const timer = setInterval(() => {
    if (!condition()) return;
    clearInterval(timer);
    run();
  }, lookEvery);
  signal.addEventListener('abort', () => clearInterval(timer));
}
