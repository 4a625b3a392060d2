/** Milliseconds for the first script of a version. */
const lostAfter = 20_000;

const tries = new Map<string, number>();

/**
 * Runs a script once it has arrived. A broken one may stay in the browser's cache under its immutable address, so after a failed try
 * it is asked for under a new one.
 * @param patience milliseconds in which it has arrived, or counts as lost.
 * @throws Error when it does not arrive. Whether it worked, only its effect can tell.
 */
export function runScript(address: string, patience = lostAfter): Promise<void> {
  const tried = tries.get(address) ?? 0;
  tries.set(address, tried + 1);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (settle: () => void) => {
      clearTimeout(timer);
      script.remove();
      settle();
    };
    const fail = () => end(() => reject(new Error(`${address} could not be loaded`)));
    const timer = setTimeout(fail, patience);
    script.onload = () => end(resolve);
    script.onerror = fail;
    script.async = true;
    script.src = tried === 0 ? address : `${address}?retry=${tried}`;
    document.head.append(script);
  });
}
