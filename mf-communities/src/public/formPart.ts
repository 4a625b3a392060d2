import type { ComponentType } from 'react';
import { openForms } from 'shared-lib/data/public';
import { lazyPart } from 'shared-lib/ui/public';

/**
 * Loads a form, or another part of a public page that calls a function, on demand. It includes what the page
 * itself doesn't load: most of the UI kit and the functions client.
 * @param name its name in the message if loading fails
 * @param fetchPart imports it
 */
export const formPart = <Props extends object>(
  name: string,
  fetchPart: () => Promise<ComponentType<Props>>,
) =>
  lazyPart(name, async () => {
    const [Part, { withUiProvider }] = await Promise.all([fetchPart(), import('shared-lib/ui'), openForms()]);
    return withUiProvider(Part);
  });
