import type { Bilingual } from '../../i18n/index.ts';

/** The kit's own texts, namespace `ui`; the spec's words are the English ones. */
export const uiTexts = {
  en: {
    loading: 'Loading',
    never: 'Never',
    close: 'Close',
    cancel: 'Cancel',
    undo: 'Undo',
    couldNotOpen: 'This couldn’t be opened. Check your connection and try again.',
    confirm: {
      failed: 'That didn’t work. Check your connection and try again.',
    },
    discard: {
      title: 'Discard what you changed?',
      action: 'Discard',
    },
    sectionError: {
      title: 'Something went wrong',
      text: 'We’re sorry, there was an error in this section. The rest of your dashboard is safe.',
      retry: 'Try Again',
      reload: 'Reload Page',
    },
    notFound: {
      title: 'Page Not Found',
      text: 'There is nothing at this address. It may have been moved, or the link may be incomplete.',
      home: 'Take Me Home',
      report: 'Report a Bug',
    },
    noMatch: {
      title: 'Nothing matches',
      text: 'Try another search, or take a filter away.',
      clear: 'Clear filters',
    },
  },
  es: {
    loading: 'Cargando',
    never: 'Nunca',
    close: 'Cerrar',
    cancel: 'Cancelar',
    undo: 'Deshacer',
    couldNotOpen: 'No se pudo abrir. Revise su conexión e inténtelo de nuevo.',
    confirm: {
      failed: 'No funcionó. Revise su conexión e inténtelo de nuevo.',
    },
    discard: {
      title: '¿Descartar lo que cambió?',
      action: 'Descartar',
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
  },
};

declare module '../../i18n/index.ts' {
  interface Catalogues {
    ui: Bilingual<typeof uiTexts>;
  }
}
