import { createReactComponent } from '@tabler/icons-react';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as contract from 'shared-lib/contract';
import * as dashboardData from 'shared-lib/data/dashboard';
import * as nights from 'shared-lib/domain/nights';
import * as i18n from 'shared-lib/i18n';
import * as router from 'shared-lib/router';
import * as slots from 'shared-lib/slots';
import * as dashboardUi from 'shared-lib/ui/dashboard';
import { shareScopeOf } from './shareScopeOf.ts';
import type { ShareScope } from './shareScope.ts';

/** The entries that only some pages need; they arrive with the first module that asks for them. */
const loadedOnDemand: Record<string, () => Promise<unknown>> = {
  // Every page of a module needs them: one request.
  'shared-lib/data': () => import(/* webpackChunkName: "pages" */ 'shared-lib/data'),
  'shared-lib/ui': () => import(/* webpackChunkName: "pages" */ 'shared-lib/ui'),
  'shared-lib/data/public': () => import(/* webpackChunkName: "pages" */ 'shared-lib/data/public'),
  'shared-lib/ui/public': () => import(/* webpackChunkName: "pages" */ 'shared-lib/ui/public'),
  'shared-lib/domain/public': () => import(/* webpackChunkName: "domain" */ 'shared-lib/domain/public'),
  'shared-lib/domain': () => import(/* webpackChunkName: "domain" */ 'shared-lib/domain'),
  'shared-lib/domain/schema': () => import(/* webpackChunkName: "domain" */ 'shared-lib/domain/schema'),
  'shared-lib/data/kit': () => import(/* webpackChunkName: "pages" */ 'shared-lib/data/kit'),
  'shared-lib/search': () => import(/* webpackChunkName: "fold-text" */ 'shared-lib/search'),
  'shared-lib/ui/lists': () => import(/* webpackChunkName: "ui-lists" */ 'shared-lib/ui/lists'),
  'shared-lib/ui/table': () => import(/* webpackChunkName: "ui-table" */ 'shared-lib/ui/table'),
  'shared-lib/ui/dialogs': () => import(/* webpackChunkName: "ui-dialogs" */ 'shared-lib/ui/dialogs'),
  'shared-lib/ui/form': () => import(/* webpackChunkName: "ui-form" */ 'shared-lib/ui/form'),
  'shared-lib/ui/forms': () => import(/* webpackChunkName: "ui-forms" */ 'shared-lib/ui/forms'),
  'shared-lib/ui/inputs': () => import(/* webpackChunkName: "ui-inputs" */ 'shared-lib/ui/inputs'),
  'shared-lib/ui/importing': () => import(/* webpackChunkName: "importing" */ 'shared-lib/ui/importing'),
  'shared-lib/ui/photos': () => import(/* webpackChunkName: "photos" */ 'shared-lib/ui/photos'),
  'shared-lib/ui/plans': () => import(/* webpackChunkName: "plans" */ 'shared-lib/ui/plans'),
  'shared-lib/ui/sorting': () => import(/* webpackChunkName: "sorting" */ 'shared-lib/ui/sorting'),
  'shared-lib/ui/labels': () => import(/* webpackChunkName: "labels" */ 'shared-lib/ui/labels'),
  'shared-lib/ui/tabs': () => import(/* webpackChunkName: "tabs" */ 'shared-lib/ui/tabs'),
  'shared-lib/ui/drawer': () => import(/* webpackChunkName: "drawer" */ 'shared-lib/ui/drawer'),
  // Modules that are built for development (`npm run dev`) call it for their JSX.
  ...(process.env.NODE_ENV === 'development' && {
    'react/jsx-dev-runtime': () => import('react/jsx-dev-runtime'),
  }),
};

const loaded: Record<string, unknown> = {
  // The icons are strict modules (.mjs): what another build gives them is their default import as a whole.
  '@tabler/icons-react/createReactComponent': createReactComponent,
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'shared-lib/contract': contract,
  'shared-lib/data/dashboard': dashboardData,
  'shared-lib/domain/nights': nights,
  'shared-lib/i18n': i18n,
  'shared-lib/router': router,
  'shared-lib/slots': slots,
  'shared-lib/ui/dashboard': dashboardUi,
};

/** What the shell provides to the modules: the one instance of each entry of build/sharedModules.ts. */
export const sharedInstances = (): ShareScope => shareScopeOf(loaded, loadedOnDemand);
