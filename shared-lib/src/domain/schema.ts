/**
 * What an area's own schemas are made of: the parts of zod/mini that the product uses, and the fields that mean the same everywhere. The
 * page has one instance of them, so that no area bundles a second zod.
 */
export {
  _default,
  array,
  boolean,
  catch,
  custom,
  enum,
  extend,
  gt,
  gte,
  int,
  lte,
  object,
  optional,
  pipe,
  string,
  transform,
  url,
} from 'zod/mini';
export type { output } from 'zod/mini';
export { sentTerms } from './account/signUp.ts';
export { cents, count, id, language, orNull, shortText } from './base/fields.ts';
export { instant } from './base/instant.ts';
export { sitePath } from './base/sitePath.ts';
export { timeZone } from './base/timeZone.ts';
