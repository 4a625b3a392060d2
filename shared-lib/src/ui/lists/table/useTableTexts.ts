import i18next from 'i18next';
import { addCatalogues, useTexts } from '../../../i18n/index.ts';
import { tableTexts } from './texts.ts';

/** The texts of tables, added to the page's when the first table is drawn. */
export function useTableTexts() {
  if (!i18next.hasResourceBundle('en', 'ui-table')) addCatalogues('ui-table', tableTexts);
  return useTexts('ui-table');
}
