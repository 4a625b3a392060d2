import { useEffect, useState } from 'react';
import type { LiveResult } from 'shared-lib/data';
import { appError } from 'shared-lib/domain';
import type { CoveredCommunity } from 'mf-tracking/domain';
import { countCheckpoints } from '../../data/coverage.api.ts';

type Answer = Awaited<ReturnType<typeof countCheckpoints>>;

/**
 * The scanned checkpoints of the nights up to one, counted on the server when the grid opens and on `retry`.
 * @param until `YYYY-MM-DD`
 */
export function useCheckpointCounts(until: string): LiveResult<readonly CoveredCommunity[]> {
  const [requested, setRequested] = useState(0);
  const [answer, setAnswer] = useState<{ question: string; result: Answer } | null>(null);
  const question = `${until} ${requested}`;
  useEffect(() => {
    let isWanted = true;
    void countCheckpoints(until).then((result) => {
      if (isWanted) setAnswer({ question, result });
    });
    return () => {
      isWanted = false;
    };
  }, [until, question]);
  const retry = () => setRequested(requested + 1);
  if (answer?.question !== question) return { status: 'loading', retry };
  return answer.result.ok
    ? { status: 'ready', data: answer.result.value.communities, retry }
    : { status: 'failed', error: appError('applicationError'), retry };
}
