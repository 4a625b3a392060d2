import { invalidArgument } from '../FirestoreError.ts';

/** The content of a request on the forward channel. */
export interface ForwardForm {
  /** Headers that browsers can't set across origins, by lower-case name. */
  headers: Map<string, string>;
  /** Number of the first message, counted from 0 in each session. */
  offset: number;
  /** The messages, each a JSON text. */
  messages: string[];
}

/**
 * Parses the form of a handshake or forward channel request: `headers`, `count`, `ofs` and `req{i}___data__`.
 *
 * @throws FirestoreError INVALID_ARGUMENT for a missing message or an invalid number
 */
export function parseForm(body: string): ForwardForm {
  const form = new URLSearchParams(body);
  const count = naturalNumber(form.get('count') ?? '0');
  const offset = naturalNumber(form.get('ofs') ?? '0');
  const messages: string[] = [];
  for (let index = 0; index < count; index++) {
    const message = form.get(`req${index}___data__`);
    if (message === null) throw invalidArgument(`The form lacks message ${index} of ${count}.`);
    messages.push(message);
  }
  return { headers: parseHeaders(form.get('headers') ?? ''), offset, messages };
}

function naturalNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0)
    throw invalidArgument(`Not a natural number: ${JSON.stringify(text)}.`);
  return number;
}

function parseHeaders(lines: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}
