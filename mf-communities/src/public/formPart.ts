import type { ComponentType } from 'react';
import { openForms } from 'shared-lib/data/public';
import { lazyPart } from 'shared-lib/ui/public';

/**
 * A form, or what else is opened on a public page and asks a function: with it comes what the page stands without, which is most of the kit
 * and the way to the functions.
 * @param name what it is called when it could not be loaded
 * @param fetchPart imports it
 */
export const formPart = <Props extends object>(
  name: string,
  fetchPart: () => Promise<ComponentType<Props>>,
) =>
  lazyPart(name, async () => {
    const [Part, { inKit }] = await Promise.all([fetchPart(), import('shared-lib/ui'), openForms()]);
    return inKit(Part);
  });
