/** The texts of the public pages' frame, namespace `public`. */
export const publicTexts = {
  en: {
    skip: 'Skip to the content',
    nav: 'Valet Hub',
    docs: 'Help',
    dashboard: 'Dashboard',
    logIn: 'Log in',
  },
  es: {
    skip: 'Ir al contenido',
    nav: 'Valet Hub',
    docs: 'Ayuda',
    dashboard: 'Panel',
    logIn: 'Iniciar sesión',
  },
};
