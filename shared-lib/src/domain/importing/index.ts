export { spoiltCells } from './spoiltCell.ts';
export { countVerdicts, differingFields, importVerdicts, planImport } from './planImport.ts';
export type {
  Difference,
  ImportCounts,
  ImportRules,
  ImportVerdict,
  PlannedRow,
  ReadRow,
  RowPlan,
  RowProblem,
  RowProblems,
} from './planImport.ts';
