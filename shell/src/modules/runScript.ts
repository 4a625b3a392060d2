/** Timeout for a version's first script, in milliseconds. */
const defaultTimeout = 20_000;

const tries = new Map<string, number>();

/**
 * Loads and runs a script. The browser may have cached a corrupt copy under its immutable address, so a retry
 * uses a new one.
 * @param patience timeout in milliseconds.
 * @param integrity the script's hash; with other content it doesn't run
 * @throws Error if it doesn't load. Whether it ran successfully shows only in its effect.
 */
export function runScript(address: string, patience = defaultTimeout, integrity = ''): Promise<void> {
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
    script.integrity = integrity;
    script.src = tried === 0 ? address : `${address}?retry=${tried}`;
    document.head.append(script);
  });
}
