import { useEffect, useRef, useState } from 'react';
import type { LiveResult } from 'shared-lib/data';
import { appError } from 'shared-lib/domain';

interface Refusal {
  readonly ok: false;
  readonly error: { readonly code: string };
}

type Answered<T> = { readonly ok: true; readonly value: T } | Refusal;

/**
 * Calls a function, and again whenever the question changes.
 * @param question identifies the query, as text
 * @param onRefused called when the caller has no access, or has lost it
 */
export function useAnswer<T>(
  question: string,
  ask: () => Promise<Answered<T>>,
  onRefused: () => void,
): LiveResult<T> {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{ of: string; answer: Answered<T> } | null>(null);
  const latest = useRef({ ask, onRefused });
  useEffect(() => {
    latest.current = { ask, onRefused };
  });
  const requested = `${attempt} ${question}`;
  useEffect(() => {
    let isCurrent = true;
    void latest.current.ask().then((answer) => {
      if (!isCurrent) return;
      if (!answer.ok && answer.error.code === 'permission-denied') latest.current.onRefused();
      else setFound({ of: requested, answer });
    });
    return () => {
      isCurrent = false;
    };
  }, [requested]);
  const retry = () => setAttempt(attempt + 1);
  if (found?.of !== requested) return { status: 'loading', retry };
  if (found.answer.ok) return { status: 'ready', data: found.answer.value, retry };
  return { status: 'failed', error: appError('updateStatusFailed'), retry };
}
