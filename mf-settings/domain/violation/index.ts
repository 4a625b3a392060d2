export { violationTypeCalls } from './calls.ts';
export {
  planNewType,
  planTypeAction,
  planTypeEdit,
  planTypeMerge,
  typeNameProblems,
  typesAfterMove,
} from './planTypeChange.ts';
export type { TypePlan, TypeRefusal } from './planTypeChange.ts';
export {
  blankViolationType,
  maxViolationTypes,
  violationTypeEditSchema,
  violationTypeFormOf,
  violationTypeFormSchema,
  violationTypeMergeSchema,
} from './violationTypeChange.ts';
export type {
  ViolationTypeAction,
  ViolationTypeEdit,
  ViolationTypeForm,
  ViolationTypeMerge,
} from './violationTypeChange.ts';
export { byTypeOrder, isUnmerged, reportableTypes, typeNameIn } from './typeOrder.ts';
