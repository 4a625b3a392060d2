import type { en } from './en.ts';

export const es: typeof en = {
  loading: 'Cargando',
  never: 'Nunca',
  close: 'Cerrar',
  cancel: 'Cancelar',
  undo: 'Deshacer',
  couldNotOpen: 'No se pudo abrir. Revise su conexión e inténtelo de nuevo.',
  affectedMore_one: '{{count, number}} más',
  affectedMore_other: '{{count, number}} más',
  confirm: {
    failed: 'No funcionó. Revise su conexión e inténtelo de nuevo.',
  },
  discard: {
    title: '¿Descartar lo que cambió?',
    action: 'Descartar',
  },
  notHere: {
    title: 'No está en este dispositivo',
    text: 'Esta parte no se ha abierto antes en este dispositivo, así que no se puede mostrar sin conexión. Aparecerá por sí sola cuando vuelva la conexión.',
  },
  sectionError: {
    title: 'Algo salió mal',
    text: 'Lo sentimos, hubo un error en esta sección. El resto de su panel está a salvo.',
    retry: 'Intentar de nuevo',
    reload: 'Recargar la página',
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'No hay nada en esta dirección. Puede que se haya movido o que el enlace esté incompleto.',
    home: 'Llévame al inicio',
    report: 'Informar de un error',
  },
  noMatch: {
    title: 'Nada coincide',
    text: 'Pruebe otra búsqueda o quite un filtro.',
    clear: 'Borrar los filtros',
  },
};
