import { addCatalogues, type Bilingual } from 'shared-lib/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

const tourTexts = { en, es };

/** Adds the texts of the tours under the namespace `tours`; each part that shows some calls it, since each arrives by itself. */
export const addTourTexts = () => addCatalogues('tours', tourTexts);

declare module 'shared-lib/i18n' {
  interface Catalogues {
    tours: Bilingual<typeof tourTexts>;
  }
}
