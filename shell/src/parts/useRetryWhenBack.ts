import { useEffect, useEffectEvent, useRef } from 'react';
import { useConnection } from 'shared-lib/data';

/**
 * Retries once when the connection comes back after it was lost during an attempt. The failure may be
 * detected after the connection is back.
 * @param hasFailed whether the attempt has failed.
 * @param onRetry starts another attempt.
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
