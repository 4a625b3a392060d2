import { useTexts, type CompleteCatalog } from '../../../i18n/index.ts';
import { addCatalogsOnce } from '../../../i18n/pageTexts.ts';

/** Texts of the note about damaged records, namespace `ui-damaged`. */
export const damagedTexts = {
  en: {
    found_one: '{{count, number}} record can’t be read',
    found_other: '{{count, number}} records can’t be read',
    why: 'Damaged records aren’t listed here. Other records aren’t affected.',
    whyRead: 'Damaged records aren’t listed here. Records that haven’t loaded aren’t counted.',
    look: 'Review and repair',
  },
  es: {
    found_one: '{{count, number}} registro no se puede leer',
    found_other: '{{count, number}} registros no se pueden leer',
    why: 'Los registros dañados no aparecen aquí. Los demás no se ven afectados.',
    whyRead: 'Los registros dañados no aparecen aquí. No se cuentan los que aún no se han cargado.',
    look: 'Revisar y reparar',
  },
};

declare module '../../../i18n/index.ts' {
  interface Catalogs {
    'ui-damaged': CompleteCatalog<typeof damagedTexts>;
  }
}

/** The same, added on first use. */
export function useDamagedTexts() {
  addCatalogsOnce('ui-damaged', damagedTexts);
  return useTexts('ui-damaged');
}
