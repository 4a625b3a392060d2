import { invalidArgument } from '../FirestoreError.ts';
import { formatTimestamp, secondsOf } from '../values/timestamp.ts';
import { messageFields } from '../protojson/messageFields.ts';
import type { MessageField } from '../protojson/messageFields.ts';
import { ENUMS, MESSAGES } from '../protojson/messages.ts';
import { ProtobufReader } from './ProtobufReader.ts';
import { ProtobufWriter } from './ProtobufWriter.ts';

/** A message in ProtoJSON. */
export type JsonMessage = Record<string, unknown>;

/** How one type is read and written; `depth` counts nested messages. */
interface TypeCodec {
  wireType: 0 | 1 | 2;
  read: (reader: ProtobufReader, depth: number) => unknown;
  write: (writer: ProtobufWriter, value: unknown) => void;
}

interface Field extends MessageField {
  codec: TypeCodec;
}

interface Message {
  byNumber: Map<number, Field>;
  byName: Map<string, Field>;
}

/** Deeper than any valid message; limits the recursion. */
const MAX_DEPTH = 100;

const TYPES: Record<string, TypeCodec> = {
  bool: {
    wireType: 0,
    read: (reader) => reader.uint32() !== 0,
    write: (writer, value) => writer.uint32(value ? 1 : 0),
  },
  int32: {
    wireType: 0,
    read: (reader) => reader.int32(),
    write: (writer, value) => writer.int64(BigInt(value as number)),
  },
  int64: {
    wireType: 0,
    read: (reader) => String(reader.int64()),
    write: (writer, value) => writer.int64(BigInt(value as string)),
  },
  double: {
    wireType: 1,
    read: (reader) => jsonDouble(reader.double()),
    write: (writer, value) => writer.double(Number(value)),
  },
  string: {
    wireType: 2,
    read: (reader) => reader.string(),
    write: (writer, value) => writer.string(value as string),
  },
  bytes: {
    wireType: 2,
    read: (reader) => reader.base64(),
    write: (writer, value) => writer.base64(value as string),
  },
  null: { wireType: 0, read: (reader) => (reader.uint32(), null), write: (writer) => writer.uint32(0) },
  Timestamp: { wireType: 2, read: readTimestamp, write: writeTimestamp },
  Int32Value: wrapper('int32'),
  Int64Value: wrapper('int64'),
};

for (const [name, values] of Object.entries(ENUMS)) {
  TYPES[name] = {
    wireType: 0,
    read: (reader) => {
      const number = reader.int32();
      return values[number] ?? String(number);
    },
    write: (writer, value) => writer.uint32(Math.max(0, values.indexOf(value as string))),
  };
}

const messages = new Map<string, Message>();
for (const name of Object.keys(MESSAGES)) {
  const message: Message = { byNumber: new Map(), byName: new Map() };
  messages.set(name, message);
  TYPES[name] = {
    wireType: 2,
    read: (reader, depth) => reader.delimited(() => readMessage(message, reader, depth + 1)),
    write: (writer, value) =>
      writeDelimited(writer, () => writeMessage(message, writer, value as JsonMessage)),
  };
}
for (const [name, message] of messages) {
  for (const field of messageFields(name)?.values() ?? []) {
    const codec = TYPES[field.type];
    if (!codec) throw new Error(`Unknown type ${field.type} in ${name}`);
    message.byNumber.set(field.number, { ...field, codec });
    message.byName.set(field.name, { ...field, codec });
  }
}

/**
 * Decodes a message.
 *
 * @param name one of `MESSAGES`
 * @returns ProtoJSON; absent fields are absent
 * @throws FirestoreError INVALID_ARGUMENT for invalid bytes
 */
export function decodeMessage(name: string, bytes: Buffer): JsonMessage {
  return readMessage(messageNamed(name), new ProtobufReader(bytes), 0);
}

/** Encodes a ProtoJSON message; undefined fields are omitted. */
export function encodeMessage(name: string, json: object): Buffer {
  const writer = new ProtobufWriter();
  writeMessage(messageNamed(name), writer, json as JsonMessage);
  return writer.finish();
}

function messageNamed(name: string): Message {
  const message = messages.get(name);
  if (!message) throw new Error(`Unknown message ${name}`);
  return message;
}

function readMessage(message: Message, reader: ProtobufReader, depth: number): JsonMessage {
  if (depth > MAX_DEPTH) throw invalidArgument('The request is nested too deeply.');
  const json: JsonMessage = {};
  while (reader.hasMore) {
    const { number, wireType } = reader.tag();
    const field = message.byNumber.get(number);
    if (!field) reader.skip(wireType);
    else if (field.label === 'map') readEntry((json[field.name] ??= {}) as JsonMessage, field, reader, depth);
    else if (field.label === 'repeated')
      readElements((json[field.name] ??= []) as unknown[], field, reader, wireType, depth);
    else if (wireType === field.codec.wireType) json[field.name] = field.codec.read(reader, depth);
    else throw invalidArgument(`Field ${field.name} has the wrong wire type.`);
  }
  return json;
}

