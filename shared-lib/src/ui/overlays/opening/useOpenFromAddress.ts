import { useEffect, useEffectEvent } from 'react';
import { useAddressState } from './useAddressState.ts';

/**
 * Opens what a query parameter specifies as soon as possible, and removes the parameter. Lets a link on
 * another page open a dialog that otherwise has a button.
 * @param parameter of the query
 * @param open opens it. @returns whether that was possible yet
 */
export function useOpenFromAddress(parameter: string, open: (value: string) => boolean): void {
  const { value, close } = useAddressState(parameter);
  const tryOpening = useEffectEvent(() => {
    if (value !== null && open(value)) close();
  });
  // On every render, because the record may load after the address changes.
  useEffect(() => tryOpening());
}
