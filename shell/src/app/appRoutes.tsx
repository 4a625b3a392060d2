import { Navigate, type RouteObject } from 'react-router-dom';
import type { AccessClass, ModuleRelease } from 'shared-lib/contract';
import { homePathOf, redirectFrom, type SignedInAccess } from '../access/routeAccess.ts';
import { modulePage, TitledPage } from './titledPages.tsx';
import { DashboardPage } from '../dashboard/DashboardPage.tsx';
import { galleryRoutes } from '../gallery/galleryRoutes.tsx';
import { helpRoute } from '../help/helpRoute.tsx';
import { AppLayout } from '../layout/AppLayout.tsx';
import { PlainLayout } from '../layout/PlainLayout.tsx';
import { notificationsRoute } from '../notifications/notificationsRoute.tsx';
import { publicRoutes } from '../public/publicRoutes.tsx';

const dashboardTitle = { en: 'Dashboard', es: 'Panel' };

/** The shell's own pages in the main access class. */
const shellPages: RouteObject[] = [
  {
    path: '/',
    element: (
      <TitledPage title={dashboardTitle}>
        <DashboardPage />
      </TitledPage>
    ),
  },
];

/**
 * The routes of the signed-in page, built from the modules' static halves, so pages are matched, titled and
 * guarded before any module code is loaded. Main pages get the full layout, onboarding pages the plain one,
 * and public pages the public one.
 */
export function appRoutes(access: SignedInAccess, releases: readonly ModuleRelease[]): RouteObject[] {
  const routesOf = (wanted: AccessClass) =>
    releases.flatMap(({ manifest }) =>
      manifest.routes
        .filter((route) => route.access === wanted)
        .map((route) => modulePage(manifest.name, route)),
    );
  const guarded = (wanted: AccessClass, routes: RouteObject[]): RouteObject[] =>
    routes.map((route) => {
      const redirect = redirectFrom(wanted, access, route.path!);
      return redirect === null ? route : { path: route.path!, element: <Navigate to={redirect} replace /> };
    });

  /** Unknown paths redirect home (spec section 2). */
  const goHome = <Navigate to={homePathOf(access)} replace />;

  const mainRoutes = [...shellPages, notificationsRoute, helpRoute, ...galleryRoutes(), ...routesOf('main')];
  return [
    {
      element: <AppLayout pages={mainRoutes.map(({ path }) => path!)} />,
      children: guarded('main', mainRoutes),
    },
    { element: <PlainLayout />, children: guarded('onboarding', routesOf('onboarding')) },
    publicRoutes(releases, true, goHome),
    // Includes /login, which a signed-in user doesn't need.
    { path: '*', element: goHome },
  ];
}
