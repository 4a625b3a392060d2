import { useSyncExternalStore } from 'react';

/**
 * Whether the backend can be reached. The browser only knows about its own network, so two other signs count. One is
 * listeners that have been disconnected for more than two seconds. The other is a failed request, or an ended
 * listening request, while this site doesn't answer either.
 */
export interface Connection {
  readonly isLost: boolean;
  /** When this began, in epoch milliseconds. */
  readonly since: number;
}

/** How long listeners may be disconnected, in milliseconds: Firestore often reconnects within a second. */
const graceMillis = 2000;
/** Milliseconds between two requests to a site that doesn't answer. */
const retryMillis = 5000;
/** A small file on this site that always exists. */
const probePath = '/__/firebase/init.json';

/** Unit tests run without a page, and so without a connection to watch. */
const hasPage = typeof window !== 'undefined';

/** The disconnected listeners. */
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
  }, graceMillis);
}

/** Records whether a listener is connected to the server. */
export function setListenerConnected(listener: object, hasServer: boolean) {
  if (hasServer) {
    // They share one channel: when one is connected, the others are about to be.
    cutOff.clear();
    isCutOff = false;
    decide();
  } else {
    cutOff.add(listener);
    waitForServer();
  }
}

/** Records that a listener has ended and no longer counts. */
export const removeListener = (listener: object) => void cutOff.delete(listener);

let askTimer: ReturnType<typeof setTimeout> | undefined;

async function ask() {
  clearTimeout(askTimer);
  try {
    await fetch(probePath, { method: 'HEAD', cache: 'no-store' });
    isUnreachable = false;
  } catch {
    isUnreachable = true;
    askTimer = setTimeout(ask, retryMillis);
  }
  decide();
}

/** Records a request that failed as it would without a connection. */
export function recordFailedRequest() {
  if (hasPage && !isUnreachable) void ask();
}

/** In the URL of the request that Firestore's listeners receive on: `RID=rpc` is the one that stays open. */
const LISTENING = /\/Listen\/channel\?.*\bRID=rpc\b/;

/**
 * Checks immediately when the listeners' request has ended, which explains the HEAD for init.json after each of them.
 * Most end because Firestore renews them. But if the server is unreachable, Firestore retries for up to half a minute
 * before it reports that, and nothing else tells the two apart. The request goes to the site, because a function or a
 * document would cost a call or a read.
 */
function watchListening() {
  if (typeof PerformanceObserver === 'undefined') return;
  new PerformanceObserver((ended) => {
    if (ended.getEntries().some(({ name }) => LISTENING.test(name))) recordFailedRequest();
  }).observe({ type: 'resource' });
}

/** The current connection; the same object until it changes. */
export const currentConnection = (): Connection => connection;

/** @returns the function that ends it. */
export function watchConnection(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** The connection, live. */
export const useConnection = (): Connection => useSyncExternalStore(watchConnection, currentConnection);

if (hasPage) {
  watchListening();
  window.addEventListener('offline', decide);
  window.addEventListener('online', () => {
    // The listeners have yet to notice. Those that don't within a while are cut off for another reason.
    isCutOff = false;
    if (cutOff.size > 0) waitForServer();
    // The site probably answers again; a user who acts now doesn't have to wait for the next check.
    if (isUnreachable) void ask();
    decide();
  });
  decide();
}
