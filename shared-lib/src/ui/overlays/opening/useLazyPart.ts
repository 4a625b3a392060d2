import { createContext, useContext, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { reportProblem } from '../../../data/reportProblem.ts';
import type { LazyPart } from './lazyPart.ts';

/**
 * Called when a part could not be loaded, with a sentence that says what failed, and with the error.
 * @returns whether the page is about to reload because of it; never rejects.
 */
export type PartLoss = (what: string, cause: unknown) => Promise<boolean>;

/**
 * Handles a part that could not be loaded. The shell's handler adds the name of the module, and reloads the page after
 * a deployment.
 */
export const PartLossContext = createContext<PartLoss>(async (what, cause) => {
  reportProblem(what, cause);
  return false;
});

/**
 * Fetches a part when it is wanted for the first time.
 * @param isWanted turn it off and on again to try again.
 * @param onFailed called when the part is wanted but could not be fetched; the failure is reported by then. @returns
 * the part, or null until it has been fetched.
 */
export function useLazyPart<Part>(
  part: LazyPart<Part>,
  isWanted: boolean,
  onFailed: () => void,
): Part | null {
  const [, showArrived] = useReducer((arrivals: number) => arrivals + 1, 0);
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  const handleLoss = useContext(PartLossContext);
  const fail = useEffectEvent(onFailed);

  // Read during render: a part that arrives before the effect below runs would otherwise never be shown.
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
