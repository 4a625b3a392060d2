import { useEffect, useRef, useState } from 'react';
import { everyRow, type EveryRow } from './everyRow.ts';

interface Found<Row> {
  readonly rows: readonly Row[];
  /** Where the next page begins, as only a function can read it; null after the last. */
  readonly next: string | null;
}

/** Which page is asked for: of which question, from where, and for which time. */
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
  /** Brings the next page, or asks again for one that failed. */
  readonly more: () => void;
  /** Brings every row onto the page, and hands them out; where one page can't be had, the list stays as it is. */
  readonly all: () => Promise<EveryRow<Row>>;
}

/**
 * Asks for the pages of a list, the first at once, and from the beginning whenever the question is another one.
 * @param question what stands for all that is asked, as text
 * @param onRefused is told when whoever asks may not, or not any more
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
          // What goes on behind other rows than these has been overtaken by `all`.
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
      const every = await everyRow(ask);
      // Meanwhile something else may have been asked for.
      if (latest.current.question !== question) return every;
      if (every.ok) {
        setFound({ of: question, rows: every.value, next: null });
        setState('ready');
      } else if (every.error.code === 'permission-denied') latest.current.onRefused();
      return every;
    },
  };
}
