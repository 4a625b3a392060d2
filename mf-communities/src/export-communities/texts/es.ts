import type { exportCommunities as en } from './en.ts';

/** The same texts in Spanish. */
export const exportCommunities: typeof en = {
  title: 'Exportar comunidades',
  columns: 'Columnas',
  columnsHelp: 'Puede editar e importar de nuevo este archivo. Los especialistas asignados no se importan.',
  submit: 'Descargar CSV',
  done_one: '{{count, number}} comunidad exportada',
  done_other: '{{count, number}} comunidades exportadas',
  failed: 'Las comunidades no se cargaron. Reintente.',
  problems: { columns: { missing: 'Elija al menos una columna.' } },
};
