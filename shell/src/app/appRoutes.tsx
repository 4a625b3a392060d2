import { Navigate, type RouteObject } from 'react-router-dom';
import type { AccessClass, ModuleRelease } from 'shared-lib/contract';
import { homeOf, redirectFrom, type SignedInAccess } from '../access/routeAccess.ts';
import { modulePage, TitledPage } from './titledPages.tsx';
import { DashboardPage } from '../dashboard/DashboardPage.tsx';
import { galleryRoutes } from '../gallery/galleryRoutes.tsx';
import { helpRoute } from '../help/helpRoute.tsx';
import { AppLayout } from '../layout/AppLayout.tsx';
import { PlainLayout } from '../layout/PlainLayout.tsx';
import { notificationsRoute } from '../notifications/notificationsRoute.tsx';
import { publicRoutes } from '../public/publicRoutes.tsx';

const dashboardTitle = { en: 'Dashboard', es: 'Panel' };

/** The shell's own pages of the main class. */
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
 * The routes of the signed-in page, from what the modules' static halves say: known, titled and guarded before any of their
 * code is loaded. Pages of the main class stand in the full layout, those of the onboarding in a plain one, and those for
 * everyone in the public one.
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

  /** Where an unknown path leads (spec section 2). */
  const goHome = <Navigate to={homeOf(access)} replace />;

  const mainRoutes = [...shellPages, notificationsRoute, helpRoute, ...galleryRoutes(), ...routesOf('main')];
  return [
    {
      element: <AppLayout pages={mainRoutes.map(({ path }) => path!)} />,
      children: guarded('main', mainRoutes),
    },
    { element: <PlainLayout />, children: guarded('onboarding', routesOf('onboarding')) },
    publicRoutes(releases, true, goHome),
    // Signed in, so /login has nothing to offer either.
    { path: '*', element: goHome },
  ];
}
