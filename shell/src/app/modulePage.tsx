import type { ModuleRoute } from 'shared-lib/contract';
import { ListSkeleton } from 'shared-lib/ui';
import type { RouteObject } from 'react-router-dom';
import { ModulePart } from '../modules/ModulePart.tsx';
import { TitledPage } from './TitledPage.tsx';

/** The route of a module's page, from its static half: known and titled before any of its code is loaded. */
export const modulePage = (module: string, route: ModuleRoute): RouteObject => ({
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
});
