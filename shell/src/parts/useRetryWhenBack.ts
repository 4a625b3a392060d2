import { useEffect, useEffectEvent, useRef } from 'react';
import { useConnection } from 'shared-lib/data';

/**
 * Tries again by itself what has failed, once the connection that was lost during the try is back. The failure may come after the
 * connection: it takes a while to be sure of it.
 * @param hasFailed whether the try has failed.
 * @param onRetry begins another try.
 */
export function useRetryWhenBack(hasFailed: boolean, onRetry: () => void) {
  const { isLost } = useConnection();
  const wasLost = useRef(false);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isLost) {
      wasLost.current = true;
    } else if (wasLost.current && hasFailed) {
      wasLost.current = false;
      retry();
    }
  }, [isLost, hasFailed]);
}
