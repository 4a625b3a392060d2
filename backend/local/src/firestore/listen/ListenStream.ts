import { allowEverything } from '../authorize.ts';
import type { Authorize, RequestAuth } from '../authorize.ts';
import { invalidArgument, toFirestoreError } from '../FirestoreError.ts';
import { allowAnyIndex } from '../indexes/IndexesFile.ts';
import type { RequireIndex } from '../indexes/IndexesFile.ts';
import { databaseName } from '../names/resourceName.ts';
import type { Database } from '../store/Database.ts';
import type { DocumentReader } from '../store/DocumentReader.ts';
import type { CommitRecord, StoredDocument } from '../store/StoredDocument.ts';
import { parseTimestamp, timestampOfVersion, versionOfTimestamp } from '../values/timestamp.ts';
import { AuthorizedTarget } from './AuthorizedTarget.ts';
import type { ListenHub } from './ListenHub.ts';
import type { ListenRequest, ListenResponse, TargetJson } from './ListenMessages.ts';
import { parseTarget } from './ListenTarget.ts';
import type { ListenTarget } from './ListenTarget.ts';
import { PacedSender } from './PacedSender.ts';
import { countOf, resumeTarget } from './resumeTarget.ts';
import { resumeToken, versionOfToken } from './resumeToken.ts';
import type { TargetView, ViewChange } from './TargetView.ts';

export interface ListenServices {
  database: Database;
  hub: ListenHub;
  authorize?: Authorize;
  requireIndex?: RequireIndex;
}

/**
 * One Listen stream: any number of targets, whose changes are sent as consistent snapshots. Independent of the transport: messages come in
 * through `handle` and go out through `send`, all in ProtoJSON.
 */
export class ListenStream {
  readonly #database: Database;
  readonly #hub: ListenHub;
  readonly #authorize: Authorize;
  readonly #requireIndex: RequireIndex;
  readonly #auth: RequestAuth;
  readonly #sender: PacedSender<ListenResponse>;
  /** By target ID, the function that stops listening. */
  readonly #targets = new Map<number, () => void>();
  readonly #onCommitEnd = (commit: CommitRecord): void => this.#sendSnapshot(commit.version);

  constructor(services: ListenServices, auth: RequestAuth, send: (message: ListenResponse) => void) {
    this.#database = services.database;
    this.#hub = services.hub;
    this.#authorize = services.authorize ?? allowEverything;
    this.#requireIndex = services.requireIndex ?? allowAnyIndex;
    this.#auth = auth;
    this.#sender = new PacedSender(send);
  }

  /**
   * Handles a client's message.
   *
   * @throws FirestoreError if the stream can't continue; a target that can't be added only ends itself
   */
  handle(request: ListenRequest): void {
    if (request.database !== undefined) databaseName(request.database);
    if (request.addTarget) this.#addTarget(request.addTarget);
    else if (request.removeTarget !== undefined) this.#removeTarget(request.removeTarget);
    else if (request.database === undefined)
      throw invalidArgument('A listen request must add or remove a target.');
  }

