import { useEffect, useEffectEvent } from 'react';
import { useAddressState } from './useAddressState.ts';

/**
 * Opens what the address asks for as soon as it can be opened, and takes the word out of the address: the way back from elsewhere leads
 * to a dialog that is otherwise opened by hand.
 * @param parameter of the address
 * @param open opens it. @returns whether that was possible by now
 */
export function useAskedInAddress(parameter: string, open: (value: string) => boolean): void {
  const { value, close } = useAddressState(parameter);
  const tryOpening = useEffectEvent(() => {
    if (value !== null && open(value)) close();
  });
  // In each render: what is asked about may come later than the address.
  useEffect(() => tryOpening());
}
