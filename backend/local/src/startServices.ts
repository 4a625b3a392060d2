import { randomBytes } from 'node:crypto';
import { Access } from './access/Access.ts';
import { appConfiguration, defaultBucket } from './appConfiguration.ts';
import { startAuth } from './auth/index.ts';
import type { DataFolder } from './dataFolder.ts';
import { readDocument, startFirestore, type FirestoreServer } from './firestore/index.ts';
import { defaultRegion } from './functions/CloudFunction.ts';
import { adminEnvironment } from './functions/environment.ts';
import { startFunctions, type FunctionsServer } from './functions/index.ts';
import { hasHosting } from './hosting/HostingConfig.ts';
import { startHosting } from './hosting/index.ts';
import { runningEmulators, startHub } from './hub/index.ts';
import { outboxEnvironment, startOutbox } from './outbox/index.ts';
import {
  defaultPorts,
  localHost,
  localProducts,
  type LocalFirebase,
  type LocalFirebaseOptions,
  type LocalProduct,
  type LocalService,
} from './LocalFirebase.ts';
import { choosePorts } from './ports.ts';
import { readServiceFiles } from './readServiceFiles.ts';
import { FirestoreRules, StorageRules, type FirestoreDocuments } from './rules/index.ts';
import type { StartWatch } from './StartWatch.ts';
import { startStorage } from './storage/index.ts';

/** Something that can be stopped. */
export interface Stoppable {
  stop(): Promise<void>;
}

/**
 * Starts the requested services on a data folder locked by this process.
 *
 * @param started receives everything that was started, for the caller to stop, even after a failure
 * @param watch receives what is being waited for
 * @throws RulesCompileError (security rules), DamagedFileError, DataFolderError (the data), Error (firebase.json, the functions' source, a
 * port)
 */
