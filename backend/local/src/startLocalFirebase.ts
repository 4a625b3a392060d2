import { openDataFolder } from './dataFolder.ts';
import { defaultPorts, localHost, type LocalFirebase, type LocalFirebaseOptions } from './LocalFirebase.ts';
import { requireFreePort } from './ports.ts';
import { startServices, type Stoppable } from './startServices.ts';
import { StartWatch } from './StartWatch.ts';
import { ExportError } from './transfer/ExportError.ts';
import { importInto } from './transfer/importInto.ts';
import { readExport } from './transfer/readExport.ts';
import { checkExportTarget, writeExport } from './transfer/writeExport.ts';

/** Products starting at once on one machine, as in tests, may take each other's ports several times. */
const maximumAttempts = 10;
/** Milliseconds a start may go without progress: many times what its longest part takes on a busy machine. */
const defaultPatience = 120_000;

/**
 * Starts the local Firebase: Auth, Firestore, Functions, Storage and Hosting, in this process, on 127.0.0.1. Either all requested services
 * run afterwards or none.
 *
 * @throws Error; `explainStartFailure` explains those the user can fix
 */
export async function startLocalFirebase(options: LocalFirebaseOptions): Promise<LocalFirebase> {
  const watch = new StartWatch();
  return watch.within(options.startTimeoutMillis ?? defaultPatience, startWatched(options, watch));
}

async function startWatched(options: LocalFirebaseOptions, watch: StartWatch): Promise<LocalFirebase> {
  const { projectId, dataDirectory, importFrom, exportTo } = options;
  for (const service of options.fixedPorts ?? []) {
    const port = options.ports?.[service] ?? defaultPorts[service];
    await watch.step(`port ${port}`, requireFreePort(localHost, port));
  }
  if (exportTo !== undefined) checkExportTarget(exportTo);
  // Read completely before anything of an earlier run is deleted.
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
        throw new ExportError(`Nothing was imported: the data folder ${dataDirectory} already has data.`);
      await watch.step(
        'the import',
        importInto(folder, imported, () => watch.reportProgress()),
      );
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        const services = await startServices(options, folder, started, watch);
        await watch.step('the data folder', folder.recordFiles());
        return { ...services, stop: once(stop) };
      } catch (error) {
        await stopServices();
        // Another process took a port after it was chosen: choose again.
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

/** Runs it on the first call; later calls get the same promise. */
function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= run());
}

/** gRPC reports the system's error only in the message. */
function isPortTaken(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException | undefined)?.code ?? error).includes('EADDRINUSE');
}
