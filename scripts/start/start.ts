import { dirname, join, resolve } from 'node:path';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { watchRules } from '../../backend/rules/assembleRules.ts';
import { demoAccounts, demoPassword } from '../../backend/seed/accounts.ts';
import { startLocalPayments, type LocalPayments } from '../../backend/local-payments/startLocalPayments.ts';
import { localRootKey } from '../../build/localRootKey.ts';
import type { HostingMiddleware, LocalFirebase } from '../../backend/local/src/index.ts';
import { banner } from './banner.ts';
import { startFirebase } from './firebase.ts';
import { playTonight } from './playTonight.ts';
import type { Backend, StartContext } from './StartContext.ts';
import { StartError } from './StartError.ts';
import { throttleLines } from './throttleLines.ts';

/** The information other programs need to reach the product. */
interface ReadyInfo {
  readonly projectId: string;
  /** One per service; `hosting` is the page. */
  readonly addresses: Readonly<Record<string, string>> & { readonly hosting: string };
  /** Grants requests administrator access. */
  readonly administratorToken: string;
}

/**
 * Tells other programs that everything is up. The file is written atomically and removed before the product stops.
 *
 * @param file path, from the current folder
 * @returns the function that removes the file
 */
function writeReadyFile(file: string, { projectId, addresses, administratorToken }: ReadyInfo): () => void {
  const path = resolve(file);
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(
    temporary,
    JSON.stringify(
      { url: addresses.hosting, addresses, projectId, administratorToken, pid: process.pid },
      null,
      2,
    ),
    // The token is only for the user who started it.
    { mode: 0o600 },
  );
  renameSync(temporary, path);
  return () => rmSync(path, { force: true });
}

/**
 * Starts local payments and passes their address to the functions started afterwards. They answer once opened.
 *
 * @throws StartError if the environment contains a live key: a local start must never reach real money
 */
async function startPayments(log: (line: string) => void): Promise<LocalPayments> {
  if (/^(sk|rk)_live_/.test(process.env.STRIPE_SECRET_KEY ?? ''))
    throw new StartError(
      "STRIPE_SECRET_KEY is a live key and can't be used here. Unset it; local payments create their own key.",
    );
  const payments = await startLocalPayments({ log });
  Object.assign(process.env, payments.environment);
  return payments;
}

/** Milliseconds between progress lines of background work. */
const backgroundInterval = 5_000;

/**
 * Prepares the page, starts the local Firebase and seeds the demo accounts, in parallel where possible; then prints the banner and seeds
 * the large operator's data in the background. Resolves when only serving is left to do.
 *
 * @throws StartError
 */
export async function start(context: StartContext): Promise<void> {
  const { options, children, started, isStopping, print, log, preparePage, hostingMiddleware } = context;
  const startBackend = await chooseBackend(context);
  if (!context.packed) started.stopAssembling = watchRules(context.root, (line) => log('firebase', line));
  const payments = await startPayments((line) => log('payments', line));
  started.payments = payments;
  const prepared = preparePage();
  const backend = startBackend((line) => log('firebase', line), hostingMiddleware);
  const seeded = backend.then(async ({ firebase, onSeeded }) => {
    started.firebase = firebase;
    for (const { service, port, owner, chosen } of firebase.takenPorts) {
      print(`Port ${port} (${service}) is taken${owner ? ` by ${owner}` : ''}; using ${chosen}.`);
    }
    openPayments(context, payments, firebase);
    keepRootKey(context);
    if (!isStopping()) await seed(context, firebase, 'demo', (line) => log('seed', line));
    if (!isStopping()) await onSeeded?.();
    return firebase;
  });
  const [firebase] = await waitForAll([seeded, prepared], () => children.stop());
  if (isStopping()) return;

  const addresses = { ...firebase.addresses, payments: payments.address };
  if (options.readyFile !== null)
    started.removeReadyFile = writeReadyFile(options.readyFile, { ...firebase, addresses });
  started.ready = true;
  print(bannerOf(firebase, addresses));
  const fillsBig = options.big && !options.official;
  if (options.big && !fillsBig)
    print(
      "big@demo.test is left out: seeding its 100,000 documents would take Google's emulator minutes and gigabytes of memory.",
    );
  await Promise.all([
    fillsBig ? seedLargeOperator(context, firebase) : null,
    options.live && playTonight(context, firebase, options.live),
  ]);
}

