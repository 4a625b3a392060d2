/** Stops the emulator started by `globalSetup`. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.googleEmulator?.stop();
}
