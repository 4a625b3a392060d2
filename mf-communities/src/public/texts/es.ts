import type { printedCodes as en } from './en.ts';

/** Lo mismo en español. */
export const printedCodes: typeof en = {
  unknown: 'No conocemos este código',
  unknownHelp:
    'Compruebe que se escaneó o se escribió completo. También puede ser el código de otro servicio.',
  notServed: 'Este código ya no lleva a ninguna parte',
  notServedHelp:
    'La comunidad a la que pertenece ya no tiene página aquí. Su oficina sabe quién recoge allí.',
  manage: 'Abrir en su panel',
  tag: {
    unassigned: 'Esta etiqueta aún no está en uso',
    damaged: 'Esta etiqueta figura como dañada',
    lost: 'Esta etiqueta figura como perdida',
    retired: 'Esta etiqueta ya no está en uso',
    replaced: 'Esta etiqueta fue reemplazada por una nueva',
    unknown: 'No conocemos esta etiqueta',
  },
  tagHelp: {
    unassigned: 'Nadie la ha puesto en una puerta. Lo que ve vale para toda la comunidad.',
    damaged: 'La puerta recibirá una nueva. Lo que ve vale para toda la comunidad.',
    lost: 'Si la encontró, llévela por favor a la oficina de la comunidad.',
    retired: 'Lo que ve vale para toda la comunidad.',
    replaced: 'La puerta tiene una más nueva. Lo que ve vale para ambas.',
    unknown:
      'Escanéela otra vez. Si no cambia nada, escríbanos abajo e indique su unidad. Lo que ve vale para toda la comunidad.',
  },
  checkpoint: {
    active: 'Este es un punto de control del equipo de recolección',
    inactive: 'Este punto de control no está en uso',
    replaced: 'Este código fue reemplazado por uno nuevo',
    removed: 'Este punto de control fue retirado',
  },
  checkpointHelp: {
    active:
      'El equipo lo escanea en su ronda, con su propia aplicación. Aquí no hay nada que usted deba hacer.',
    inactive: 'El equipo no lo escanea por ahora.',
    replaced: 'El punto de control tiene ahora otro código. Este puede retirarse.',
    removed: 'Su código puede retirarse.',
  },
};
