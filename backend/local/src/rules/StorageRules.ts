import type { StoredDocument } from '../firestore/store/StoredDocument.ts';
import type { StorageRequest, AuthorizeStorage } from '../storage/authorize.ts';
import type { RulesFileText } from '../storage/setRules.ts';
import { StorageError } from '../storage/StorageError.ts';
import type { StoredObject } from '../storage/StoredObject.ts';
import type { Log } from '../Log.ts';
import { compileRules } from './compileRules.ts';
import { createLookUp } from './createLookUp.ts';
import { Evaluator } from './evaluate/Evaluator.ts';
import { authorizeRequest } from './evaluate/authorizeRequest.ts';
import { RulesCompileError } from './RulesCompileError.ts';
import { RulesFile } from './RulesFile.ts';
import type { Ruleset } from './Ruleset.ts';
import { fromJson } from './values/fromJson.ts';
import { RulesMap, RulesPath } from './values/RulesValue.ts';
import type { RulesValue } from './values/RulesValue.ts';
import { Timestamp } from './values/time.ts';

type Found = StoredDocument | null;

/** Returns the documents of a project's Firestore by full name; asynchronously if Firestore is in another process. */
export interface FirestoreDocuments {
  readonly projectId: string;
  readonly getDocument: (name: string) => Found | Promise<Found>;
}

/** Interrupts an evaluation until a document has arrived. */
class Awaiting extends Error {
  readonly document: string;
  readonly answer: Promise<Found>;

  constructor(document: string, answer: Promise<Found>) {
    super(`Waiting for ${document}`);
    this.document = document;
    this.answer = answer;
  }
}

/** The rules Storage enforces, from a file. */
export class StorageRules {
  /** Must be called for every operation by a non-administrator. */
  readonly authorize: AuthorizeStorage;
  readonly #file: RulesFile;
  readonly #documents: FirestoreDocuments;
  #replaced: Ruleset | null = null;

  /**
   * @param path absolute path of the rules
   * @param documents used by `firestore.get()`
   * @param log receives denials with the rule's position, and reloads
   * @throws RulesCompileError
   */
  constructor(path: string, documents: FirestoreDocuments, log: Log) {
    this.#documents = documents;
    this.#file = RulesFile.open(path, 'firebase.storage', log);
    this.authorize = (request) => this.#decide(request, log);
  }

  /**
   * Sets the rules until the end of the process, as `@firebase/rules-unit-testing` does.
   *
   * @throws StorageError 400 with a line `file:line:column: …` for each problem
   */
  replace(files: readonly RulesFileText[]): void {
    const [file] = files;
    if (!file || files.length > 1) throw new StorageError(400, 'Exactly one rules file must be given.');
    try {
      this.#replaced = compileRules(file.content, file.name ?? 'storage.rules', 'firebase.storage');
    } catch (error) {
      throw error instanceof RulesCompileError ? new StorageError(400, error.message) : error;
    }
  }

  close(): void {
    this.#file.close();
  }

  /** Restarts whenever a document has arrived, because evaluation is synchronous. */
  async #decide(request: StorageRequest, log: Log): Promise<boolean> {
    const arrived = new Map<string, Found>();
    const getDocument = (name: string): Found => {
      const known = arrived.get(name);
      if (known !== undefined) return known;
      const answer = this.#documents.getDocument(name);
      if (answer instanceof Promise) throw new Awaiting(name, answer);
      return answer;
    };
    for (;;) {
      try {
        return this.#decideWith(getDocument, request, log);
      } catch (error) {
        if (!(error instanceof Awaiting)) throw error;
        arrived.set(error.document, await error.answer);
      }
    }
  }

  #decideWith(getDocument: (name: string) => Found, request: StorageRequest, log: Log): boolean {
    const ruleset = this.#replaced ?? this.#file.ruleset;
    const path = RulesPath.parse(`b/${request.bucket}/o/${request.path}`);
    const lookUp = createLookUp(this.#documents.projectId, { getDocument, getDocumentAfter: getDocument });
    const evaluator = new Evaluator(lookUp, (line) => log(`${ruleset.file}: ${line}`));
    const verdict = authorizeRequest(
      ruleset,
      request.method,
      path.segments,
      variablesOf(request, path),
      evaluator,
    );
    if (verdict.allowed) return true;
    const why = verdict.refusals.map(({ at, reason }) => `${ruleset.file}:${at.line}:${at.column} ${reason}`);
    const who = request.caller ? `user ${JSON.stringify(request.caller.uid)}` : 'a signed-out caller';
    log(
      `Storage refused ${request.method} ${path} for ${who}: ${why.join('; ') || `no rule in ${ruleset.file} matches`}`,
    );
    return false;
  }
}

function variablesOf(request: StorageRequest, path: RulesPath): ReadonlyMap<string, RulesValue> {
  const { caller, method, newResource, resource } = request;
  const auth = caller && RulesMap.of({ uid: caller.uid, token: fromJson(caller.token) });
  const time = new Timestamp(BigInt(Date.now()) * 1_000_000n);
  return new Map<string, RulesValue>([
    ['request', RulesMap.of({ auth, method, path, time, resource: toObject(newResource) })],
    ['resource', toObject(resource)],
  ]);
}

/** An object's metadata as seen by rules (firebase.google.com/docs/storage/security/rules-conditions#resource_evaluation). */
function toObject(object: StoredObject | null): RulesValue {
  if (!object) return null;
  const { timeCreated, updated, generation, metageneration, size, md5Hash, crc32c } = object;
  const texts = (
    ['contentType', 'cacheControl', 'contentDisposition', 'contentEncoding', 'contentLanguage'] as const
  ).map((field): [string, RulesValue] => [field, object[field] ?? null]);
  return RulesMap.of({
    ...Object.fromEntries(texts),
    name: object.name,
    bucket: object.bucket,
    generation: BigInt(generation),
    metageneration: BigInt(metageneration),
    size: BigInt(size),
    md5Hash,
    crc32c,
    timeCreated: timestampOf(timeCreated),
    updated: timestampOf(updated),
    metadata: RulesMap.of({ ...object.metadata }),
  });
}

function timestampOf(iso: string): Timestamp {
  return new Timestamp(BigInt(Date.parse(iso)) * 1_000_000n);
}
