/**
 * Building blocks for an area's own schemas: the parts of zod/mini that the product uses and the fields that mean the
 * same everywhere. All areas share this instance, so none of them bundles a second zod.
 */
export {
  _default,
  array,
  boolean,
  catch,
  custom,
  discriminatedUnion,
  email,
  enum,
  extend,
  gt,
  gte,
  int,
  literal,
  lt,
  lte,
  maxLength,
  minLength,
  nonnegative,
  null,
  nullable,
  number,
  object,
  omit,
  optional,
  overwrite,
  parse,
  partialRecord,
  pick,
  pipe,
  record,
  refine,
  regex,
  safeExtend,
  safeParse,
  string,
  toLowerCase,
  transform,
  trim,
  union,
  unknown,
  url,
} from 'zod/mini';
export type { core, output, ZodMiniType } from 'zod/mini';
export { emailInput } from './account/accountLink.ts';
export { termsInput } from './account/signUp.ts';
export { success } from './change/calls.ts';
export {
  calendarDate,
  cents,
  count,
  countOrZero,
  flag,
  id,
  language,
  listOf,
  longText,
  nameOrEmpty,
  orNull,
  phone,
  recordFields,
  idInput,
  shortText,
  text,
  timeOfDay,
  weekday,
  fieldLocations,
} from './base/fields.ts';
export { instant } from './base/instant.ts';
export { sitePath } from './base/sitePath.ts';
export { timeZone } from './base/timeZone.ts';
export { savedNameProblem } from './base/text/savedName.ts';
export { momentAt } from './base/zonedTime.ts';
