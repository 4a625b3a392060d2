import type { en } from './en.ts';

export const es: typeof en = {
  unpaid: {
    text: 'El último pago de su plan falló. Hasta que se haga valen los límites del plan Gratuito. No se borra nada.',
    act: 'Arreglar el pago',
  },
  over: {
    text: 'Tiene más de lo que permite su plan. Todo se puede seguir leyendo y no se puede añadir nada de ese tipo.',
    act: 'Resolverlo',
  },
  ending: {
    text: 'Su plan termina el {{date}}. Después valen los límites del plan Gratuito.',
    act: 'Conservar el plan',
  },
  owner: 'El titular de la cuenta puede arreglarlo.',
};
