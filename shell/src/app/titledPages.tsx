import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { localize, type LocalizedText, type ModuleRoute } from 'shared-lib/contract';
import { currentLanguage } from 'shared-lib/i18n';
import { ListSkeleton } from 'shared-lib/ui';
import { ModulePart } from '../modules/ModulePart.tsx';
import { LazyPart } from '../parts/LazyPart.tsx';
import { shellPart } from '../parts/shellPart.ts';

/** A page with a document title; React hoists the `title` element into the head. */
export function TitledPage({ title, children }: { title: LocalizedText; children: ReactNode }) {
  return (
    <>
      <title>{`${localize(title, currentLanguage())} · Valet Hub`}</title>
      {children}
    </>
  );
}

/** The route of a module's page, built from the static half before any module code is loaded. */
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
 * A shell page whose code is loaded on demand.
 * @param name of the page, for problem reports.
 * @param fetchPage loads it; may reject, and retries when called again.
 */
export const shellPage = (name: string, fetchPage: () => Promise<ComponentType>): ReactNode => (
  // The key makes React remount when the route changes.
  <LazyPart
    key={name}
    {...shellPart(name, fetchPage)}
    skeleton={<ListSkeleton />}
    render={(Page) => <Page />}
  />
);

/**
 * Like `shellPage`, for code or content in one language; reloads when the language changes.
 * @param fetchPage loads it in a language.
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
