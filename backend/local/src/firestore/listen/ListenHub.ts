import { lastId, parentOf, rootOf } from '../names/resourceName.ts';
import { scopeHasCollection } from '../store/CollectionScope.ts';
import type { Database } from '../store/Database.ts';
import type { CommitRecord, DocumentChange } from '../store/StoredDocument.ts';
import type { TargetInterest } from './ListenTarget.ts';

/** A listener subscribed to changes. */
export interface Subscription {
  interest: TargetInterest;
  /** Called after a commit with its relevant changes, before any `onCommitEnd` for it. */
  onChanges: (changes: DocumentChange[], commit: CommitRecord) => void;
  /** Called once for each commit `onChanges` was called for. Subscriptions that share this function get one call together. */
  onCommitEnd: (commit: CommitRecord) => void;
}

/**
 * Delivers each commit to the subscriptions it affects. It finds them by document name, collection or collection group, so a commit's cost
 * depends on its changes and not on the number of other listeners.
 */
export class ListenHub {
  /** Keys: `name:{document}`, `collection:{full name}`, `group:{root}:{id}`, `any:{root}`. */
  readonly #subscriptions = new Map<string, Set<Subscription>>();
  readonly #stop: () => void;

  constructor(database: Database) {
    this.#stop = database.onCommit((commit) => this.#dispatch(commit));
  }

  /** Adds a subscription. Returns the function that removes it. */
  subscribe(subscription: Subscription): () => void {
    const keys = keysOf(subscription.interest);
    for (const key of keys) {
      const subscriptions = this.#subscriptions.get(key);
      if (subscriptions) subscriptions.add(subscription);
      else this.#subscriptions.set(key, new Set([subscription]));
    }
    return () => {
      for (const key of keys) {
        const subscriptions = this.#subscriptions.get(key);
        subscriptions?.delete(subscription);
        if (subscriptions?.size === 0) this.#subscriptions.delete(key);
      }
    };
  }

  close(): void {
    this.#stop();
    this.#subscriptions.clear();
  }

  #dispatch(commit: CommitRecord): void {
    if (this.#subscriptions.size === 0) return;
    const concerned = new Map<Subscription, DocumentChange[]>();
    for (const [collection, changes] of changesByCollection(commit)) {
      const root = rootOf(collection);
      const keys = [`collection:${collection}`, `group:${root}:${lastId(collection)}`, `any:${root}`];
      for (const key of keys) {
        for (const subscription of this.#subscriptions.get(key) ?? []) {
          const { interest } = subscription;
          if ('scope' in interest && scopeHasCollection(interest.scope, collection))
            collect(concerned, subscription, changes);
        }
      }
      for (const change of changes) {
        for (const subscription of this.#subscriptions.get(`name:${change.name}`) ?? [])
          collect(concerned, subscription, [change]);
      }
    }
    for (const [subscription, changes] of concerned) subscription.onChanges(changes, commit);
    for (const onCommitEnd of new Set(
      Array.from(concerned.keys(), (subscription) => subscription.onCommitEnd),
    ))
      onCommitEnd(commit);
  }
}

function keysOf(interest: TargetInterest): string[] {
  if ('names' in interest) return interest.names.map((name) => `name:${name}`);
  const { root, parent, collectionId, allDescendants } = interest.scope;
  if (collectionId === undefined) return [`any:${root}`];
  return [allDescendants ? `group:${root}:${collectionId}` : `collection:${parent}/${collectionId}`];
}

function changesByCollection({ changes }: CommitRecord): Map<string, DocumentChange[]> {
  const byCollection = new Map<string, DocumentChange[]>();
  for (const change of changes) {
    const collection = parentOf(change.name);
    const others = byCollection.get(collection);
    if (others) others.push(change);
    else byCollection.set(collection, [change]);
  }
  return byCollection;
}

function collect(
  concerned: Map<Subscription, DocumentChange[]>,
  subscription: Subscription,
  changes: DocumentChange[],
): void {
  const collected = concerned.get(subscription);
  // One at a time: a commit may have more changes than a call can have arguments.
  if (collected) for (const change of changes) collected.push(change);
  else concerned.set(subscription, [...changes]);
}
