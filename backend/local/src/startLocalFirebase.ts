import { openDataFolder } from './dataFolder.ts';
import { defaultPorts, localHost, type LocalFirebase, type LocalFirebaseOptions } from './LocalFirebase.ts';
import { requireFreePort } from './ports.ts';
import { startServices, type Stoppable } from './startServices.ts';
import { StartWatch } from './StartWatch.ts';
import { ExportError } from './transfer/ExportError.ts';
import { importInto } from './transfer/importInto.ts';
import { readExport } from './transfer/readExport.ts';
import { checkExportTarget, writeExport } from './transfer/writeExport.ts';

/** Several products that start at once on one machine, as tests do, take each other's ports more than once. */
const maximumAttempts = 10;
/** Milliseconds that a start may go without progress: many times what its longest part takes on a busy machine. */
const defaultPatience = 120_000;

/**
 * Starts the local Firebase: Auth, Firestore, Functions, Storage and Hosting, in this process, on 127.0.0.1. Either all
 * that are asked for run afterwards or none.
 *
 * @throws Error; `explainStartFailure` tells those that a person can do something about
 */
export async function startLocalFirebase(options: LocalFirebaseOptions): Promise<LocalFirebase> {
  const watch = new StartWatch();
  return watch.within(options.startPatience ?? defaultPatience, startWatched(options, watch));
}

async function startWatched(options: LocalFirebaseOptions, watch: StartWatch): Promise<LocalFirebase> {
  const { projectId, dataDirectory, importFrom, exportTo } = options;
  for (const service of options.fixedPorts ?? []) {
    const port = options.ports?.[service] ?? defaultPorts[service];
    await watch.step(`port ${port}`, requireFreePort(localHost, port));
  }
  if (exportTo !== undefined) checkExportTarget(exportTo);
  // Read to its end before anything of an earlier run is deleted.
  const imported =
    importFrom === undefined ? null : await watch.step('the export', readExport(importFrom, projectId));
  const folder = openDataFolder(dataDirectory, { fresh: options.fresh ?? false });
  const started: Stoppable[] = [];
  const stopServices = async (): Promise<void> => {
    for (const service of started.splice(0).reverse()) {
      await service
        .stop()
        .catch((error: unknown) => options.log(`A service did not stop cleanly: ${String(error)}`));
    }
  };
  const stop = async (): Promise<void> => {
    await stopServices();
    try {
      if (exportTo !== undefined) await writeExport(exportTo, folder, projectId);
    } finally {
      folder.release();
    }
  };
  try {
    if (imported) {
      if (!folder.isEmpty)
        throw new ExportError(`Nothing was imported: the data folder ${dataDirectory} has data already.`);
      await watch.step(
        'the import',
        importInto(folder, imported, () => watch.goesOn()),
      );
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        const services = await startServices(options, folder, started, watch);
        await watch.step('the data folder', folder.noteFiles());
        return { ...services, stop: once(stop) };
      } catch (error) {
        await stopServices();
        // Another process took a port between the choice of it and its use: choose again.
        if (attempt >= maximumAttempts || !isPortTaken(error)) throw error;
      }
    }
  } catch (error) {
    // It was empty before.
    if (imported && folder.isEmpty) folder.clear();
    folder.release();
    throw error;
  }
}

/** Runs it the first time; later calls get the same promise. */
function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= run());
}

/** gRPC has the system's error in the message alone. */
function isPortTaken(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException | undefined)?.code ?? error).includes('EADDRINUSE');
}
