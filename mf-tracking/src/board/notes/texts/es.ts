import type { en } from './en.ts';

/** The texts of notes on a round in Spanish. */
export const es: typeof en = {
  notes: {
    label: 'Notas de la oficina',
    add: 'Agregar nota',
    title: 'Agregar una nota para {{community}}',
    text: 'Nota',
    help: 'El especialista la ve en la aplicación de campo.',
    added: 'Nota agregada para {{community}}.',
    removed: 'Nota eliminada.',
    remove: 'Eliminar nota: {{text}}',
    removeShort: 'Eliminar nota',
    office: 'Oficina',
    failed: 'No se guardó la nota. Reintente.',
    problems: {
      required: 'Escriba una nota.',
      full: 'Este turno ya tiene 20 notas. Elimine una primero.',
      otherNight: 'Puede agregar notas desde hace un mes hasta mañana por la noche.',
      noCommunity: 'Esta comunidad se eliminó.',
    },
  },
};
