import type { en } from './en.ts';

/** The texts of the public pages’ frame in Spanish. */
export const es: typeof en = {
  nav: 'Valet Hub',
  skip: 'Saltar al contenido',
  docs: 'Ayuda',
  dashboard: 'Panel',
  logIn: 'Iniciar sesión',
};
