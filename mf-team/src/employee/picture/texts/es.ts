import type { picture as en } from './en.ts';

/** The texts of a member's picture in Spanish. */
export const picture: typeof en = {
  change: 'Cambiar foto',
  title: 'Foto',
  choose: 'Elija una foto o suéltela aquí',
  limits: 'JPG, PNG, WebP, GIF o AVIF, hasta {{megabytes, number}} MB.',
  remove: 'Quitar foto',
  area: 'Área de recorte',
  areaHelp: 'Arrastre, o use las flechas del teclado.',
  zoom: 'Zoom',
  another: 'Elegir otra',
  save: 'Guardar foto',
  uploading: 'Subiendo foto',
  cancelUpload: 'Cancelar subida',
  saved: 'Foto actualizada.',
  faults: {
    type: 'Elija un archivo JPG, PNG, WebP, GIF o AVIF.',
    empty: 'Este archivo está vacío. Elija otro.',
    tooLarge: 'Más de {{megabytes, number}} MB. Elija un archivo más pequeño.',
    unreadable: 'No es una foto válida. Elija otra.',
    tooManyPixels: 'Pasa de {{megapixels, number}} megapíxeles. Elija una foto más pequeña.',
  },
  failures: {
    unauthenticated: 'Su sesión terminó. Inicie sesión y reintente.',
    'quota-exceeded': 'Su almacenamiento está lleno. Quite archivos y reintente.',
    unauthorized: 'No tiene permiso para cambiar este archivo.',
    'object-not-found': 'Este archivo se eliminó.',
    'retry-limit-exceeded': 'La conexión fue lenta o se perdió. Revísela y reintente.',
    canceled: 'Subida cancelada.',
    unknown: 'No se guardó. Reintente.',
    notSaved: 'No se actualizó al miembro',
  },
};
