import { ListSkeleton } from 'shared-lib/ui';
import type { ComponentType, ReactNode } from 'react';
import { LazyPart } from '../parts/LazyPart.tsx';
import { shellPart } from '../parts/shellPart.ts';

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
