import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { PageError } from './PageError.tsx';

/** The page at the address; where the frame itself fails, an error stands in its place until the address is another one. */
export function RoutedPage({ routes }: { routes: RouteObject[] }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={PageError} resetKeys={[key]}>
      <Routed routes={routes} />
    </ErrorBoundary>
  );
}

const Routed = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);
