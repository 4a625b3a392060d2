/**
 * Resolves in a new task, so the browser can handle input in between. Not a timer, because browsers throttle
 * nested timers.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
