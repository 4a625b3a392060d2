import type { SettingEntry } from '../settings/search/settingEntry.ts';

/** Search entries of this section, which is in the account tab. */
export const yourDataSearch: readonly SettingEntry[] = [
  {
    setting: 'export',
    label: 'yourData.export.title',
    help: 'yourData.export.text',
    words: {
      en: 'download backup zip json csv data takeout',
      es: 'descargar copia respaldo zip json csv datos',
    },
  },
  {
    setting: 'delete',
    label: 'yourData.delete.title',
    help: 'yourData.delete.text',
    words: { en: 'close account remove leave cancel', es: 'cerrar cuenta borrar quitar cancelar' },
  },
];
