import { loadInPageLanguage } from 'shared-lib/i18n';

/** The texts of the public pages, only in the page's language. */
export const publicTexts = loadInPageLanguage({
  en: async () => ({ en: (await import(/* webpackChunkName: "public-en" */ './page/en.ts')).forEveryone }),
  es: async () => ({ es: (await import(/* webpackChunkName: "public-es" */ './page/es.ts')).forEveryone }),
});
