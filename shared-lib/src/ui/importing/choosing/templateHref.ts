/** A file to fill in: its name, its header in the page's language, and an example row to replace. */
export interface ImportTemplate {
  readonly fileName: string;
  readonly header: readonly string[];
  readonly example: readonly string[];
}

const cellOf = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A data URL for the template. */
export function templateHref({ header, example }: Pick<ImportTemplate, 'header' | 'example'>): string {
  const lines = [header, example].map((cells) => cells.map(cellOf).join(',')).join('\r\n');
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${lines}\r\n`)}`;
}
