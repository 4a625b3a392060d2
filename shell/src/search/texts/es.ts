import type { en } from './en.ts';

export const es: typeof en = {
  label: 'Buscar en el equipo o las comunidades',
  placeholder: 'Buscar en el equipo o las comunidades...',
  open: 'Buscar',
  close: 'Cerrar la búsqueda',
  clear: 'Borrar la búsqueda',
  results: 'Resultados de la búsqueda',
  team: 'Equipo',
  communities: 'Comunidades',
  inactive: 'Inactivo',
  hint: 'Escriba el nombre de un miembro del equipo o de una comunidad.',
  loading: 'Cargando…',
  found_one: '{{count}} resultado',
  found_other: '{{count}} resultados',
  nothing: 'Nada coincide con «{{query}}».',
  more: '{{count}} más',
  failed: {
    team: 'No se pudo cargar el equipo.',
    communities: 'No se pudieron cargar las comunidades.',
    code: 'No se pudo cargar la búsqueda. Recargue la página para usarla.',
  },
  retry: 'Intentar de nuevo',
};
