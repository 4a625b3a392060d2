import { inPageLanguage } from 'shared-lib/i18n';

/** The texts of the pages for everyone, in the language of the page alone. */
export const publicTexts = inPageLanguage({
  en: async () => ({ en: (await import(/* webpackChunkName: "public-en" */ './page/en.ts')).forEveryone }),
  es: async () => ({ es: (await import(/* webpackChunkName: "public-es" */ './page/es.ts')).forEveryone }),
});