  /** Stops all targets; nothing is sent afterwards. */
  close(): void {
    for (const stop of this.#targets.values()) stop();
    this.#targets.clear();
    this.#sender.close();
  }

  #addTarget(json: TargetJson): void {
    try {
      const target = parseTarget({ ...json, targetId: json.targetId || this.#freeTargetId() });
      this.#targets.get(target.targetId)?.();
      this.#targets.delete(target.targetId);
      this.#open(target, json);
    } catch (thrown) {
      this.#refuse(json.targetId ?? 0, thrown);
    }
  }

  #open(target: ListenTarget, json: TargetJson): void {
    const { targetId } = target;
    const reader = this.#database.read();
    const { version } = this.#database;
    const grounds = this.#checkAllowed(target, reader);
    if (target.query) this.#requireIndex(target.query);
    const view = target.open(reader);
    this.#sendTargetChange({ targetChangeType: 'ADD', targetIds: [targetId] });
    this.#sendInitial(target, json, view, reader, version);
    this.#sendTargetChange({
      targetChangeType: 'CURRENT',
      targetIds: [targetId],
      resumeToken: resumeToken(version),
      readTime: timestampOfVersion(version),
    });
    if (json.once) {
      this.#sendSnapshot(version);
      this.#sendTargetChange({ targetChangeType: 'REMOVE', targetIds: [targetId] });
      return;
    }
    this.#targets.set(targetId, this.#follow(target, view, grounds));
    this.#sendSnapshot(version);
  }

  /** Sends a target's changes until it is stopped or no longer allowed. Returns the function that stops it. */
  #follow(target: ListenTarget, view: TargetView, grounds: ReadonlySet<string>): () => void {
    const judged = new AuthorizedTarget(
      this.#hub,
      grounds,
      () => this.#checkAllowed(target, this.#database.read()),
      (thrown) => this.#refuse(target.targetId, thrown),
    );
    const stop = this.#hub.subscribe({
      interest: target.interest,
      onChanges: (changes, commit) => {
        if (!judged.canShow(commit, !target.query)) return;
        try {
          this.#sendViewChange(target, view.apply(changes), commit.version);
        } catch (thrown) {
          this.#refuse(target.targetId, thrown);
        }
      },
      onCommitEnd: this.#onCommitEnd,
    });
    return () => {
      stop();
      judged.stop();
    };
  }

  #sendInitial(
    target: ListenTarget,
    json: TargetJson,
    view: TargetView,
    reader: DocumentReader,
    version: number,
  ): void {
    const known = knownVersion(json);
    const resumed =
      known === undefined
        ? undefined
        : known === null
          ? null
          : resumeTarget(target, view, reader, this.#database, known);
    if (resumed) {
      this.#sendViewChange(target, resumed.change, version);
      const expected =
        typeof json.expectedCount === 'object' ? json.expectedCount?.value : json.expectedCount;
      if (expected !== undefined && expected !== resumed.formerCount()) {
        this.#sender.send({ filter: { targetId: target.targetId, count: countOf(view.results(reader)) } });
      }
      return;
    }
    // Too long ago to know what was removed: the client discards what it has and gets everything.
    if (resumed === null) this.#sendTargetChange({ targetChangeType: 'RESET', targetIds: [target.targetId] });
    const missing = new Set('names' in target.interest ? target.interest.names : []);
    for (const document of view.results(reader)) {
      missing.delete(document.name);
      this.#sendDocument(target, document);
    }
    for (const name of missing) this.#sendDelete(target.targetId, name, version);
  }

  #sendViewChange(target: ListenTarget, { changed, removed }: ViewChange, version: number): void {
    for (const document of changed) this.#sendDocument(target, document);
    for (const { name, document } of removed) {
      if (!document) this.#sendDelete(target.targetId, name, version);
      else {
        // With the new content, the client doesn't have to ask why the document left the results.
        this.#sender.send({
          documentChange: {
            document: target.project(document),
            targetIds: [],
            removedTargetIds: [target.targetId],
          },
        });
      }
    }
  }

  #sendDocument(target: ListenTarget, document: StoredDocument): void {
    this.#sender.send({
      documentChange: { document: target.project(document), targetIds: [target.targetId] },
    });
  }

  #sendDelete(targetId: number, name: string, version: number): void {
    this.#sender.send({
      documentDelete: { document: name, readTime: timestampOfVersion(version), removedTargetIds: [targetId] },
    });
  }

  /** Tells the client that it has everything up to a version, on all targets. */
  #sendSnapshot(version: number): void {
    this.#sendTargetChange({
      targetChangeType: 'NO_CHANGE',
      targetIds: [],
      readTime: timestampOfVersion(version),
      resumeToken: resumeToken(version),
    });
  }

  #sendTargetChange(targetChange: Extract<ListenResponse, { targetChange: unknown }>['targetChange']): void {
    this.#sender.send({ targetChange });
  }

  #removeTarget(targetId: number): void {
    this.#targets.get(targetId)?.();
    this.#targets.delete(targetId);
    this.#sendTargetChange({ targetChangeType: 'REMOVE', targetIds: [targetId] });
  }

  #refuse(targetId: number, thrown: unknown): void {
    const { grpcCode, message } = toFirestoreError(thrown);
    this.#targets.get(targetId)?.();
    this.#targets.delete(targetId);
    this.#sendTargetChange({
      targetChangeType: 'REMOVE',
      targetIds: [targetId],
      cause: { code: grpcCode, message },
    });
  }

  /** Evaluates the rules. Returns the names of the documents they looked up. */
  #checkAllowed({ query, interest }: ListenTarget, reader: DocumentReader): Set<string> {
    const grounds = new Set<string>();
    const getDocument = (name: string): StoredDocument | null => {
      grounds.add(name);
      return reader.get(name);
    };
    const time = timestampOfVersion(this.#database.version);
    const request = { auth: this.#auth, after: null, time, getDocument, getDocumentAfter: getDocument };
    if (query) {
      this.#authorize({
        ...request,
        operation: 'list',
        name: query.scope.parent,
        query: query.source,
        before: null,
      });
    }
    if ('names' in interest) {
      for (const name of interest.names)
        this.#authorize({ ...request, operation: 'get', name, before: reader.get(name) });
    }
    return grounds;
  }

  #freeTargetId(): number {
    let targetId = 1;
    while (this.#targets.has(targetId)) targetId++;
    return targetId;
  }
}

/** The version the client already has; undefined for none, null for an unreadable one. */
function knownVersion({ resumeToken: token, readTime }: TargetJson): number | null | undefined {
  if (token) return versionOfToken(token);
  return readTime === undefined ? undefined : versionOfTimestamp(parseTimestamp(readTime));
}
