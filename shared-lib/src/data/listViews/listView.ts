import * as z from 'zod/mini';
import { id, text } from '../../domain/base/fields.ts';
import { keptNameProblem, type KeptNameProblem } from '../../domain/base/keptName.ts';

/** The most views that somebody keeps of one list. */
export const maxListViews = 30;
export const maxViewNameLength = 60;
/** Of all views of a list together, as the rules take them. */
const maxParamsLength = 60_000;

/** What somebody made of a list, as the parameters of its address, by the names that they gave. */
export type NamedViews = Readonly<Record<string, string>>;

/** The views of one list of one person, `customers/{customerId}/listViews/{uid}/lists/{list}`. */
export const listViewsSchema = z.object({
  id,
  views: z._default(
    z
      .record(z.string().check(z.minLength(1), z.maxLength(maxViewNameLength)), text(maxParamsLength))
      .check(z.refine((views) => Object.keys(views).length <= maxListViews)),
    {},
  ),
});

export type ListViews = z.output<typeof listViewsSchema>;

/** What is wrong with the name of a view. */
export type ViewNameProblem = KeptNameProblem;

/**
 * What stands against a new name of a view; null where it can be given.
 * @param renamed the present name of a view that gets another one; null for a view that is added
 */
export const viewNameProblem = (
  name: string,
  views: NamedViews,
  renamed: string | null,
): ViewNameProblem | null => keptNameProblem(name, views, maxListViews, renamed);
