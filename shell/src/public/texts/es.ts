import type { en } from './en.ts';

export const es: typeof en = {
  nav: 'Valet Hub',
  skip: 'Saltar al contenido',
  docs: 'Ayuda',
  dashboard: 'Panel',
  logIn: 'Iniciar sesión',
};
