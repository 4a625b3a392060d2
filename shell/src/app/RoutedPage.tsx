import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { Fragment, useEffect, type ReactNode } from 'react';
import { reportProblem } from 'shared-lib/data';
import { useLocaleVersion } from 'shared-lib/i18n';
import { SectionError } from 'shared-lib/ui';
import { isChunkLoadError } from '../recovery/isChunkLoadError.ts';
import { recoverFromDeploy } from '../recovery/recoverFromDeploy.ts';

/** Replaces the whole page when the frame itself fails; parts of the page show their own errors. */
function PageError({ error }: FallbackProps) {
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

/** The current page. If the frame fails, shows an error until the address changes. */
export function RoutedPage({ routes }: { routes: RouteObject[] }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={PageError} resetKeys={[key]}>
      <Routed routes={routes} />
    </ErrorBoundary>
  );
}

const Routed = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/** Re-renders everything when the language or the clock changes. */
export function RerenderOnLanguageChange({ children }: { children: ReactNode }) {
  return <Fragment key={useLocaleVersion()}>{children}</Fragment>;
}
