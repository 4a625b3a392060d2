/** As many pages as are asked for one after the other: more than a community has of anything. */
const mostPages = 500;

type Page<Row> =
  | { readonly ok: true; readonly value: { readonly rows: readonly Row[]; readonly next: string | null } }
  | { readonly ok: false; readonly error: { readonly code: string } };

/** All rows of a list, or why they could not be had; a part of them is never taken for all. */
export type EveryRow<Row> =
  | { readonly ok: true; readonly value: readonly Row[] }
  | { readonly ok: false; readonly error: { readonly code: string } };

/** What says that a list has more rows than are asked for. */
export const tooManyRows = 'too-many';

/**
 * All rows of a list that comes in pages, for a file or for paper; the refusal of the first page that is refused.
 * @param most how many pages are asked for; a list with more is refused as `tooManyRows`
 */
export async function everyRow<Row>(
  ask: (after: string | null) => Promise<Page<Row>>,
  most = mostPages,
): Promise<EveryRow<Row>> {
  const rows: Row[] = [];
  let after: string | null = null;
  for (let page = 0; page < most; page += 1) {
    const result: Page<Row> = await ask(after);
    if (!result.ok) return result;
    rows.push(...result.value.rows);
    after = result.value.next;
    if (after === null) return { ok: true, value: rows };
  }
  return { ok: false, error: { code: tooManyRows } };
}
