import type { en } from './en.ts';

/** The texts of photos in Spanish. */
export const es: typeof en = {
  alone: '{{subject}}, foto',
  place: '{{subject}}, foto {{place, number}} de {{count, number}}',
  loading: 'Cargando la foto',
  retry: 'Reintentar',
  missing: {
    'object-not-found': 'Esta foto ya no está en el almacenamiento.',
    unauthorized: 'No tiene permiso para ver esta foto.',
    unauthenticated: 'Su sesión ha terminado. Inicie sesión de nuevo para ver esta foto.',
    other: 'No se pudo cargar esta foto.',
    damaged: 'Este archivo no se puede mostrar como foto.',
  },
  viewer: {
    position: '{{place, number}} de {{count, number}}',
    close: 'Cerrar',
    previous: 'Foto anterior',
    next: 'Foto siguiente',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    reset: 'Foto completa',
    download: 'Descargar',
    zoomed: 'Ampliación {{percent, number}} %',
    help: 'Flechas: otras fotos, o mover si está ampliada. + y − amplían, 0 la muestra completa, Escape cierra.',
    taken: 'Tomada el {{moment}} por {{name}}',
    takenWhen: 'Tomada el {{moment}}',
    takenBy: 'De {{name}}; no se sabe cuándo se tomó',
    takenUnknown: 'No se sabe cuándo ni quién la tomó',
    uploaded: 'Subida el {{moment}}',
    same: 'Sin cambios desde que se subió',
    changed: 'Este no es el archivo que se subió',
  },
};
