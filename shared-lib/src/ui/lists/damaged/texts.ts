import { useTexts, type Bilingual } from '../../../i18n/index.ts';
import { addCataloguesOnce } from '../../../i18n/pageTexts.ts';

/** Texts of the note about damaged records, namespace `ui-damaged`. */
const damagedTexts = {
  en: {
    found_one: '{{count, number}} record can’t be read',
    found_other: '{{count, number}} records can’t be read',
    why: 'Something in them is damaged, so this list leaves them out. All that can be read stays as it is.',
    whyRead:
      'Something in them is damaged, so this list leaves them out. Records that it has not read yet are not counted.',
    look: 'Look and mend',
  },
  es: {
    found_one: '{{count, number}} registro no se puede leer',
    found_other: '{{count, number}} registros no se pueden leer',
    why: 'Algo en ellos está dañado, por eso esta lista los omite. Todo lo que se puede leer queda como está.',
    whyRead:
      'Algo en ellos está dañado, por eso esta lista los omite. Los registros que aún no ha leído no se cuentan.',
    look: 'Ver y reparar',
  },
};

declare module '../../../i18n/index.ts' {
  interface Catalogues {
    'ui-damaged': Bilingual<typeof damagedTexts>;
  }
}

/** The same, added on first use. */
export function useDamagedTexts() {
  addCataloguesOnce('ui-damaged', damagedTexts);
  return useTexts('ui-damaged');
}
