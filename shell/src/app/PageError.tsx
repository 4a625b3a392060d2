import { reportProblem } from 'shared-lib/data';
import { SectionError } from 'shared-lib/ui';
import { useEffect } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { isChunkLoadError } from '../recovery/isChunkLoadError.ts';
import { recoverFromDeploy } from '../recovery/recoverFromDeploy.ts';

/** Replaces the whole page when the frame itself fails; parts of the page show their own errors. */
export function PageError({ error }: FallbackProps) {
  useEffect(() => {
    reportProblem('The page threw', error);
    if (isChunkLoadError(error)) void recoverFromDeploy(null);
  }, [error]);
  return (
    <main>
      <SectionError onRetry={() => window.location.reload()} />
    </main>
  );
}
