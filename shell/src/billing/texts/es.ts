import type { en } from './en.ts';

export const es: typeof en = {
  unpaid: {
    text: 'Su último pago falló. Hasta que pague, rigen los límites del plan Gratuito. No se borra nada.',
    act: 'Actualizar método de pago',
  },
  over: {
    text: 'Superó los límites de su plan. Puede ver todo, pero no agregar más.',
    act: 'Revisar límites',
  },
  ending: {
    text: 'Su plan termina el {{date}}. Después rigen los límites del plan Gratuito.',
    act: 'Conservar plan',
  },
  owner: 'El propietario puede resolverlo.',
};
