import { checkModule } from 'shared-lib/contract';
import { createStore, readAccess, type Account } from 'shared-lib/data';
import { addCatalogs, setLocale, startI18n } from 'shared-lib/i18n';
import { createHistory } from 'shared-lib/router/history';
import { startFirebase } from 'shared-lib/session';
import { uiTexts } from 'shared-lib/ui';
import { matchPath } from 'react-router-dom';
import type { ReactElement } from 'react';
import { redirectFrom } from '../../../shell/src/access/routeAccess.ts';
import { forgetEntries } from '../../../shared-lib/src/data/live.ts';
import { demoDocuments, demoUser, type DemoName } from './demoDocuments.ts';
import { setServices } from './firebase/state.ts';
import type { Fields } from './firebase/values.ts';
import { ModuleFrame, ModulePages, Part, type WholeModule } from './ModuleFrame.tsx';
import { SlotServices, type SlotOptions } from './SlotServices.tsx';

/** The options for opening a part. */
export interface OpenOptions {
  /** The demo account that is signed in; null for a visitor without an account. */
  readonly as?: DemoName | null;
  /** Changes of the demo’s documents, by path. */
  readonly documents?: Readonly<Record<string, Fields | null>>;
  /** Collections that can’t be read or written, by id, such as `units`. */
  readonly failing?: readonly string[];
  /** Answers of Cloud Functions, by name. Other functions fail. */
  readonly calls?: Readonly<Record<string, (payload: never) => unknown>>;
  readonly language?: 'en' | 'es';
}

type OnError = (part: string, error: unknown) => void;

let isStarted = false;

/** Starts the services that a page has only once. */
async function start(language: 'en' | 'es') {
  if (!isStarted) {
    isStarted = true;
    startFirebase({
      apiKey: 'test',
      authDomain: 'test',
      projectId: 'test',
      storageBucket: 'test',
      appId: 'test',
    });
    await startI18n({});
    await addCatalogs('ui', uiTexts);
  }
  await setLocale({ language, timeFormat: '12h' });
}

/**
 * Gives the page an account, its documents and its language.
 * @returns the page’s account and its access
 */
async function prepare({
  as = 'owner',
  documents = {},
  failing = [],
  calls = {},
  language = 'en',
}: OpenOptions) {
  const user = as && demoUser(as);
  setServices({ documents: demoDocuments(documents, Date.now()), failing: new Set(), calls, user });
  forgetEntries();
  await start(language);
  const access = user && (await readAccess(user, Date.now()));
  setServices({ documents: demoDocuments(documents, Date.now()), failing: new Set(failing), calls, user });
  if (access?.kind === 'refused' || access?.kind === 'signedOut')
    throw new Error(`${as} can’t use the dashboard: ${access.kind}`);
  const account: Account | null =
    user && access ? { ...user, photoURL: null, customerId: access.customerId, role: access.kind } : null;
  return { access, account };
}

/** @throws Error if the module’s halves don’t fit */
async function addTexts({ manifest, code }: WholeModule) {
  const problems = checkModule(manifest, code);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  await addCatalogs(manifest.name, code.catalogues as { en: object; es?: object });
}

/**
 * A module’s page as the shell shows it at an address.
 * @returns what to render
 * @throws Error if no route of the module has the address
 */
export async function pageAt(
  module: WholeModule,
  address: string,
  options: OpenOptions,
  onError: OnError,
): Promise<ReactElement> {
  const { pathname } = new URL(address, window.location.href);
  const route = module.manifest.routes.find(({ path }) => matchPath(path, pathname));
  if (!route) throw new Error(`module.json has no route for ${address}`);
  const { access, account } = await prepare(options);
  await addTexts(module);
  const away = access
    ? redirectFrom(route.access, access, pathname)
    : route.access === 'public'
      ? null
      : `/login?next=${encodeURIComponent(address)}`;
  window.history.replaceState(null, '', away ?? address);
  return (
    <ModuleFrame module={module} store={createStore(account)} history={createHistory()} onError={onError}>
      <ModulePages module={module} onError={onError} />
    </ModuleFrame>
  );
}

/**
 * A module’s component in a slot.
 * @param name of the component
 * @returns what to render
 * @throws Error if the module has no such component
 */
export async function partInSlot(
  module: WholeModule,
  name: string,
  options: OpenOptions & SlotOptions,
  onError: OnError,
): Promise<ReactElement> {
  const fill = module.manifest.slots.find(({ component }) => component === name);
  if (!fill) throw new Error(`module.json has no slot component ${name}`);
  const { account } = await prepare(options);
  await addTexts(module);
  window.history.replaceState(null, '', '/');
  return (
    <ModuleFrame module={module} store={createStore(account)} history={createHistory()} onError={onError}>
      <SlotServices slot={fill.slot} {...options}>
        <Part module={module} kind="slots" name={name} onError={onError} />
      </SlotServices>
    </ModuleFrame>
  );
}
