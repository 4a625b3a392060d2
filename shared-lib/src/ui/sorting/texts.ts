import type { CompleteCatalog } from '../../i18n/index.ts';

/** Texts of reorderable lists, namespace `sorting`; loaded with this entry. */
export const sortingTexts = {
  en: {
    drag: 'Drag to reorder',
    up: 'Move {{name}} up',
    down: 'Move {{name}} down',
    moved: '{{name}} is now {{place, number}} of {{count, number}}',
  },
  es: {
    drag: 'Arrastre para reordenar',
    up: 'Subir {{name}}',
    down: 'Bajar {{name}}',
    moved: '{{name}} está en la posición {{place, number}} de {{count, number}}',
  },
};

declare module '../../i18n/index.ts' {
  interface Catalogs {
    sorting: CompleteCatalog<typeof sortingTexts>;
  }
}
