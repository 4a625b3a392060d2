import { useEffect, useState } from 'react';

/** Milliseconds after which a page that never rests is taken for painted. */
const patience = 2000;

/** Whether the page has been painted and has come to rest: what can wait begins then. */
export function useAfterFirstPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(() => setPainted(true), patience);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setPainted(true), { timeout: patience });
    return () => cancelIdleCallback(handle);
  }, []);
  return isPainted;
}
