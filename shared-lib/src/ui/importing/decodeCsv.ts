const encodings: readonly { mark: readonly number[]; name: string }[] = [
  { mark: [0xff, 0xfe], name: 'utf-16le' },
  { mark: [0xfe, 0xff], name: 'utf-16be' },
];

/**
 * The text of a file as spreadsheets save them: UTF-8, UTF-16 with its mark, or else Windows-1252.
 * @param bytes the whole file.
 * @returns null for what is no text, such as a workbook.
 */
export function decodeCsv(bytes: Uint8Array): string | null {
  const marked = encodings.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  const text = marked ? new TextDecoder(marked.name).decode(bytes) : decodeUnmarked(bytes);
  return text.includes('\0') ? null : text;
}

function decodeUnmarked(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
