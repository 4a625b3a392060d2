/** Maximum number of pages loaded in one run: more than a community has of anything. */
const maxPages = 500;

type Page<Row> =
  | { readonly ok: true; readonly value: { readonly rows: readonly Row[]; readonly next: string | null } }
  | { readonly ok: false; readonly error: { readonly code: string } };

/** All rows of a list, or why they couldn't be loaded; a part is never mistaken for the whole. */
export type EveryRow<Row> =
  | { readonly ok: true; readonly value: readonly Row[] }
  | { readonly ok: false; readonly error: { readonly code: string } };

/** The error code for a list longer than requested. */
export const tooManyRows = 'too-many';

/**
 * Loads all rows of a paged list, for a file or for printing. Stops at the first page that fails and returns
 * its error.
 * @param most how many pages to load; a longer list fails with `tooManyRows`
 */
export async function fetchAllRows<Row>(
  ask: (after: string | null) => Promise<Page<Row>>,
  max = maxPages,
): Promise<EveryRow<Row>> {
  const rows: Row[] = [];
  let after: string | null = null;
  for (let page = 0; page < max; page += 1) {
    const result: Page<Row> = await ask(after);
    if (!result.ok) return result;
    rows.push(...result.value.rows);
    after = result.value.next;
    if (after === null) return { ok: true, value: rows };
  }
  return { ok: false, error: { code: tooManyRows } };
}
