/**
 * The rows of a CSV file as RFC 4180 defines it, each by its column's name.
 * @param file the file's text, with or without a byte order mark
 */
export const readCsv = (file: string): Record<string, string>[] => {
  const lines: string[][] = [[]];
  for (const [, quoted, plain, end] of file
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    lines.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end !== ',') lines.push([]);
  }
  const [names = [], ...rows] = lines;
  return rows
    .filter((row) => row.length === names.length)
    .map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])));
};
