import type { Bilingual } from '../../i18n/index.ts';

/** The texts of lists whose order people change, namespace `sorting`; they arrive with the entry. */
export const sortingTexts = {
  en: {
    drag: 'Drag to another place',
    up: 'Move {{name}} up',
    down: 'Move {{name}} down',
    moved: '{{name}} is now {{place, number}} of {{count, number}}',
  },
  es: {
    drag: 'Arrastrar a otro lugar',
    up: 'Subir {{name}}',
    down: 'Bajar {{name}}',
    moved: '{{name}} es ahora el {{place, number}} de {{count, number}}',
  },
};

declare module '../../i18n/index.ts' {
  interface Catalogues {
    sorting: Bilingual<typeof sortingTexts>;
  }
}
