import type { ReactNode } from 'react';
import { useLocation, type RouteObject } from 'react-router-dom';
import type { ModuleRelease, ModuleRoute } from 'shared-lib/contract';
import { isReservedSegment } from 'shared-lib/domain';
import { NotFound } from 'shared-lib/ui';
import { modulePage, TitledPage } from '../app/titledPages.tsx';
import { docsRoutes } from '../docs/docsRoutes.tsx';
import { PublicLayout } from './PublicLayout.tsx';

const notFoundTitle = { en: 'Page Not Found', es: 'Página no encontrada' };

/** Whether a route starts with a business's slug rather than a reserved word. */
const isOfBusiness = (path: string) => path.startsWith('/:');

/** Whether a module's page is for visitors too, or checks access to its data itself. */
export const isPublicRoute = ({ access }: ModuleRoute) => access === 'public' || access === 'communityAdmin';

interface UnlessReservedProps {
  children: ReactNode;
  unknown: ReactNode;
}

/** `/settings/x` looks like `/{businessName}/{communityName}` but is an unknown path. */
function UnlessReserved({ children, unknown }: UnlessReservedProps) {
  const [, first = ''] = useLocation().pathname.split('/');
  return isReservedSegment(first) ? unknown : children;
}

/**
 * The public pages: those of the modules, the shell's own, and the community admin pages, which check access
 * to their data instead of the route (spec section 2).
 * @param signedIn whether the visitor has an account, for the frame's link back to the app.
 * @param unknown rendered for an unknown address.
 */
export const publicRoutes = (
  releases: readonly ModuleRelease[],
  signedIn: boolean,
  unknown: ReactNode,
): RouteObject => ({
  element: <PublicLayout signedIn={signedIn} />,
  children: [
    ...releases.flatMap(({ manifest }) =>
      manifest.routes
        .filter(isPublicRoute)
        .map((route) => modulePage(manifest.name, route))
        .map(({ path, element }) => ({
          path: path!,
          element: isOfBusiness(path!) ? (
            <UnlessReserved unknown={unknown}>{element}</UnlessReserved>
          ) : (
            element
          ),
        })),
    ),
    ...docsRoutes(signedIn),
    {
      path: '/404',
      element: (
        <TitledPage title={notFoundTitle}>
          <NotFound />
        </TitledPage>
      ),
    },
  ],
});
