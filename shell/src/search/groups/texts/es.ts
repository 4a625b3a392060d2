import type { en } from './en.ts';

export const es: typeof en = {
  groups: { actions: 'Acciones', pages: 'Páginas', help: 'Ayuda' },
  textTo: 'Enviar un mensaje a {{name}}',
  failed: 'No se pudieron cargar los resultados de {{group}}.',
};
