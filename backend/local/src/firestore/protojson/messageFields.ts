import { MESSAGES } from './messages.ts';

export interface MessageField {
  /** In ProtoJSON: lower camel case. */
  name: string;
  /** On the protobuf wire. */
  number: number;
  label: 'one' | 'repeated' | 'map';
  /** A message, an enum or a simple type, as in `MESSAGES`. */
  type: string;
}

const fieldsByMessage = new Map<string, ReadonlyMap<string, MessageField>>(
  Object.entries(MESSAGES).map(([message, lines]) => [
    message,
    new Map(lines.map(parseField).map((field) => [field.name, field])),
  ]),
);

/** A message's fields by name; undefined if there is no such message. */
export function messageFields(message: string): ReadonlyMap<string, MessageField> | undefined {
  return fieldsByMessage.get(message);
}

function parseField(line: string): MessageField {
  const parts = line.split(' ');
  const [name = '', number = ''] = parts;
  const label = parts.length === 4 ? (parts[2] as 'repeated' | 'map') : 'one';
  return { name, number: Number(number), label, type: parts.at(-1) ?? '' };
}
