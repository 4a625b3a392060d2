/** Resolves in a task of its own, so that the browser may answer a person in between. No timer, since browsers hold nested timers back. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
