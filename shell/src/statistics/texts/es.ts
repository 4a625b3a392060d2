import type { en } from './en.ts';

export const es: typeof en = {
  question:
    '¿Puede Valet Hub contar qué páginas abre, para mejorarlas? Nunca se envían nombres, direcciones ni lo que escribe.',
  more: 'Qué se cuenta',
  allow: 'Sí, contar',
  refuse: 'No',
};
