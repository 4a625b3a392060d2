import type { CompleteCatalog } from '../../../i18n/index.ts';

/** Texts of queues with shortcuts, namespace `ui-queue`; loaded with the first one. */
export const queueTexts = {
  en: {
    keys: 'Shortcuts',
    title: 'Keyboard shortcuts',
    next: 'Next',
    previous: 'Previous',
    singleKeys: 'Use single-key shortcuts',
    singleKeysHint: 'Turn this off if a key gets in your way, such as when you dictate.',
  },
  es: {
    keys: 'Atajos',
    title: 'Atajos de teclado',
    next: 'Siguiente',
    previous: 'Anterior',
    singleKeys: 'Usar atajos de una sola tecla',
    singleKeysHint: 'Desactívelos si una tecla le estorba, por ejemplo al dictar.',
  },
};

declare module '../../../i18n/index.ts' {
  interface Catalogs {
    'ui-queue': CompleteCatalog<typeof queueTexts>;
  }
}
