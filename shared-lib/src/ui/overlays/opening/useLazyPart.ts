import { createContext, useContext, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { reportProblem } from '../../../data/reportProblem.ts';
import type { LazyPart } from './lazyPart.ts';

/**
 * Called when a part failed to load, with a sentence about what failed, and the error.
 * @returns whether the page is about to reload because of it; never rejects.
 */
export type PartFailureHandler = (what: string, cause: unknown) => Promise<boolean>;

/**
 * Handles parts that fail to load. The shell's handler adds the module's name, and reloads the page after a
 * deployment.
 */
export const PartFailureContext = createContext<PartFailureHandler>(async (what, cause) => {
  reportProblem(what, cause);
  return false;
});

/**
 * Loads a part when it is first needed.
 * @param isWanted set to false and true again to retry.
 * @param onFailed called when the part is needed but failed to load; the failure has already been reported.
 * @returns the part, or null until it has loaded.
 */
export function useLazyPart<Part>(
  part: LazyPart<Part>,
  isWanted: boolean,
  onFailed: () => void,
): Part | null {
  const [, showArrived] = useReducer((arrivals: number) => arrivals + 1, 0);
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  const handleLoss = useContext(PartFailureContext);
  const fail = useEffectEvent(onFailed);

  // Read during render, or a part that loads before the effect below runs would never appear.
  const loaded = part.loaded();

  useEffect(() => {
    if (!isWanted || loaded !== undefined) return;
    let isCurrent = true;
    part.load().then(
      () => isCurrent && showArrived(),
      async (cause: unknown) => {
        if (!isCurrent) return;
        const loadsAnew = await handleLoss(`${part.name} could not be loaded`, cause);
        if (isCurrent && !loadsAnew) fail();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [part, loaded, isWanted, handleLoss]);

  return (wasWanted && loaded) || null;
}
