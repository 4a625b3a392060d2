export { invalidCells } from './invalidCell.ts';
export { countVerdicts, differingFields, importVerdicts } from './planImport.ts';
export type {
  Difference,
  ImportCounts,
  ImportVerdict,
  PlannedRow,
  ReadRow,
  RowPlan,
  RowProblem,
  RowProblems,
} from './planImport.ts';
