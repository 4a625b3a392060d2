import { createReactComponent } from '@tabler/icons-react';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as contract from 'shared-lib/contract';
import * as publicData from 'shared-lib/data/public';
import * as publicDomain from 'shared-lib/domain/public';
import * as i18n from 'shared-lib/i18n';
import * as router from 'shared-lib/router';
import * as publicUi from 'shared-lib/ui/public';
import { shareScopeOf } from '../../modules/shareScopeOf.ts';
import type { ShareScope } from '../../modules/shareScope.ts';

/** What a light page may import (`frame` in shared-lib/src/contract/moduleManifest.ts). */
const loaded: Record<string, unknown> = {
  // The icons are strict modules (.mjs): what another build gives them is their default import as a whole.
  '@tabler/icons-react/createReactComponent': createReactComponent,
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'shared-lib/contract': contract,
  'shared-lib/data/public': publicData,
  'shared-lib/domain/public': publicDomain,
  'shared-lib/i18n': i18n,
  'shared-lib/router': router,
  'shared-lib/ui/public': publicUi,
};

/** What is opened on one may import more, such as a form. It is one request; the app's own chunks build upon what the app has. */
const onDemand: Record<string, () => Promise<unknown>> = {
  'shared-lib/data': () => import(/* webpackChunkName: "light-forms" */ 'shared-lib/data'),
  'shared-lib/data/kit': () => import(/* webpackChunkName: "light-forms" */ 'shared-lib/data/kit'),
  'shared-lib/domain': () => import(/* webpackChunkName: "light-forms" */ 'shared-lib/domain'),
  'shared-lib/domain/schema': () => import(/* webpackChunkName: "light-forms" */ 'shared-lib/domain/schema'),
  'shared-lib/ui': () => import(/* webpackChunkName: "light-forms" */ 'shared-lib/ui'),
  'shared-lib/ui/form': () => import(/* webpackChunkName: "light-forms" */ 'shared-lib/ui/form'),
  ...(process.env.NODE_ENV === 'development' && {
    'react/jsx-dev-runtime': () => import('react/jsx-dev-runtime'),
  }),
};

/** What the shell provides to modules on a page for everyone that has come without the app. */
export const lightInstances = (): ShareScope => shareScopeOf(loaded, onDemand);
