/** As many pages as are asked for one after the other: more than a community has of anything. */
const mostPages = 60;

type Page<Row> =
  | { readonly ok: true; readonly value: { readonly rows: readonly Row[]; readonly next: number | null } }
  | { readonly ok: false; readonly error: { readonly code: string } };

/** All rows of a list that comes in pages, for a file or for paper; the refusal of the first page that is refused. */
export async function everyRow<Row>(ask: (after: number) => Promise<Page<Row>>) {
  const rows: Row[] = [];
  let after: number | null = 0;
  for (let page = 0; page < mostPages && after !== null; page += 1) {
    const result: Page<Row> = await ask(after);
    if (!result.ok) return result;
    rows.push(...result.value.rows);
    after = result.value.next;
  }
  return { ok: true, value: rows } as const;
}
