import { ListSkeleton } from 'shared-lib/ui';
import type { ComponentType, ReactNode } from 'react';
import { LazyPart, type PartResult } from '../parts/LazyPart.tsx';

/**
 * A page of the shell whose code is fetched when it is first opened.
 * @param name the page, for the report of a problem.
 * @param fetchPage fetches it; may reject, and asks anew when called again.
 */
export function shellPage(name: string, fetchPage: () => Promise<ComponentType>): ReactNode {
  let page: ComponentType | undefined;
  const load = async (): Promise<PartResult> => {
    try {
      page = await fetchPage();
      return { ok: true, Component: page };
    } catch (error) {
      return { ok: false, failure: { reason: 'unreachable', detail: String(error) } };
    }
  };
  // The key keeps apart the pages of two routes, which stand in the same place.
  return (
    <LazyPart
      key={name}
      name={name}
      from={null}
      loaded={() => page}
      load={load}
      skeleton={<ListSkeleton />}
    />
  );
}
