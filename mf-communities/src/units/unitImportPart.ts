import { lazyPart } from 'shared-lib/ui';

/** The import of units from a file; its code loads when it is opened. */
export const unitImportPart = lazyPart(
  'The unit import',
  async () => (await import(/* webpackChunkName: "import-units" */ './UnitImport.tsx')).UnitImport,
);
