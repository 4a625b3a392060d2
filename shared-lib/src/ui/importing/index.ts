/** The import kit; a separate entry, loaded with the first import. Adds its own texts. */
import { addCatalogs } from '../../i18n/index.ts';
import { importingTexts } from './texts/index.ts';

addCatalogs('importing', importingTexts);

export { ChooseFile } from './choosing/ChooseFile.tsx';
export { useForgetPastedRows } from './choosing/usePastedRows.ts';
export { guessColumns, headerName, type ColumnMapping, type ColumnNames } from './reading/guessColumns.ts';
export { firstNames, languageNames, lastNames, phoneNames } from './reading/columnNames.ts';
export { ImportFrame } from './ImportFrame.tsx';
export type { ImportLimits, ImportTable, TableRow } from './reading/importTable.ts';
export { phoneIn, textPhoneIn } from './reading/phoneIn.ts';
export { useImportCountry } from './useImportCountry.ts';
export { withHeader } from './reading/tableOf.ts';
export type { ImportField, ImportKind, ImportPart, RowTexts, UndoneImport } from './importKind.ts';
export { LeaveGuard } from './run/LeaveGuard.tsx';
export { PlannedImport } from './plan/PlannedImport.tsx';
export { runSequentially, type RunState } from './run/runSequentially.ts';
export { ImportReview } from './review/ImportReview.tsx';
export type { ReviewWords } from './review/reviewColumns.tsx';
export { RunPanel } from './run/RunPanel.tsx';
