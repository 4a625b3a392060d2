/** A test that couldn't run on Google's emulator must not count as passed. */
if (process.env.GOOGLE_FIRESTORE === undefined) {
  const { skip } = test;
  Object.assign(globalThis, { test: skip, it: skip });
}
