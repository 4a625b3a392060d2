import { parseReleases, type ModuleRelease, type ParsedEntry } from 'shared-lib/contract';
import {
  autoField,
  guarded,
  isSignedBy,
  moduleKeysSchema,
  registeredSchema,
  registrySchema,
  type ModuleDocument,
  type ModuleKeys,
  type RegisteredModule,
  type Registry,
  type SignedText,
} from 'shared-lib/contract/documents';

/** The part of the registry's response that a page may use. */
export interface VerifiedRegistry {
  readonly entries: readonly ParsedEntry[];
  /** The used texts with their signatures: the last good copy for the next page. */
  readonly kept: Registry;
  /** A message for each part that was rejected. */
  readonly problems: readonly string[];
}

/** A signed part that was accepted. */
interface Accepted<Source, Value> {
  readonly source: Source;
  readonly revision: number;
  readonly value: Value;
}

/** The newer of two accepted parts; the first if they are the same revision. */
const newer = <Part extends { readonly revision: number }>(one: Part | null, other: Part | null) =>
  one && other && other.revision > one.revision ? other : (one ?? other);

async function readKeys(
  rootKeys: readonly string[],
  source: Registry['keys'],
): Promise<Accepted<NonNullable<Registry['keys']>, ModuleKeys> | null> {
  if (!source || !(await isSignedBy(rootKeys, 'module-keys', source))) return null;
  const read = moduleKeysSchema.safeParse(parsed(source.text));
  return read.success ? { source, revision: read.data.revision, value: read.data } : null;
}

/** Pages run only verified code, so each version of the registry needs its container. */
const withContainer = <Release extends ModuleRelease>(release: Release | undefined) =>
  release?.container ? release : undefined;

/** @returns null unless one of the keys signed it, it is about the module, and its stable version can be used */
async function readModule(
  module: string,
  keys: readonly string[],
  given: unknown,
): Promise<Accepted<RegisteredModule, ParsedEntry> | null> {
  const source = registeredSchema.safeParse(given);
  if (!source.success || !(await isSignedBy(keys, 'module-document', source.data))) return null;
  const document = parsed(source.data.text) as Partial<ModuleDocument> | null;
  const revision = document?.revision;
  if (document?.module !== module || typeof revision !== 'number') return null;
  const [entry] = parseReleases({ modules: { [module]: document } }).modules;
  if (!entry || !withContainer(entry.stable)) return null;
  const { candidate: parsedCandidate, previous, ...others } = entry;
  const candidate = withContainer(parsedCandidate);
  const auto = autoField.safeParse(document.candidate?.auto).data;
  const known = candidate && { candidate: { ...candidate, ...(auto && { auto }) } };
  const value = {
    ...others,
    ...(withContainer(previous) && { previous }),
    ...guarded({ ...known }, source.data.guard),
  };
  return { source: source.data, revision, value };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether a copy is the same signed text. */
const isSame = ({ text, signature }: SignedText, copy: unknown) => {
  const other = copy as Partial<SignedText> | null | undefined;
  return other?.text === text && other.signature === signature;
};

const nothing: Registry = { keys: null, modules: {} };

/** Reads a registry's response, which may be invalid. */
function readRegistry(json: unknown): {
  readonly keys: Registry['keys'];
  readonly modules: Record<string, unknown>;
} {
  const read = registrySchema.safeParse(json);
  return read.success ? read.data : nothing;
}

/**
 * Selects the parts of the registry's response that a page uses: those signed by the operator's root keys and
 * then the modules' own keys, and never an older revision than this browser has used. The last good copy
 * replaces a rejected part. The copy is verified too, because anything on this site can write to the storage.
 * @param answer the registry's response, of any shape; null if there is none
 * @param copy the last good copy, of any shape
 */
export async function verifyRegistry(
  rootKeys: readonly string[],
  answer: unknown,
  copy: unknown,
): Promise<VerifiedRegistry> {
  const [given, earlier] = [readRegistry(answer), readRegistry(copy)];
  const problems: string[] = [];
  const [givenKeys, earlierKeys] = await Promise.all([
    readKeys(rootKeys, given.keys),
    readKeys(rootKeys, earlier.keys),
  ]);
  const keys = newer(givenKeys, earlierKeys);
  if (given.keys && (!givenKeys || keys !== givenKeys)) problems.push('The list of module keys was rejected');
  if (!keys) return { entries: [], kept: nothing, problems };

  const modules = await Promise.all(
    Object.entries(keys.value.keys).map(async ([module, own]) => {
      const fromAnswer = await readModule(module, own, given.modules[module]);
      const copied = earlier.modules[module];
      // Usually nothing has changed since the previous page.
      const fromCopy =
        fromAnswer && isSame(fromAnswer.source, copied) ? null : await readModule(module, own, copied);
      const used = newer(fromAnswer, fromCopy);
      const isRefused = given.modules[module] !== undefined && (!used || used !== fromAnswer);
      if (isRefused) problems.push(`The registry's document of ${module} was rejected`);
      return used ? [[module, used] as const] : [];
    }),
  );
  const used = modules.flat();
  return {
    entries: used.map(([, { value }]) => value),
    kept: {
      keys: keys.source,
      modules: Object.fromEntries(used.map(([module, { source }]) => [module, source])),
    },
    problems,
  };
}
