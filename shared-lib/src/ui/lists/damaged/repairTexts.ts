import { useTexts, type CompleteCatalog } from '../../../i18n/index.ts';
import { addCatalogsOnce } from '../../../i18n/pageTexts.ts';

/** Texts of the repair dialog, namespace `ui-repair`. */
export const repairTexts = {
  en: {
    title: 'Damaged records',
    record: 'Record {{id}}',
    none: 'All records can be read now.',
    stored: 'Stored value: {{value}}.',
    codes: {
      missing: 'This is missing.',
      type: 'This is the wrong kind of value.',
      choice: 'This isn’t one of the allowed values.',
      size: 'This is too long, short, large or small.',
      format: 'This is in the wrong format.',
    },
    repairs: {
      entries_one: '{{count, number}} unreadable entry will be removed.',
      entries_other: '{{count, number}} unreadable entries will be removed.',
      empty: 'This will be cleared.',
      fixed: 'This will be set to the value with the least access.',
      never: 'Other records depend on this. Contact support to repair it.',
    },
    optional: 'Leave empty to remove the damaged value.',
    repair: 'Repair record',
    repaired: 'Record repaired.',
    support: 'Contact support',
    problems: {
      missing: 'Enter a value.',
      invalid: 'This value can’t be read either. Check its format.',
      never: 'This can’t be repaired here. Contact support.',
    },
  },
  es: {
    title: 'Registros dañados',
    record: 'Registro {{id}}',
    none: 'Ya se pueden leer todos los registros.',
    stored: 'Valor guardado: {{value}}.',
    codes: {
      missing: 'Falta.',
      type: 'No es el tipo de valor correcto.',
      choice: 'No es uno de los valores permitidos.',
      size: 'Es demasiado largo, corto, grande o pequeño.',
      format: 'El formato no es correcto.',
    },
    repairs: {
      entries_one: 'Se quitará {{count, number}} entrada ilegible.',
      entries_other: 'Se quitarán {{count, number}} entradas ilegibles.',
      empty: 'Se vaciará.',
      fixed: 'Se pondrá el valor con menos acceso.',
      never: 'Otros registros dependen de esto. Contacte a soporte para repararlo.',
    },
    optional: 'Déjelo vacío para quitar el valor dañado.',
    repair: 'Reparar registro',
    repaired: 'Registro reparado.',
    support: 'Contactar a soporte',
    problems: {
      missing: 'Escriba un valor.',
      invalid: 'Este valor tampoco se puede leer. Revise el formato.',
      never: 'Esto no se puede reparar aquí. Contacte a soporte.',
    },
  },
};

declare module '../../../i18n/index.ts' {
  interface Catalogs {
    'ui-repair': CompleteCatalog<typeof repairTexts>;
  }
}

/** The same, added on first use. */
export function useRepairTexts() {
  addCatalogsOnce('ui-repair', repairTexts);
  return useTexts('ui-repair');
}
