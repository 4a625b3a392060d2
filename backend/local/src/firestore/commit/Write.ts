import { invalidArgument } from '../FirestoreError.ts';
import { documentName } from '../names/resourceName.ts';
import { parseStoredFieldPath } from '../values/fieldPath.ts';
import type { FieldPath } from '../values/fieldPath.ts';
import { parseFields, parseValue } from '../values/parseValue.ts';
import { parseTimestamp } from '../values/timestamp.ts';
import type { Fields, Value } from '../values/Value.ts';

/** google.firestore.v1.Write in ProtoJSON, unchecked. `verify` is field 5, missing in the published protos. */
export interface WriteJson {
  update?: { name?: string; fields?: unknown };
  delete?: string;
  verify?: string;
  transform?: { document?: string; fieldTransforms?: FieldTransformJson[] };
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: FieldTransformJson[];
  currentDocument?: { exists?: boolean; updateTime?: string };
}

/** google.firestore.v1.DocumentTransform.FieldTransform in ProtoJSON, unchecked. */
export interface FieldTransformJson {
  fieldPath?: string;
  setToServerValue?: string;
  increment?: unknown;
  maximum?: unknown;
  minimum?: unknown;
  appendMissingElements?: { values?: unknown[] };
  removeAllFromArray?: { values?: unknown[] };
}

/** A write's condition on the current document; at most one of the two. */
export interface Precondition {
  exists?: boolean;
  updateTime?: string;
}

/** A change to one field that depends on its current value or on the commit time. */
export type FieldTransform =
  | { kind: 'serverTimestamp'; path: FieldPath }
  | { kind: 'increment' | 'maximum' | 'minimum'; path: FieldPath; operand: Value }
  | { kind: 'appendMissingElements' | 'removeAllFromArray'; path: FieldPath; operands: Value[] };

/** A validated write. */
export type Write =
  | {
      kind: 'update';
      name: string;
      fields: Fields;
      /** Undefined replaces the document's fields. Otherwise only these paths change. */
      mask: FieldPath[] | undefined;
      transforms: FieldTransform[];
      precondition: Precondition;
    }
  | { kind: 'delete' | 'verify'; name: string; precondition: Precondition };

/**
 * Validates one write.
 *
 * @throws FirestoreError INVALID_ARGUMENT if Firestore refuses it regardless of the document
 */
export function parseWrite(json: WriteJson): Write {
  const precondition = parsePrecondition(json.currentDocument);
  if (json.delete !== undefined) return { kind: 'delete', name: documentName(json.delete), precondition };
  if (json.verify !== undefined) {
    if (precondition.exists === undefined && precondition.updateTime === undefined)
      throw invalidArgument('a verify must contain a precondition');
    if (json.updateMask) throw invalidArgument('a verify must not specify a document mask.');
    if (json.updateTransforms?.length) throw invalidArgument('a verify must not specify a update transform.');
    return { kind: 'verify', name: documentName(json.verify), precondition };
  }
  if (json.transform) {
    const transforms = parseTransforms(json.transform.fieldTransforms);
    if (transforms.length === 0) throw invalidArgument('The list of FieldTransform must not be empty.');
    return {
      kind: 'update',
      name: documentName(json.transform.document),
      fields: {},
      mask: [],
      transforms,
      precondition,
    };
  }
  if (!json.update) throw invalidArgument('A write must have an operation.');
  const name = documentName(json.update.name);
  const fields = parseFields(json.update.fields);
  const mask = json.updateMask?.fieldPaths?.map(parseStoredFieldPath) ?? (json.updateMask ? [] : undefined);
  const transforms = parseTransforms(json.updateTransforms);
  return { kind: 'update', name, fields, mask, transforms, precondition };
}

/** Validates a precondition; none is the same as an empty one. Throws like `parseWrite`. */
export function parsePrecondition(json: WriteJson['currentDocument']): Precondition {
  if (!json) return {};
  if (json.updateTime !== undefined) return { updateTime: parseTimestamp(json.updateTime) };
  return json.exists === undefined ? {} : { exists: json.exists };
}

function parseTransforms(json: readonly FieldTransformJson[] = []): FieldTransform[] {
  const transforms = json.map(parseTransform);
  for (const { path: outer } of transforms)
    if (
      transforms.some(
        ({ path }) => path.length > outer.length && outer.every((name, level) => name === path[level]),
      )
    )
      throw invalidArgument(
        `Cannot transform property ${outer.join('.')} and its nested property at the same time.`,
      );
  return transforms;
}

function parseTransform(json: FieldTransformJson): FieldTransform {
  const path = parseStoredFieldPath(json.fieldPath);
  if (json.setToServerValue !== undefined) {
    if (json.setToServerValue !== 'REQUEST_TIME')
      throw invalidArgument(`Unknown server value: ${json.setToServerValue}.`);
    return { kind: 'serverTimestamp', path };
  }
  for (const kind of ['increment', 'maximum', 'minimum'] as const) {
    if (json[kind] !== undefined) return { kind, path, operand: numericOperand(json[kind]) };
  }
  for (const kind of ['appendMissingElements', 'removeAllFromArray'] as const) {
    const operands = json[kind];
    if (operands !== undefined) return { kind, path, operands: arrayOperands(operands) };
  }
  throw invalidArgument('A field transform must have a type.');
}

function numericOperand(json: unknown): Value {
  const operand = parseValue(json);
  if (!('integerValue' in operand || 'doubleValue' in operand))
    throw invalidArgument('Input must be int64 or double.');
  return operand;
}

function arrayOperands(json: { values?: unknown[] }): Value[] {
  // Parsed as one array so that nested arrays are refused as in a document.
  const { values } = (parseValue({ arrayValue: json }) as { arrayValue: { values: Value[] } }).arrayValue;
  return values;
}
