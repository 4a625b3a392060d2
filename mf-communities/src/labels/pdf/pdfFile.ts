import type { Drawing, Picture } from 'shared-lib/ui/labels';
import { pageContent, pictureName, picturesOf } from './pageContent.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** An object's content: its dictionary, and the stream's bytes if it has one. */
interface PdfObject {
  readonly dictionary: string;
  readonly stream?: Bytes;
}

/** Compresses bytes for the filter FlateDecode. */
async function deflated(text: string): Promise<Bytes> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

const pictureObject = ({ jpeg, width, height }: Picture): PdfObject => ({
  dictionary:
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
    '/BitsPerComponent 8 /Filter /DCTDecode',
  stream: new Uint8Array(jpeg),
});

const font = (name: string): PdfObject => ({
  dictionary: `/Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding`,
});

/** Text outside of pages, in UTF-16 with a byte order mark. */
const hexText = (text: string): string =>
  `<feff${[...text]
    .flatMap((letter) => letter.split(''))
    .map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
    .join('')}>`;

/** Concatenates objects, numbered from 1, with the cross-reference table of their offsets. */
function assemble(objects: readonly PdfObject[], trailer: string): Bytes {
  const parts: Bytes[] = [];
  let length = 0;
  const add = (part: Bytes) => {
    parts.push(part);
    length += part.length;
  };
  const say = (text: string) => add(encoder.encode(text));

  say('%PDF-1.7\n');
  // Four bytes beyond ASCII mark the file as binary for transfer tools.
  add(new Uint8Array([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
  const starts = objects.map(({ dictionary, stream }, at) => {
    const start = length;
    say(`${at + 1} 0 obj\n<< ${dictionary}${stream ? ` /Length ${stream.length}` : ''} >>\n`);
    if (stream) {
      say('stream\n');
      add(stream);
      say('\nendstream\n');
    }
    say('endobj\n');
    return start;
  });
  const table = length;
  const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`);
  say(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`);
  say(`trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${table}\n%%EOF\n`);

  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

/**
 * Writes pages as a PDF file (PDF 1.7): lines and letters rather than pixels, in fonts every reader has. It
 * asks the print dialog not to scale the pages, since labels would then be misaligned.
 * @param pages at least one.
 * @param title the title shown in PDF readers.
 */
export async function pdfFile(pages: readonly Drawing[], title: string): Promise<Bytes> {
  const pictures = picturesOf(pages);
  const contents = await Promise.all(pages.map((page) => deflated(pageContent(page, pictures))));

  // The object numbers follow from their order: five that every file has, the pictures, and two for each
  // page.
  const pictureNumber = (at: number) => 6 + at;
  const pageNumber = (at: number) => 6 + pictures.length + 2 * at;
  const named = pictures.map((_, at) => `/${pictureName(at)} ${pictureNumber(at)} 0 R`).join(' ');
  const objects: PdfObject[] = [
    { dictionary: '/Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >>' },
    {
      dictionary: `/Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${pageNumber(at)} 0 R`).join(' ')}]`,
    },
    font('Helvetica'),
    font('Helvetica-Bold'),
    { dictionary: `/Title ${hexText(title)}` },
    ...pictures.map(pictureObject),
    ...pages.flatMap(({ width, height }, at) => [
      {
        dictionary:
          `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${pageNumber(at) + 1} 0 R ` +
          `/Resources << /Font << /R 3 0 R /B 4 0 R >> /XObject << ${named} >> >>`,
      },
      { dictionary: '/Filter /FlateDecode', stream: contents[at]! },
    ]),
  ];
  return assemble(objects, '/Root 1 0 R /Info 5 0 R');
}
