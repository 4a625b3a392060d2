import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { PageError } from './PageError.tsx';

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
