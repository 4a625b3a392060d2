import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { inLanguage, type Localised, type ModuleRoute } from 'shared-lib/contract';
import { currentLanguage } from 'shared-lib/i18n';
import { ListSkeleton } from 'shared-lib/ui';
import { ModulePart } from '../modules/ModulePart.tsx';
import { LazyPart } from '../parts/LazyPart.tsx';
import { shellPart } from '../parts/shellPart.ts';

/** A page whose title the browser shows too; React puts the `title` element into the head. */
export function TitledPage({ title, children }: { title: Localised; children: ReactNode }) {
  return (
    <>
      <title>{`${inLanguage(title, currentLanguage())} · Valet Hub`}</title>
      {children}
    </>
  );
}

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

/**
 * A page of the shell whose code is fetched when it is first opened.
 * @param name the page, for the report of a problem.
 * @param fetchPage fetches it; may reject, and asks anew when called again.
 */
export const shellPage = (name: string, fetchPage: () => Promise<ComponentType>): ReactNode => (
  // The key keeps apart the pages of two routes, which stand in the same place.
  <LazyPart
    key={name}
    {...shellPart(name, fetchPage)}
    skeleton={<ListSkeleton />}
    render={(Page) => <Page />}
  />
);

/**
 * The same of a page whose code or contents are fetched in one language: another language is another page.
 * @param fetchPage fetches it in a language.
 */
export function shellPageInLanguage(
  name: string,
  fetchPage: (language: string) => Promise<ComponentType>,
): ReactNode {
  const pages = new Map<string, ReactNode>();
  return (
    <InLanguage
      pageIn={(language) => {
        const page = pages.get(language) ?? shellPage(name, () => fetchPage(language));
        pages.set(language, page);
        return page;
      }}
    />
  );
}

const InLanguage = ({ pageIn }: { pageIn: (language: string) => ReactNode }) => pageIn(currentLanguage());
