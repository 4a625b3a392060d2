import { useTexts } from '../../../i18n/index.ts';
import { addCataloguesOnce } from '../../../i18n/pageTexts.ts';
import { tableTexts } from './texts.ts';

/** The texts of tables, added to the page's when the first table is drawn. */
export function useTableTexts() {
  addCataloguesOnce('ui-table', tableTexts);
  return useTexts('ui-table');
}
