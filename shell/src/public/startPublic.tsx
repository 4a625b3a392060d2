import { addCatalogues } from 'shared-lib/i18n';
import { UiProvider, uiTexts } from 'shared-lib/ui';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { docsRoutes } from '../docs/docsRoutes.tsx';

/** Makes what a visitor sees who is not signed in: the public help. */
export function startPublic(): ReactNode {
  addCatalogues('ui', uiTexts);
  return (
    <UiProvider>
      <RouterProvider router={createBrowserRouter(docsRoutes({ signedIn: false }))} />
    </UiProvider>
  );
}
