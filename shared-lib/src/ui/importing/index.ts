/** The import kit; a separate entry, loaded with the first import. Adds its own texts. */
import { addCatalogs } from '../../i18n/index.ts';
import { importingTexts } from './texts/index.ts';

addCatalogs('importing', importingTexts);

export { ImportFrame } from './ImportFrame.tsx';
export type { ImportKind, RowTexts, UndoneImport } from './importKind.ts';
export { PlannedImport } from './plan/PlannedImport.tsx';
export { planCapacity } from './plan/planCapacity.ts';
export { firstNames, languageNames, lastNames, phoneNames } from './reading/columnNames.ts';
export { phoneIn, textPhoneIn } from './reading/phoneIn.ts';
export { useImportCountry } from './useImportCountry.ts';
