import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { apiOf } from './api/answerCall.ts';
import { controlOf } from './control/answerControl.ts';
import { Deliveries } from './hooks/Deliveries.ts';
import { answerPage } from './pages/answerPages.ts';
import { controlPage } from './pages/controlPage.ts';
import { json, type HttpResponse, type HttpRequest } from './server/HttpResponse.ts';
import { listen } from './server/listen.ts';
import { Ledger } from './store/Ledger.ts';
import { updatePageAddresses } from './store/seedRows.ts';
import { Store } from './store/Store.ts';

/** Interval for running what is due, in milliseconds. */
const tick = 15_000;

export interface LocalPaymentsOptions {
  /** Wanted port; 0 for any free one. */
  readonly port?: number;
  readonly log?: (line: string) => void;
}

/** The settings local payments need before they can answer. */
export interface ServerContext {
  /** The data folder, used by no other process; null keeps everything in memory. */
  readonly folder: string | null;
  /** Deletes the folder's data. */
  readonly fresh?: boolean;
  /** The address of the function that receives events; null for none. */
  readonly webhook: string | null;
  /** Origins of the app that hosted pages may redirect to. */
  readonly app: readonly string[];
}

export interface LocalPayments {
  /** Base URL of the API and the hosted pages. */
  readonly address: string;
  /** Environment variables that point functions here. */
  readonly environment: Readonly<Record<string, string>>;
  /**
   * Starts answering. Until then, every request gets 503.
   * @throws Error naming a damaged file, or for an origin on another machine
   */
  open(surroundings: ServerContext): void;
  stop(): Promise<void>;
}

/** The default port, if it isn't taken. */
const defaultPort = 4402;

/**
 * Starts a local Stripe: takes a port of 127.0.0.1 and creates its own key and signing secret, so real ones are never needed. It answers
 * once opened; this way functions can get its address before they start, and the folder is locked after them.
 */
export async function startLocalPayments(options: LocalPaymentsOptions): Promise<LocalPayments> {
  const { port: wanted = defaultPort, log = () => {} } = options;
  const key = `sk_test_local_${randomBytes(18).toString('hex')}`;
  const secret = `whsec_local_${randomBytes(18).toString('hex')}`;
  let service: Service | null = null;
  const { server, port } = await listen(
    wanted,
    async (requested) =>
      service?.answer(requested) ??
      json(503, { error: { type: 'api_error', message: 'Payments are starting.' } }),
  );
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    environment: {
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_ADDRESS: address,
    },
    open: (surroundings) => {
      service = serve(surroundings, { address, key, secret, log });
    },
    stop: () => {
      service?.stop();
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

interface Service {
  answer(request: HttpRequest): Promise<HttpResponse>;
  stop(): void;
}

interface Identity {
  readonly address: string;
  readonly key: string;
  readonly secret: string;
  readonly log: (line: string) => void;
}

function serve(surroundings: ServerContext, { address, key, secret, log }: Identity): Service {
  const { folder, fresh = false, webhook } = surroundings;
  const app = surroundings.app.flatMap(bothNames);
  if (fresh && folder !== null) rmSync(folder, { recursive: true, force: true });
  const store = new Store(folder === null ? null : join(folder, 'journal.ndjson'));
  const ledger = new Ledger(store, address);
  updatePageAddresses(ledger, address);
  const deliveries = new Deliveries(ledger, log);
  const isOwnAddress = (text: string): boolean => URL.canParse(text) && app.includes(new URL(text).origin);
  const api = apiOf({ ledger, key, isOwnAddress, webhook });
  const control = controlOf(ledger, deliveries, address);
  const pages = { ledger, app };
  const panel = controlPage(pages, deliveries);
  if (webhook !== null) deliveries.connect({ url: webhook, secret });
  ledger.catchUp();
  const timer = setInterval(() => ledger.catchUp(), tick);
  timer.unref();
  return {
    answer: async (requested) => {
      const { method, url, headers, body } = requested;
      if (url.pathname.startsWith('/v1/')) {
        const response = api({ method, path: url.pathname, query: url.search.slice(1), headers, body });
        return json(response.status, response.body, response.headers);
      }
      if (url.pathname.startsWith('/control/')) return control(requested);
      return (await panel(requested)) ?? answerPage(pages, requested);
    },
    stop: () => {
      clearInterval(timer);
      deliveries.stop();
      store.close();
    },
  };
}

/** An origin of this machine under both its names. @throws Error for another machine, where pages must not redirect to */
function bothNames(origin: string): string[] {
  const { hostname, port, protocol } = new URL(origin);
  if (hostname !== '127.0.0.1' && hostname !== 'localhost')
    throw new Error(`Local payments return only to this machine, not to ${origin}.`);
  return ['127.0.0.1', 'localhost'].map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`);
}
