/** Dates as spreadsheets write them, including those converted from a typed `1-2`. */
const dates = [
  /^\d{4}-\d{2}-\d{2}( 0{1,2}:00(:00)?)?$/,
  /^\d{1,2}([/-])\d{1,2}\1\d{4}( 0{1,2}:00(:00)?)?$/,
  /^\d{1,2}\/\d{1,2}\/\d{2}$/,
  /^\d{1,2}-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(-(\d{2}|\d{4}))?$/,
  /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d{2}$/,
  // A Spanish Excel writes months in lower case.
  /^\d{1,2}-(ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic)(-(\d{2}|\d{4}))?$/,
  /^(ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic)-\d{2}$/,
];

/** A number that a spreadsheet abbreviated, for example a typed `12E5`. */
const power = /^\d([.,]\d+)?E[+-]\d+$/i;

/**
 * A name that a spreadsheet has converted: unit `1-2` becomes a date, and unit `1E5` a power of ten. The original
 * can't be recovered.
 * @returns null if there is no sign of a conversion
 */
export const invalidCell = (text: string): 'becameDate' | 'becamePower' | null => {
  if (dates.some((date) => date.test(text))) return 'becameDate';
  return power.test(text) ? 'becamePower' : null;
};

/** The first of these fields that a spreadsheet has converted, as problems of their row. */
export const invalidCells = <Field extends string>(
  texts: Readonly<Record<Field, string>>,
  fields: readonly Field[],
): Partial<Record<Field, { readonly code: string }>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const code = invalidCell(texts[field]);
      return code === null ? [] : [[field, { code }]];
    }),
  ) as Partial<Record<Field, { readonly code: string }>>;
