import * as z from 'zod/mini';
import { id, text } from '../../domain/base/fields.ts';
import { savedNameProblem, type SavedNameProblem } from '../../domain/base/text/savedName.ts';

/** Maximum number of views that a user can save for one list. */
export const maxListViews = 30;
export const maxViewNameLength = 60;
/** The limit for all views of a list together, as in the rules. */
const maxParamsLength = 60_000;

/** The maximum length of the default view, as in the rules. */
export const maxDefaultViewLength = 2000;

/** A user's saved views of a list: address parameters by view name. */
export type NamedViews = Readonly<Record<string, string>>;

/** A user's views of one list, `customers/{customerId}/listViews/{uid}/lists/{list}`. */
export const listViewsSchema = z.object({
  id,
  views: z._default(
    z
      .record(z.string().check(z.minLength(1), z.maxLength(maxViewNameLength)), text(maxParamsLength))
      .check(z.refine((views) => Object.keys(views).length <= maxListViews)),
    {},
  ),
  /** The view the list opens on, as parameters; null for the product's own. */
  opensOn: z._default(z.nullable(text(maxDefaultViewLength)), null),
});

/** A user's stored data about one list. */
export type ListViews = Pick<z.output<typeof listViewsSchema>, 'opensOn'> & { readonly views: NamedViews };

/** The reason a view's name is refused. */
export type ViewNameProblem = SavedNameProblem;

/**
 * The reason a new view name is refused; null if it can be used.
 * @param renamed the current name of a renamed view; null for a new view
 */
export const viewNameProblem = (
  name: string,
  views: NamedViews,
  renamed: string | null,
): ViewNameProblem | null => savedNameProblem(name, views, maxListViews, renamed);
