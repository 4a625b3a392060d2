import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Random } from '../../../seed/random.ts';
import { firestore } from '../../../kernel/firebase.ts';
import type { RandomChange } from './randomChanges.fixture.ts';

/** The event a trigger receives. */
export interface Event {
  readonly data: { readonly before: DocumentSnapshot; readonly after: DocumentSnapshot };
  readonly params: Readonly<Record<string, string>>;
}

/** A trigger and its document path; named groups are its parameters. */
type Trigger = readonly [RegExp, { readonly run: (event: never) => unknown }];

/**
 * Makes changes, and delivers their events to the triggers, in the test's process.
 * @param customerId the owner of the documents
 */
export const eventsFor = (customerId: string, triggers: readonly Trigger[]) => {
  /** The last known documents, for the events of their next changes. */
  const lastSeen = new Map<string, DocumentSnapshot>();

  /**
   * Makes changes concurrently.
   * @returns their events
   */
  const make = async (changes: readonly RandomChange[]): Promise<Event[]> => {
    const references = changes.map(({ path }) => firestore().doc(path));
    const unseen = references.filter(({ path }) => !lastSeen.has(path));
    const seen = unseen.length > 0 ? await firestore().getAll(...unseen) : [];
    for (const snapshot of seen) lastSeen.set(snapshot.ref.path, snapshot);
    const batch = firestore().batch();
    changes.forEach(({ path, data }) => {
      if (data) batch.set(firestore().doc(path), data);
      else batch.delete(firestore().doc(path));
    });
    await batch.commit();
    const after = await firestore().getAll(...references);
    return after.flatMap((snapshot) => {
      const before = lastSeen.get(snapshot.ref.path);
      lastSeen.set(snapshot.ref.path, snapshot);
      return before ? [{ data: { before, after: snapshot }, params: {} }] : [];
    });
  };

  const deliver = async (event: Event): Promise<void> => {
    for (const [pattern, trigger] of triggers) {
      const ids = pattern.exec(event.data.after.ref.path)?.groups;
      if (ids) await trigger.run({ ...event, params: { customerId, ...ids } } as never);
    }
  };

  return { make, deliver };
};

/** Events in transit: late, in any order, and some of them twice. */
export const delivery = (random: Random, deliver: (event: Event) => Promise<void>) => {
  const pending: Event[] = [];
  const running = new Set<Promise<void>>();
  const begin = (event: Event) => {
    const run = deliver(event).finally(() => running.delete(run));
    running.add(run);
  };
  return {
    add: (events: readonly Event[]) => {
      for (const event of events) pending.push(event, ...(random.chance(0.3) ? [event] : []));
    },
    /** Starts delivering some of them; waits only while very many are in transit. */
    some: async (count: number) => {
      for (let left = count; left > 0 && pending.length > 0; left -= 1) {
        begin(...(pending.splice(random.int(0, pending.length - 1), 1) as [Event]));
      }
      while (running.size > 60) await Promise.race(running);
    },
    rest: async () => {
      for (const event of pending.splice(0).reverse()) begin(event);
      await Promise.all(running);
    },
  };
};
