import { useCallback, useEffect, useRef, useState } from 'react';
import type { WriteResult } from 'shared-lib/data';

/** How long "Saved" stays, in milliseconds. */
const savedFor = 4000;

/** How the last change of a setting fares. */
export type Autosave<Value> =
  | { status: 'idle' | 'saved' }
  /** `wanted` is the value on its way, or the one that could not be saved. */
  | { status: 'saving' | 'failed'; wanted: Value };

/**
 * Saves each change of a setting at once. Of changes in quick succession only the last one's outcome counts.
 * @param save writes the value; never rejects.
 */
export function useAutosave<Value>(save: (value: Value) => Promise<WriteResult>) {
  const [state, setState] = useState<Autosave<Value>>({ status: 'idle' });
  const latest = useRef(0);

  const change = useCallback(
    async (wanted: Value) => {
      const attempt = ++latest.current;
      setState({ status: 'saving', wanted });
      const { ok } = await save(wanted);
      if (attempt === latest.current) setState(ok ? { status: 'saved' } : { status: 'failed', wanted });
    },
    [save],
  );

  useEffect(() => {
    if (state.status !== 'saved') return undefined;
    const timer = setTimeout(() => setState({ status: 'idle' }), savedFor);
    return () => clearTimeout(timer);
  }, [state]);

  return { state, change };
}
