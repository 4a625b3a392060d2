import type { ReactNode } from 'react';
import { useLocation, type RouteObject } from 'react-router-dom';
import type { ModuleRelease } from 'shared-lib/contract';
import { isReservedSegment } from 'shared-lib/domain';
import { NotFound } from 'shared-lib/ui';
import { modulePage, TitledPage } from '../app/titledPages.tsx';
import { docsRoutes } from '../docs/docsRoutes.tsx';
import { PublicLayout } from './PublicLayout.tsx';

const notFoundTitle = { en: 'Page Not Found', es: 'Página no encontrada' };

/** Whether a route's first segment is a business's slug, and no word of the product. */
const isOfBusiness = (path: string) => path.startsWith('/:');

interface UnlessReservedProps {
  children: ReactNode;
  unknown: ReactNode;
}

/** `/settings/x` has the shape of `/{businessName}/{communityName}` and is none: an unknown path. */
function UnlessReserved({ children, unknown }: UnlessReservedProps) {
  const [, first = ''] = useLocation().pathname.split('/');
  return isReservedSegment(first) ? unknown : children;
}

/**
 * The pages that anyone may open: the modules' public ones, the shell's own, and the community admin pages, where the data is
 * gated in place of the route (spec section 2).
 * @param signedIn whether the visitor has an account, for the way back that the frame shows.
 * @param unknown what an unknown address does.
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
        .filter(({ access }) => access === 'public' || access === 'communityAdmin')
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
