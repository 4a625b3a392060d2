import type { picture as en } from './en.ts';

/** The texts of a member's picture in Spanish. */
export const picture: typeof en = {
  change: 'Cambiar la foto',
  title: 'Foto',
  choose: 'Elija una foto o suéltela aquí',
  limits: 'JPG, PNG, WebP, GIF o AVIF, hasta {{megabytes, number}} MB.',
  remove: 'Quitar la foto',
  area: 'Parte de la foto que se muestra',
  areaHelp: 'Arrastre la foto o muévala con las flechas del teclado.',
  zoom: 'Ampliación',
  another: 'Elegir otra',
  save: 'Guardar la foto',
  uploading: 'Subiendo la foto',
  cancelUpload: 'Cancelar la subida',
  saved: 'La foto se cambió.',
  faults: {
    type: 'Elija un archivo JPG, PNG, WebP, GIF o AVIF.',
    empty: 'Este archivo está vacío. Elija otro.',
    tooLarge: 'Este archivo ocupa más de {{megabytes, number}} MB. Elija uno más pequeño.',
    unreadable: 'Este archivo no se puede mostrar como foto. Elija otro.',
    tooManyPixels: 'Esta foto tiene más de {{megapixels, number}} megapíxeles. Elija una más pequeña.',
  },
  failures: {
    unauthenticated: 'Su sesión ha terminado. Inicie sesión de nuevo y vuelva a intentarlo.',
    'quota-exceeded':
      'El almacenamiento de su cuenta está lleno. Quite archivos que ya no necesite y vuelva a intentarlo.',
    unauthorized: 'No tiene permiso para cambiar este archivo.',
    'object-not-found': 'El archivo ya no está.',
    'retry-limit-exceeded': 'La conexión era demasiado lenta o se perdió. Revísela y vuelva a intentarlo.',
    canceled: 'La subida se canceló.',
    unknown: 'No se pudo guardar el archivo. Revise su conexión y vuelva a intentarlo.',
    notSaved: 'No se pudo actualizar el miembro del equipo',
  },
};
