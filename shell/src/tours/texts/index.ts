import { addCatalogs, type CompleteCatalog } from 'shared-lib/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

const tourTexts = { en, es };

/**
 * Adds the texts of the tours, namespace `tours`. Every lazy part that shows some calls it, because each may
 * be loaded first.
 */
export const addTourTexts = () => addCatalogs('tours', tourTexts);

declare module 'shared-lib/i18n' {
  interface Catalogs {
    tours: CompleteCatalog<typeof tourTexts>;
  }
}
