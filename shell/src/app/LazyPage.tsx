import { lazy, Suspense, useState, type ComponentType } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { reportProblem } from 'shared-lib/data';
import { ListSkeleton, SectionError } from 'shared-lib/ui';

const Failed = ({ resetErrorBoundary }: FallbackProps) => <SectionError onRetry={resetErrorBoundary} />;

/**
 * A page of the shell that is loaded when it is opened. When it can't be loaded, or throws, its place shows the section's
 * error, and trying again really asks again.
 * @param load the same function for as long as the page is shown.
 */
export function LazyPage({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  const [Page, setPage] = useState(() => lazy(load));
  return (
    <ErrorBoundary
      FallbackComponent={Failed}
      onError={(error) => reportProblem('A page of the shell could not be shown', error)}
      onReset={() => setPage(() => lazy(load))}
    >
      <Suspense fallback={<ListSkeleton />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}
