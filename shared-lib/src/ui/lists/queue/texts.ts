import type { Bilingual } from '../../../i18n/index.ts';

/** Texts of queues with shortcuts, namespace `ui-queue`; loaded with the first one. */
export const queueTexts = {
  en: {
    keys: 'Keys',
    title: 'Keys of this queue',
    next: 'Go to the next',
    previous: 'Go to the one before',
    singleKeys: 'Use keys without Ctrl or ⌘',
    singleKeysHint: 'Turn this off if a key gets in your way, for example when you dictate.',
  },
  es: {
    keys: 'Teclas',
    title: 'Teclas de esta cola',
    next: 'Ir a la siguiente',
    previous: 'Ir a la anterior',
    singleKeys: 'Usar teclas sin Ctrl ni ⌘',
    singleKeysHint: 'Desactívelo si una tecla le estorba, por ejemplo al dictar.',
  },
};

declare module '../../../i18n/index.ts' {
  interface Catalogues {
    'ui-queue': Bilingual<typeof queueTexts>;
  }
}
