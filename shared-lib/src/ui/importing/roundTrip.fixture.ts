import type { PlannedRow } from '../../domain/index.ts';
import type { Namespace, Translate } from '../../i18n/index.ts';
import { createTranslator, type Values as Filled } from '../../i18n/translator.ts';
import type { Column } from '../lists/table/columns/column.ts';
import { csvHead, csvLines } from '../lists/table/csv/csvLines.ts';
import { csvText } from '../lists/table/csv/downloadCsv.ts';
import type { ImportKind } from './importKind.ts';
import { listImportRows } from './plan/listImportRows.ts';
import { formatPlan } from './plan/formatPlan.tsx';
import type { ImportLimits, ImportTable } from './reading/importTable.ts';
import { readFile } from './reading/readFile.ts';
import { columnsIn, parseRows } from './parseRows.ts';
import { templateHref } from './choosing/templateHref.ts';
import { reviewColumns, type ReviewedRow, type ReviewWords } from './review/reviewColumns.tsx';
import { importingTexts } from './texts/index.ts';

/** User texts that a spreadsheet, a CSV or a parser could misread. */
export const hostileTexts = [
  '=1+1',
  '+1 for the gate',
  '-12',
  '@SUM(A1:A9)',
  "'t Hooft, Gerard",
  "'90s wing",
  "''=1",
  '="0901"',
  '"Quoted", she said',
  'Two\nlines; and a tab\there',
  'Carriage\r\nreturns',
  'Łódź Nguyễn Müller 李園 العربية',
  'Cafe\u0301 decomposed',
  'soft\u00ADhyphen and zero\u200Bwidth',
  '  blanks around  ',
  '007',
  '204.0',
  "'0901'",
  'N/A',
  '#N/A',
  '—',
  '1e5',
  'null',
  'TRUE',
  '<b>bold</b>',
] as const;

/** A translator for one catalog, as on the page. */
export function textsOf<In extends Namespace>(
  namespace: In,
  catalogue: object,
  language: 'en' | 'es',
): Translate<In> {
  const translator = createTranslator();
  translator.add(language, namespace, catalogue);
  translator.speak(language);
  return (key: string, values?: Filled) => translator.text([`${namespace}:${key}`], values);
}

async function tableIn(
  content: string,
  limits: ImportLimits,
  known: readonly string[],
): Promise<ImportTable> {
  const read = await readFile(new File([content], 'export.csv'), limits, known);
  if (!read.ok) throw new Error(read.problem.kind);
  return read.table;
}

/** A table's export, as an import reads it. @param known column names the import knows */
export const exported = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { limits, known }: { readonly limits: ImportLimits; readonly known: readonly string[] },
): Promise<ImportTable> =>
  tableIn(`\uFEFF${csvText([csvHead(columns), ...csvLines(columns, rows)])}`, limits, known);

type Kind<Field extends string, Values extends object, Existing> = Omit<
  ImportKind<Field, Values, Existing>,
  'existing' | 'send' | 'undo'
>;

const namesIn = <Field extends string>({ fields }: Pick<ImportKind<Field, never, never>, 'fields'>) =>
  fields.flatMap(({ names }) => names);

function planned<Field extends string, Values extends object, Existing>(
  table: ImportTable,
  kind: Kind<Field, Values, Existing>,
  existing: readonly Existing[],
) {
  const rows = parseRows(table, columnsIn(table.headers, kind), kind);
  return { rows, plans: kind.plan(rows, existing) };
}

/** The dry run of a table's export. */
export async function planOfExport<Row, Field extends string, Values extends object, Existing>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  kind: Kind<Field, Values, Existing>,
  existing: readonly Existing[],
): Promise<readonly PlannedRow<Values>[]> {
  const table = await exported(columns, rows, { limits: kind.limits, known: namesIn(kind) });
  return planned(table, kind, existing).plans;
}

/** The columns of a review, as on the page. */
export const reviewedColumns = <Row extends ReviewedRow<Field>, Field extends string, Outcome extends string>(
  words: ReviewWords<Row, Field, Outcome>,
  language: 'en' | 'es',
): Column<Row>[] => reviewColumns(textsOf('importing', importingTexts[language], language), words);

/**
 * The dry runs of a file and of the list of its rows, which an import exports itself. They must be equal,
 * because people correct that list and import it again.
 */
export async function plansOfList<Field extends string, Values extends object, Existing>(
  lines: readonly (readonly string[])[],
  kind: Kind<Field, Values, Existing>,
  existing: readonly Existing[],
  language: 'en' | 'es',
) {
  const header = kind.fields.map(({ label }) => label);
  const first = await tableIn(csvText([header, ...lines]), kind.limits, namesIn(kind));
  const before = planned(first, kind, existing);
  const listed = listImportRows(before.rows, {
    plans: before.plans,
    sent: new Map(),
    skipped: new Set(),
    refused: new Map(),
    fallback: null,
    hasBegun: true,
  });
  const t = textsOf('importing', importingTexts[language], language);
  const again = await exported(reviewedColumns(formatPlan(t, kind, true), language), listed, {
    limits: kind.limits,
    known: namesIn(kind),
  });
  const after = planned(again, kind, existing);
  const textsIn = ({ rows }: typeof before) => rows.map(({ texts }) => texts);
  return { before: textsIn(before), after: textsIn(after), plans: after.plans };
}

/** The columns an import finds in its own template. */
export async function columnsOfTemplate<Field extends string>(
  kind: Pick<ImportKind<Field, never, never>, 'fields' | 'template' | 'limits'>,
) {
  const inTemplate = kind.fields.filter(({ insteadOf }) => insteadOf === undefined);
  const href = templateHref({ ...kind.template, header: inTemplate.map(({ label }) => label) });
  const content = decodeURIComponent(href.slice(href.indexOf(',') + 1));
  const { headers } = await tableIn(content, kind.limits, namesIn(kind));
  return columnsIn(headers, kind);
}
