import type { Bilingual } from 'shared-lib/i18n';

/** The texts of the public pages' frame, namespace `public`. */
export const publicTexts = {
  en: {
    nav: 'Valet Hub',
    docs: 'Help',
    dashboard: 'Dashboard',
    logIn: 'Log in',
  },
  es: {
    nav: 'Valet Hub',
    docs: 'Ayuda',
    dashboard: 'Panel',
    logIn: 'Iniciar sesión',
  },
};

declare module 'shared-lib/i18n' {
  interface Catalogues {
    public: Bilingual<typeof publicTexts>;
  }
}
