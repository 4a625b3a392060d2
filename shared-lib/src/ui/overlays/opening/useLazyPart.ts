import { createContext, useContext, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { reportProblem } from '../../../data/reportProblem.ts';
import type { LazyPart } from './lazyPart.ts';

/**
 * Is told of a part that could not be loaded: what failed in a sentence, and what was thrown.
 * @returns whether the page is about to load anew because of it; never rejects.
 */
export type PartLoss = (what: string, cause: unknown) => Promise<boolean>;

/** What is done about a part that could not be loaded; the shell adds which module it is of, and recovers from a deploy. */
export const PartLossContext = createContext<PartLoss>(async (what, cause) => {
  reportProblem(what, cause);
  return false;
});

/**
 * Fetches a part when it is wanted for the first time.
 * @param isWanted turn it off and on again to try again.
 * @param onFailed is called when the part is wanted and could not be fetched, which has been reported then.
 * @returns the part, which stays once it was there; null until then.
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

  // As this render sees it: what arrives before the effect below would otherwise never be shown.
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
