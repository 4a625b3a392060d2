import type { en } from './en.ts';

export const es: typeof en = {
  officePhotos: {
    title: 'Fotos de la oficina',
    add: 'Agregar fotos',
    removedBy: '{{name}} quitó una foto, {{when}}.',
    remove: {
      action: 'Quitar',
      title: '¿Quitar esta foto?',
      text: 'La foto se elimina para siempre.',
      confirm: 'Quitar foto',
      done: 'Foto quitada',
      gone: 'Esta foto ya se quitó.',
      failed: 'No se pudo quitar la foto. Inténtelo de nuevo.',
    },
  },
};
