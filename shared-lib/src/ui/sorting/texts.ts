import type { Bilingual } from '../../i18n/index.ts';

/** Texts of reorderable lists, namespace `sorting`; loaded with this entry. */
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
