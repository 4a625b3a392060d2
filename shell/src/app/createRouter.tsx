import type { ModuleRelease, ModuleRoute } from 'shared-lib/contract';
import { ListSkeleton } from 'shared-lib/ui';
import { lazy, Suspense } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { homeOf, redirectFrom, type SignedInAccess } from '../access/routeAccess.ts';
import { DashboardPage } from '../dashboard/DashboardPage.tsx';
import { AppLayout } from '../layout/AppLayout.tsx';
import { PlainLayout } from '../layout/PlainLayout.tsx';
import { ModulePart } from '../modules/ModulePart.tsx';
import { TitledPage } from './TitledPage.tsx';

function moduleRoute(module: string, route: ModuleRoute, access: SignedInAccess): RouteObject {
  const redirect = redirectFrom(route.access, access);
  if (redirect) return { path: route.path, element: <Navigate to={redirect} replace /> };
  return {
    path: route.path,
    element: (
      <TitledPage title={route.title}>
        <ModulePart
          key={`${module}/${route.page}`}
          module={module}
          kind="pages"
          name={route.page}
          skeleton={<ListSkeleton />}
        />
      </TitledPage>
    ),
  };
}

/** The kit on one page, for developers; a production build has nothing of it. */
function galleryRoutes(): RouteObject[] {
  if (process.env.NODE_ENV !== 'development') return [];
  const GalleryPage = lazy(() => import(/* webpackChunkName: "gallery" */ '../gallery/GalleryPage.tsx'));
  const element = (
    <TitledPage title={{ en: 'The kit' }}>
      <Suspense fallback={<ListSkeleton />}>
        <GalleryPage />
      </Suspense>
    </TitledPage>
  );
  return [{ path: '/ui', element }];
}

const dashboardTitle = { en: 'Dashboard', es: 'Panel' };

/**
 * The routes of the page, from what the modules' static halves say: known, titled and guarded before any of their code is
 * loaded. Pages of the main class stand in the full layout, those of the onboarding in a plain one.
 */
export function createRouter(access: SignedInAccess, releases: readonly ModuleRelease[]) {
  const routesOf = (isMain: boolean) =>
    releases.flatMap(({ manifest }) =>
      manifest.routes
        .filter((route) => (route.access === 'main') === isMain)
        .map((route) => moduleRoute(manifest.name, route, access)),
    );
  const home = homeOf(access);
  const dashboard =
    redirectFrom('main', access) === null ? (
      <TitledPage title={dashboardTitle}>
        <DashboardPage />
      </TitledPage>
    ) : (
      <Navigate to={home} replace />
    );

  return createBrowserRouter([
    {
      element: <AppLayout releases={releases} />,
      children: [{ path: '/', element: dashboard }, ...galleryRoutes(), ...routesOf(true)],
    },
    { element: <PlainLayout />, children: routesOf(false) },
    // Signed in, so /login has nothing to offer; an unknown path leads home (spec section 2).
    { path: '*', element: <Navigate to={home} replace /> },
  ]);
}
