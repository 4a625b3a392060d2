import { useEffect, useState } from 'react';
import type { LiveResult } from 'shared-lib/data';
import { reckonPayPeriod } from '../../data/clockCallables.ts';
import { appError } from 'shared-lib/domain';
import type { PayNights, CalculatedPeriod } from 'mf-tracking/domain';

type Answer = Awaited<ReturnType<typeof reckonPayPeriod>>;

/** A computed pay period, and whether it is the result of the latest request. */
interface Reckoned {
  readonly live: LiveResult<CalculatedPeriod>;
  readonly isCurrent: boolean;
}

/**
 * Fetches a pay period computed on the server. It is reloaded when `version` changes, keeping the previous
 * result meanwhile, and on `retry`.
 */
export function usePayCalculation({ from, to }: PayNights, version: number): Reckoned {
  const [requested, setRequested] = useState(0);
  const [answer, setAnswer] = useState<{ question: string; result: Answer } | null>(null);
  const question = `${from} ${to} ${version} ${requested}`;
  useEffect(() => {
    let isWanted = true;
    void reckonPayPeriod({ from, to }).then((result) => {
      if (isWanted) setAnswer({ question, result });
    });
    return () => {
      isWanted = false;
    };
  }, [from, to, question]);
  const retry = () => setRequested(requested + 1);
  if (answer === null) return { live: { status: 'loading', retry }, isCurrent: false };
  const { result } = answer;
  return {
    live: result.ok
      ? { status: 'ready', data: result.value, retry }
      : { status: 'failed', error: appError('applicationError'), retry },
    isCurrent: answer.question === question,
  };
}
