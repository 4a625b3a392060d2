import type { en } from './en.ts';

export const es: typeof en = {
  question:
    '¿Nos ayuda a mejorar Valet Hub? Contamos qué páginas abre, nunca nombres, direcciones ni lo que escribe.',
  more: 'Qué contamos',
  allow: 'Permitir',
  refuse: 'No, gracias',
};
