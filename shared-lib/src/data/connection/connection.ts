import { useSyncExternalStore } from 'react';

/**
 * Whether the backend can be reached. The browser only knows of its own network, so that two other signs count: listeners that have lost
 * the server for more than a moment, and a request that fails, or on which listeners hear and that ends, while this site does not answer
 * either.
 */
export interface Connection {
  readonly isLost: boolean;
  /** Since when that is so, in epoch milliseconds. */
  readonly since: number;
}

/** Milliseconds for which listeners may be without the server: Firestore often is back within one. */
const GRACE = 2000;
/** Milliseconds between two questions to a site that does not answer. */
const ASK_AGAIN = 5000;
/** A small file of this site, which is always there. */
const PROBE = '/__/firebase/init.json';

/** Units run without a page, and so without a connection to watch. */
const hasPage = typeof window !== 'undefined';

/** The listeners that have lost the server. */
const cutOff = new Set<object>();
let isCutOff = false;
let isUnreachable = false;
let graceTimer: ReturnType<typeof setTimeout> | undefined;
let connection: Connection = { isLost: false, since: Date.now() };
const watchers = new Set<() => void>();

function decide() {
  const isLost = !navigator.onLine || isCutOff || isUnreachable;
  if (isLost === connection.isLost) return;
  connection = { isLost, since: Date.now() };
  for (const onChange of [...watchers]) onChange();
}

function waitForServer() {
  graceTimer ??= setTimeout(() => {
    graceTimer = undefined;
    isCutOff = cutOff.size > 0;
    decide();
  }, GRACE);
}

/** Notes whether a listener has the server behind it. */
export function noteListener(listener: object, hasServer: boolean) {
  if (hasServer) {
    // They share one channel: what one hears, the others are about to.
    cutOff.clear();
    isCutOff = false;
    decide();
  } else {
    cutOff.add(listener);
    waitForServer();
  }
}

/** Notes that a listener has ended, so that it says nothing any more. */
export const noteListenerEnded = (listener: object) => void cutOff.delete(listener);

let askTimer: ReturnType<typeof setTimeout> | undefined;

async function ask() {
  clearTimeout(askTimer);
  try {
    await fetch(PROBE, { method: 'HEAD', cache: 'no-store' });
    isUnreachable = false;
  } catch {
    isUnreachable = true;
    askTimer = setTimeout(ask, ASK_AGAIN);
  }
  decide();
}

/** Notes that a request has failed in a way in which it would without a connection. */
export function noteFailedRequest() {
  if (hasPage && !isUnreachable) void ask();
}

/** In the address of the request on which Firestore's listeners hear: `RID=rpc` is the one that stays open. */
const LISTENING = /\/Listen\/channel\?.*\bRID=rpc\b/;

/**
 * Asks at once when the listeners' request has ended: hence the HEAD for init.json that follows each of them. Most of these requests end
 * because Firestore renews them; but when the server is gone, Firestore tries again for up to half a minute before it says so, and nothing
 * else tells the two apart. It asks the site, since a function or a document would cost a call or a read.
 */
function watchListening() {
  if (typeof PerformanceObserver === 'undefined') return;
  new PerformanceObserver((ended) => {
    if (ended.getEntries().some(({ name }) => LISTENING.test(name))) noteFailedRequest();
  }).observe({ type: 'resource' });
}

/** How the connection is now; the same object until that changes. */
export const currentConnection = (): Connection => connection;

/** @returns the function that ends it. */
export function watchConnection(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** How the connection is, now and as it changes. */
export const useConnection = (): Connection => useSyncExternalStore(watchConnection, currentConnection);

if (hasPage) {
  watchListening();
  window.addEventListener('offline', decide);
  window.addEventListener('online', () => {
    // The listeners have yet to notice. Those that don't in a while are cut off for another reason.
    isCutOff = false;
    if (cutOff.size > 0) waitForServer();
    // The site most likely answers again: whoever presses now need not wait for the next question.
    if (isUnreachable) void ask();
    decide();
  });
  decide();
}
