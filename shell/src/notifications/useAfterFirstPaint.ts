import { useEffect, useState } from 'react';

/** When to give up waiting for an idle page, in milliseconds. */
const patience = 2000;

/** Whether the page has painted and is idle, so deferred work can start. */
export function useAfterFirstPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(() => setPainted(true), patience);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setPainted(true), { timeout: patience });
    return () => cancelIdleCallback(handle);
  }, []);
  return isPainted;
}
