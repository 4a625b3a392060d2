import type { exportCommunities as en } from './en.ts';

/** The same texts in Spanish. */
export const exportCommunities: typeof en = {
  title: 'Exportar comunidades',
  columns: 'Columnas',
  columnsHelp: 'Puede editar e importar este archivo de nuevo, salvo los especialistas asignados.',
  submit: 'Descargar CSV',
  done_one: '{{count, number}} comunidad exportada',
  done_other: '{{count, number}} comunidades exportadas',
  failed: 'Las comunidades no se cargaron. Reintente.',
  problems: { columns: { missing: 'Elija al menos una columna.' } },
};
