import type { en } from './en.ts';

export const es: typeof en = {
  label: 'Buscar en el equipo o las comunidades',
  placeholder: 'Buscar en el equipo o las comunidades...',
  open: 'Buscar',
  close: 'Cerrar búsqueda',
  clear: 'Borrar búsqueda',
  results: 'Resultados de búsqueda',
  team: 'Equipo',
  communities: 'Comunidades',
  inactive: 'Inactivo',
  hint: 'Busque un miembro, una comunidad, una unidad (204 Maple), una página o un ajuste.',
  loading: 'Cargando…',
  opening: 'Abriendo el primer resultado…',
  found_one: '{{count}} resultado',
  found_other: '{{count}} resultados',
  nothing: 'Sin resultados para «{{query}}»',
  corrected: 'Mostrando resultados para «{{query}}»',
  more: '{{count}} más',
  failed: {
    team: 'No se pudo cargar el equipo.',
    communities: 'No se pudieron cargar las comunidades.',
    code: 'La búsqueda no se cargó. Recargue la página.',
  },
  retry: 'Intentar de nuevo',
};
