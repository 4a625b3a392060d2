/** Stops the emulator that `globalSetup` started. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.googleEmulator?.stop();
}
