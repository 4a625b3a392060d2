import { useTexts } from '../../../i18n/index.ts';
import { addCatalogsOnce } from '../../../i18n/pageTexts.ts';
import { tableTexts } from './texts.ts';

/** Texts of tables, added on first use. */
export function useTableTexts() {
  addCatalogsOnce('ui-table', tableTexts);
  return useTexts('ui-table');
}
