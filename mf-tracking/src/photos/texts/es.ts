import type { en } from './en.ts';

export const es: typeof en = {
  officePhotos: {
    title: 'Fotos de la oficina',
    add: 'Agregar fotos',
    removedBy: '{{name}} quitó una foto, {{when}}.',
    remove: {
      action: 'Quitar',
      title: '¿Quitar esta foto?',
      text: 'El archivo se elimina para siempre. En el registro queda quién la agregó y quién la quitó.',
      confirm: 'Quitar foto',
      done: 'Se quitó la foto',
      gone: 'Esta foto ya no está.',
      failed: 'No se pudo quitar la foto. Revise su conexión e inténtelo de nuevo.',
    },
  },
};
