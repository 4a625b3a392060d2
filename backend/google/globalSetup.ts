import { findEmulator } from './findEmulator.ts';
import { startEmulator, type Emulator } from './startEmulator.ts';

declare global {
  var googleEmulator: Emulator | undefined;
}

/** Starts one emulator for all suites of `npm test -- google` and passes its address as GOOGLE_FIRESTORE ("host:port"). */
export default async function globalSetup(): Promise<void> {
  const found = findEmulator();
  if (!found.ok) {
    console.log(`Skipped: ${found.message}`);
    return;
  }
  const emulator = await startEmulator({ jar: found.jar });
  void emulator.ended.then((reason) => reason !== null && console.error(reason));
  globalThis.googleEmulator = emulator;
  process.env.GOOGLE_FIRESTORE = `${emulator.host}:${emulator.port}`;
  console.log(`Google's Firestore emulator, found through ${found.source}`);
}
