import type { en } from './en.ts';

export const es: typeof en = {
  groups: { actions: 'Acciones', pages: 'Páginas', help: 'Ayuda' },
  start: { recent: 'Recientes', suggested: 'Sugerencias' },
  create: { heading: 'Crear', hint: 'Elija qué crear.' },
  textTo: 'Enviar un mensaje a {{name}}',
  failed: 'No se pudieron cargar los resultados de {{group}}.',
};
