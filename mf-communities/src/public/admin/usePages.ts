import { useEffect, useRef, useState } from 'react';
import { fetchAllRows, type EveryRow } from './fetchAllRows.ts';

interface Found<Row> {
  readonly rows: readonly Row[];
  /** Cursor of the next page, readable only by the function; null after the last. */
  readonly next: string | null;
}

/** The current page's question, cursor and attempt. */
interface Wanted {
  readonly of: string;
  readonly after: string | null;
  readonly attempt: number;
}

type Answered<Row> =
  | { readonly ok: true; readonly value: Found<Row> }
  | { readonly ok: false; readonly error: { readonly code: string } };

/** A list that comes in pages. */
export interface Pages<Row> extends Found<Row> {
  readonly state: 'loading' | 'ready' | 'failed';
  /** Loads the next page, or retries one that failed. */
  readonly more: () => void;
  /** Loads every row onto the page and returns them; if one page fails, the list stays as it is. */
  readonly all: () => Promise<EveryRow<Row>>;
}

/**
 * Loads a paged list: the first page immediately, and from the start whenever the question changes.
 * @param question identifies the query, as text
 * @param onRefused called when the caller has no access, or has lost it
 */
export function usePages<Row>(
  question: string,
  ask: (after: string | null) => Promise<Answered<Row>>,
  onRefused: () => void,
): Pages<Row> {
  const [wanted, setWanted] = useState<Wanted>({ of: question, after: null, attempt: 0 });
  const [found, setFound] = useState<Found<Row> & { of: string }>({ of: question, rows: [], next: null });
  const [state, setState] = useState<Pages<Row>['state']>('loading');
  const latest = useRef({ question, ask, onRefused });
  useEffect(() => {
    latest.current = { question, ask, onRefused };
  });
  if (wanted.of !== question) {
    setWanted({ of: question, after: null, attempt: 0 });
    setState('loading');
  }
  useEffect(() => {
    let isCurrent = true;
    const { of, after } = wanted;
    void latest.current.ask(after).then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) {
        const { rows, next } = answer.value;
        setFound((before) => {
          if (after === null) return { of, rows, next };
          // A page that doesn't continue these rows is stale: `all` has loaded more since.
          return before.next === after ? { of, rows: [...before.rows, ...rows], next } : before;
        });
        setState('ready');
      } else if (answer.error.code === 'permission-denied') latest.current.onRefused();
      else setState('failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  const isOfThis = found.of === question;
  return {
    rows: isOfThis ? found.rows : [],
    next: isOfThis ? found.next : null,
    state,
    more: () => {
      const after = state === 'failed' ? wanted.after : found.next;
      setState('loading');
      setWanted({ ...wanted, after, attempt: wanted.attempt + 1 });
    },
    all: async () => {
      if (state === 'ready' && isOfThis && found.next === null) return { ok: true, value: found.rows };
      const every = await fetchAllRows(ask);
      // The question may have changed in the meantime.
      if (latest.current.question !== question) return every;
      if (every.ok) {
        setFound({ of: question, rows: every.value, next: null });
        setState('ready');
      } else if (every.error.code === 'permission-denied') latest.current.onRefused();
      return every;
    },
  };
}