/** The local Firebase has now locked the data folder, so no other process writes to it. */
function openPayments(
  { root, options }: StartContext,
  payments: LocalPayments,
  { addresses, projectId }: LocalFirebase,
): void {
  const folder = options.official ? null : join(resolve(options.data ?? join(root, '.data')), 'payments');
  const webhook = `${addresses.functions}/${projectId}/us-central1/stripeWebhook`;
  try {
    payments.open({ folder, fresh: options.fresh, webhook, app: [addresses.hosting] });
  } catch (error) {
    // The problem with its file is all the user needs to know.
    const { message } = error as Error;
    throw new StartError(`${message} To delete all local data and start over: npm start -- --fresh`, {
      cause: error,
    });
  }
}

/** Puts the build's root key into the data folder, for commands that sign the list of modules' keys. */
function keepRootKey({ root, options }: StartContext): void {
  if (options.official || options.site !== null) return;
  const file = join(resolve(options.data ?? join(root, '.data')), 'module-root-key.json');
  writeFileSync(file, JSON.stringify(localRootKey(join(root, 'dist'))), { mode: 0o600 });
}

type StartBackend = (log: (line: string) => void, middleware?: HostingMiddleware) => Promise<Backend>;

/** Google's emulators if requested and available here, otherwise the local Firebase. @throws StartError */
async function chooseBackend(context: StartContext): Promise<StartBackend> {
  if (!context.options.official)
    return async (log, middleware) => ({ firebase: await startFirebase(context, log, middleware) });
  const { requireEmulator, startOfficial } = await import('./official/startOfficial.ts');
  const jar = requireEmulator();
  return (log, middleware) => startOfficial(jar, context, log, middleware);
}

/** Waits for all, even after a failure, so nothing keeps running unnoticed. Throws the first failure. */
async function waitForAll<First>(
  tasks: [Promise<First>, Promise<void>],
  onFailure: () => Promise<void>,
): Promise<[First, void]> {
  try {
    return await Promise.all(tasks);
  } catch (error) {
    await onFailure();
    await Promise.allSettled(tasks);
    throw error;
  }
}

async function seed(
  { root, packed, children }: StartContext,
  { projectId, environment }: LocalFirebase,
  part: 'demo' | 'big',
  onLine: (line: string) => void,
): Promise<void> {
  const code = await children.run({
    args: [packed?.seed ?? 'backend/seed/seed.ts', '--project', projectId, '--only', part],
    directory: root,
    environment,
    onLine,
  });
  if (code !== null && code !== 0) throw new StartError(`Seeding the ${part} data failed; see above.`);
}

/** How many lines of a failed seeding are printed: the error and where it came from. */
const maxFailureLines = 20;

/** The page is already in use, so a failure here is only reported. */
async function seedLargeOperator(context: StartContext, firebase: LocalFirebase): Promise<void> {
  const print = (line: string) => context.log('seed', line);
  const progress = throttleLines(print, backgroundInterval);
  const latest: string[] = [];
  try {
    await seed(context, firebase, 'big', (line) => {
      progress.add(line);
      latest.push(line);
      if (latest.length > maxFailureLines) latest.shift();
    });
    progress.flush();
  } catch (error) {
    // An error arrives as many lines at once, and progress throttling would drop all but one.
    latest.forEach(print);
    context.print(`${(error as Error).message} The other demo accounts are not affected.`);
  }
}

function bannerOf(
  { administratorToken }: LocalFirebase,
  addresses: LocalFirebase['addresses'] & { readonly payments: string },
): string {
  return banner({
    administratorToken,
    url: addresses.hosting,
    accounts: demoAccounts,
    password: demoPassword,
    services: [
      ['Auth', addresses.auth],
      ['Firestore HTTP', addresses.firestore],
      ['Firestore gRPC', addresses.firestoreGrpc],
      ['Functions', addresses.functions],
      ['Outbox', `${addresses.outbox}  (emails and texts)`],
      ['SMTP', addresses.smtp],
      ['Payments', `${addresses.payments}  (test payments: clock and faults)`],
      ['Storage', addresses.storage],
      ['Hub', addresses.hub],
    ],
  });
}
