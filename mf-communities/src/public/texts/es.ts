import type { printedCodes as en } from './en.ts';

/** The same in Spanish. */
export const printedCodes: typeof en = {
  unknown: 'Código no encontrado',
  unknownHelp: 'Escanéelo de nuevo o revise cómo lo escribió. Quizá es de otro servicio.',
  notServed: 'Este código ya no está en uso',
  notServedHelp: 'Pregunte en la oficina quién recolecta la basura.',
  manage: 'Abrir en su panel',
  tag: {
    unassigned: 'Esta etiqueta aún no está en uso',
    damaged: 'Esta etiqueta está dañada',
    lost: 'Esta etiqueta se reportó como perdida',
    retired: 'Esta etiqueta ya no está en uso',
    replaced: 'Esta etiqueta fue reemplazada',
    unknown: 'Etiqueta no encontrada',
  },
  tagHelp: {
    unassigned: 'Abajo hay información para toda la comunidad.',
    damaged: 'La reemplazaremos. Abajo hay información para toda la comunidad.',
    lost: 'Llévela a la oficina de la comunidad, por favor.',
    retired: 'Abajo hay información para toda la comunidad.',
    replaced: 'Esta puerta tiene una etiqueta nueva con la misma información.',
    unknown:
      'Escanéela de nuevo, o escríbanos abajo con su unidad. Abajo hay información para toda la comunidad.',
  },
  checkpoint: {
    active: 'Este es un punto de control del equipo de recolección',
    inactive: 'Este punto de control no está en uso',
    replaced: 'Este código fue reemplazado',
    removed: 'Este punto de control fue retirado',
  },
  checkpointHelp: {
    active: 'No tiene que hacer nada.',
    inactive: 'El equipo no lo escanea por ahora.',
    replaced: 'Tiene un código nuevo. Retire este.',
    removed: 'Este código se puede retirar.',
  },
};
