import type { en } from './en.ts';

export const es: typeof en = {
  loading: 'Cargando',
  never: 'Nunca',
  close: 'Cerrar',
  cancel: 'Cancelar',
  undo: 'Deshacer',
  couldNotOpen: 'No se abrió. Reintente.',
  affectedMore_one: '{{count, number}} más',
  affectedMore_other: '{{count, number}} más',
  confirm: {
    failed: 'Algo salió mal. Reintente.',
  },
  discard: {
    title: '¿Descartar sus cambios?',
    action: 'Descartar',
  },
  notHere: {
    title: 'No disponible sin conexión',
    text: 'Se cargará cuando vuelva la conexión.',
  },
  sectionError: {
    title: 'Algo salió mal',
    text: 'Lo sentimos, hubo un error. El resto del panel funciona.',
    retry: 'Intentar de nuevo',
    reload: 'Recargar la página',
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'Quizá se movió o el enlace está incompleto.',
    home: 'Ir al inicio',
    report: 'Reportar un error',
  },
  noMatch: {
    title: 'Sin resultados',
    text: 'Pruebe con otra búsqueda o quite un filtro.',
    clear: 'Borrar filtros',
  },
};
