/** Characters per line; longer lines are wrapped. */
const width = 90;
const linesOnPage = 48;

const broken = (line: string): string[] =>
  line.match(new RegExp(`.{1,${width}}(?:\\s|$)|.{${width}}`, 'g')) ?? [''];

/** The file uses Windows-1252; other characters become question marks. */
const bytesOf = (text: string): string =>
  text
    .replaceAll('×', '\u00d7')
    .replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?')
    .replace(/[\\()]/g, (letter) => `\\${letter}`);

/** A PDF of the lines, with as many pages as needed. */
export function pdfOf(lines: readonly string[]): Uint8Array {
  const all = lines.flatMap(broken);
  const pages = Array.from({ length: Math.max(1, Math.ceil(all.length / linesOnPage)) }, (_, at) =>
    all.slice(at * linesOnPage, (at + 1) * linesOnPage),
  );
  const pageId = (at: number): number => 4 + at * 2;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, at) => `${pageId(at)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, at) => {
      const content = `BT /F1 10 Tf 14 TL 56 780 Td ${page.map((line) => `(${bytesOf(line)}) Tj T*`).join(' ')} ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 842] /Contents ${pageId(at) + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const place of places) file += `${String(place).padStart(10, '0')} 00000 n \n`;
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