export async function startServices(
  options: LocalFirebaseOptions,
  folder: DataFolder,
  started: Stoppable[],
  watch: StartWatch,
): Promise<Omit<LocalFirebase, 'stop'>> {
  const { projectId, log } = options;
  const administratorToken = randomBytes(24).toString('base64url');
  const access = new Access(administratorToken, options.origins);
  const host = localHost;
  const products = options.only ?? localProducts.filter((product) => isConfigured(product, options));
  const wanted = { ...defaultPorts, ...options.ports };
  const { ports: chosen, taken: takenPorts } = await watch.step(
    'free ports',
    choosePorts(host, portsOf(products, wanted)),
  );
  const ports = { ...wanted, ...chosen };
  const url = (service: LocalService): string => `http://${host}:${ports[service]}`;
  const addresses = {
    hosting: url('hosting'),
    auth: url('auth'),
    firestore: url('firestore'),
    firestoreGrpc: `${host}:${ports.firestoreGrpc}`,
    functions: url('functions'),
    storage: url('storage'),
    hub: url('hub'),
    outbox: url('outbox'),
    smtp: `${host}:${ports.smtp}`,
    ...options.elsewhere,
  };
  const environment = adminEnvironment(projectId, defaultBucket(projectId), {
    auth: new URL(addresses.auth).host,
    firestore: addresses.firestoreGrpc,
    storage: new URL(addresses.storage).host,
    hub: new URL(addresses.hub).host,
  });
  const runs = (product: LocalProduct): boolean => products.includes(product);
  const reachable = [...products, ...Object.keys(options.elsewhere ?? {})];
  const start = async <Service extends Stoppable>(
    name: string,
    starting: Promise<Service>,
  ): Promise<Service> => {
    const service = await watch.step(name, starting);
    started.push(service);
    return service;
  };
  const files = readServiceFiles(options.configFile);
  const firestoreRules = runs('firestore')
    ? new FirestoreRules(options.firestoreRules ?? files.firestoreRules, log)
    : null;
  if (firestoreRules) started.push(stopOf(firestoreRules));
  const { firestore: firestoreElsewhere } = options.elsewhere ?? {};
  // Storage may request a document before Firestore is up: then there is none yet.
  let getDocument: FirestoreDocuments['getDocument'] = (name) =>
    firestoreElsewhere === undefined ? null : readDocument(firestoreElsewhere, name);
  const documents = { projectId, getDocument: (name: string) => getDocument(name) };
  const storageRulesPath = options.storageRules ?? files.storageRules;
  const storageRules = storageRulesPath === null ? null : new StorageRules(storageRulesPath, documents, log);
  if (storageRules) started.push(stopOf(storageRules));
  const authorizeStorage = options.authorizeStorage ?? storageRules?.authorize;
  const startFirestoreProduct = async (rules: FirestoreRules): Promise<FirestoreServer> => {
    const server = await start(
      'Firestore',
      startFirestore({
        projectId,
        dataDir: folder.firestore,
        host,
        httpPort: ports.firestore,
        grpcPort: ports.firestoreGrpc,
        access,
        log,
        keepsCommits: runs('functions'),
        ...(files.indexes !== undefined && !options.withoutIndexes && { indexesFile: files.indexes }),
        authorize: options.authorizeFirestore ?? rules.authorize,
        replaceRules: (project, sources) => rules.replace(project, sources),
      }),
    );
    getDocument = server.getDocument;
    return server;
  };
  const firestore = firestoreRules ? startFirestoreProduct(firestoreRules) : Promise.resolve(null);
  const startFunctionsProduct = async (): Promise<FunctionsServer> => {
    const server = await firestore;
    const functionsUrl = `${addresses.functions}/${projectId}/${defaultRegion}`;
    const { mailReports, textReplies } = options.outboxFunctions ?? {};
    await start(
      'the Outbox',
      startOutbox({
        host,
        httpPort: ports.outbox,
        smtpPort: ports.smtp,
        ...(options.origins && { origins: options.origins }),
        token: administratorToken,
        mailReports: mailReports === undefined ? null : `${functionsUrl}/${mailReports}`,
        textReplies: textReplies === undefined ? null : `${functionsUrl}/${textReplies}`,
        log,
      }),
    );
    return start(
      'the functions',
      startFunctions({
        projectId,
        source: options.functionsSource,
        environment: {
          ...environment,
          ...outboxEnvironment(addresses.outbox, addresses.smtp),
          LOCAL_FUNCTIONS_URL: functionsUrl,
          LOCAL_SITE_URL: addresses.hosting,
        },
        host,
        port: ports.functions,
        access,
        onCommit: server && ((...listener) => server.onCommit(...listener)),
        ...(options.eventDelayMillis !== undefined && { eventDelayMillis: options.eventDelayMillis }),
        log,
      }),
    );
  };
  const services: Promise<unknown>[] = [firestore];
  if (runs('hosting')) {
    const initJson = appConfiguration(projectId, addresses, reachable);
    services.push(
      start(
        'Hosting',
        startHosting({
          configFile: options.configFile,
          initJson,
          services: Object.values(initJson.emulators),
          functions: runs('functions') ? `${addresses.functions}/${projectId}` : null,
          ...(options.hostedFolder !== undefined && { folder: options.hostedFolder }),
          host,
          port: ports.hosting,
          access,
          log,
          ...(options.hostingMiddleware && { middleware: options.hostingMiddleware }),
        }),
      ),
    );
  }
  const functions = runs('functions') ? startFunctionsProduct() : Promise.resolve(null);
  services.push(functions);
  if (runs('storage')) {
    services.push(
      start(
        'Storage',
        startStorage({
          projectId,
          directory: folder.storage,
          host,
          port: ports.storage,
          access,
          log,
          ...(options.storageQuota !== undefined && { quota: options.storageQuota }),
          ...(authorizeStorage && { authorize: authorizeStorage }),
          ...(storageRules && { replaceRules: storageRules.replace.bind(storageRules) }),
          onProgress: () => watch.reportProgress(),
        }),
      ),
    );
  }
  if (runs('auth')) {
    services.push(
      start(
        'Auth',
        startAuth({
          projectId,
          directory: folder.auth,
          host,
          port: ports.auth,
          access,
          actionUrl: addresses.hosting + options.actionPath,
          log,
        }),
      ),
    );
  }
  // All of them must settle before a failure is passed on, so that none starts unnoticed afterwards.
  const outcomes = await Promise.allSettled(services);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  const running = await functions;
  await start('the hub', startHub(runningEmulators(reachable, addresses), running, host, ports.hub, access));
  running?.begin();
  return {
    projectId,
    addresses: { ...addresses, outbox: `${addresses.outbox}/?token=${administratorToken}` },
    administratorToken,
    products,
    takenPorts,
    environment,
  };
}

/** The product a service belongs to. */
const productOf = (service: Exclude<LocalService, 'hub'>): LocalProduct => {
  if (service === 'firestoreGrpc') return 'firestore';
  return service === 'outbox' || service === 'smtp' ? 'functions' : service;
};

/** The ports of what runs: Firestore has two, functions include the outbox's, and the hub is always there. */
function portsOf(
  products: readonly LocalProduct[],
  ports: Readonly<Record<LocalService, number>>,
): Partial<Record<LocalService, number>> {
  const runs = (service: LocalService): boolean => service === 'hub' || products.includes(productOf(service));
  const entries = Object.entries(ports) as [LocalService, number][];
  return Object.fromEntries(entries.filter(([service]) => runs(service)));
}

/** Hosting needs a folder to serve; everything else needs nothing. */
function isConfigured(product: LocalProduct, { configFile }: LocalFirebaseOptions): boolean {
  return product !== 'hosting' || (configFile !== null && hasHosting(configFile));
}

function stopOf(rules: { close(): void }): Stoppable {
  return { stop: () => Promise.resolve(rules.close()) };
}