function readElements(
  elements: unknown[],
  { codec, name }: Field,
  reader: ProtobufReader,
  wireType: number,
  depth: number,
): void {
  if (wireType === codec.wireType) elements.push(codec.read(reader, depth));
  else if (wireType === 2) {
    reader.delimited(() => {
      while (reader.hasMore) elements.push(codec.read(reader, depth));
    });
  } else throw invalidArgument(`Field ${name} has the wrong wire type.`);
}

function readEntry(map: JsonMessage, { codec }: Field, reader: ProtobufReader, depth: number): void {
  reader.delimited(() => {
    let key = '';
    let value: unknown = {};
    while (reader.hasMore) {
      const { number, wireType } = reader.tag();
      if (number === 1 && wireType === 2) key = reader.string();
      else if (number === 2 && wireType === codec.wireType) value = codec.read(reader, depth);
      else reader.skip(wireType);
    }
    // Assigning to `__proto__` would not create a field, so the name would bypass the check for reserved names.
    if (key === '__proto__')
      Object.defineProperty(map, key, { value, enumerable: true, configurable: true, writable: true });
    else map[key] = value;
  });
}

function writeMessage(message: Message, writer: ProtobufWriter, json: JsonMessage): void {
  for (const name of Object.keys(json).reverse()) {
    const field = message.byName.get(name);
    const value = json[name];
    if (field && value !== undefined) writeField(field, writer, value);
  }
}

function writeField(field: Field, writer: ProtobufWriter, value: unknown): void {
  if (field.label === 'one') writeTagged(field, writer, value);
  else if (field.label === 'repeated') {
    const elements = value as unknown[];
    for (let index = elements.length - 1; index >= 0; index--) writeTagged(field, writer, elements[index]);
  } else {
    const entries = value as JsonMessage;
    for (const key of Object.keys(entries).reverse()) {
      writeDelimited(writer, () => {
        field.codec.write(writer, entries[key]);
        writer.tag(2, field.codec.wireType);
        writer.string(key);
        writer.tag(1, 2);
      });
      writer.tag(field.number, 2);
    }
  }
}

function writeTagged({ codec, number }: Field, writer: ProtobufWriter, value: unknown): void {
  codec.write(writer, value);
  writer.tag(number, codec.wireType);
}

function writeDelimited(writer: ProtobufWriter, write: () => void): void {
  const before = writer.length;
  write();
  writer.uint32(writer.length - before);
}

/** In ProtoJSON, doubles that JSON lacks are strings. */
function jsonDouble(value: number): number | string {
  if (Object.is(value, -0)) return '-0';
  return Number.isFinite(value) ? value : String(value);
}

function readTimestamp(reader: ProtobufReader): string {
  return reader.delimited(() => {
    let seconds = 0;
    let nanos = 0;
    while (reader.hasMore) {
      const { number, wireType } = reader.tag();
      if (number === 1 && wireType === 0) seconds = Number(reader.int64());
      else if (number === 2 && wireType === 0) nanos = reader.int32();
      else reader.skip(wireType);
    }
    // 0001-01-01 to 9999-12-31, the range of google.protobuf.Timestamp.
    if (seconds < -62_135_596_800 || seconds > 253_402_300_799 || nanos < 0 || nanos > 999_999_999) {
      throw invalidArgument('A timestamp is out of range.');
    }
    return formatTimestamp(seconds, Math.floor(nanos / 1000));
  });
}

function writeTimestamp(writer: ProtobufWriter, value: unknown): void {
  const timestamp = value as string;
  writeDelimited(writer, () => {
    const nanos = Number(timestamp.slice(20, 26)) * 1000;
    if (nanos !== 0) {
      writer.uint32(nanos);
      writer.tag(2, 0);
    }
    writer.int64(BigInt(secondsOf(timestamp)));
    writer.tag(1, 0);
  });
}

function wrapper(type: 'int32' | 'int64'): TypeCodec {
  return {
    wireType: 2,
    read: (reader, depth) =>
      reader.delimited(() => {
        let value: unknown = type === 'int32' ? 0 : '0';
        while (reader.hasMore) {
          const { number, wireType } = reader.tag();
          if (number === 1 && wireType === 0) value = (TYPES[type] as TypeCodec).read(reader, depth);
          else reader.skip(wireType);
        }
        return value;
      }),
    write: (writer, value) =>
      writeDelimited(writer, () => {
        (TYPES[type] as TypeCodec).write(writer, value);
        writer.tag(1, 0);
      }),
  };
}
