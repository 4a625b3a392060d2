import type { en } from './en.ts';

export const es: typeof en = {
  alone: '{{subject}}, foto',
  place: '{{subject}}, foto {{place, number}} de {{count, number}}',
  loading: 'Cargando la foto',
  retry: 'Reintentar',
  missing: {
    'object-not-found': 'Esta foto ya no está en el almacenamiento.',
    unauthorized: 'No tiene permiso para ver esta foto.',
    unauthenticated: 'Su sesión terminó. Inicie sesión de nuevo.',
    other: 'No se cargó esta foto. Reintente.',
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
    zoomed: 'Ampliación {{percent, number}}%',
    help: 'Use las flechas para cambiar de foto, o para moverla si está ampliada. Presione + o − para acercar o alejar, 0 para ajustar o Esc para cerrar.',
    taken: 'Tomada el {{moment}} por {{name}}',
    takenWhen: 'Tomada el {{moment}}',
    takenBy: 'De {{name}}, hora desconocida',
    takenUnknown: 'Hora y autor desconocidos',
    uploaded: 'Subida el {{moment}}',
    same: 'Sin cambios desde la subida',
    changed: 'Cambió desde la subida',
  },
};
