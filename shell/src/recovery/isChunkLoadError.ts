/**
 * Messages of browsers and webpack when a script or style sheet fails to load. The first is the spec's
 * (section 8); the dynamic import messages are from Chromium, Firefox and Safari.
 */
const wordings = [
  /ChunkLoadError/,
  /Loading (CSS )?chunk .+ failed/i,
  /Failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /Importing a module script failed/i,
  /Failed to load module script/i,
  /Unable to preload CSS/i,
];

/** Whether a thrown value means that part of the page's code couldn't be loaded. */
export function isChunkLoadError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, message, code } = error as { name?: unknown; message?: unknown; code?: unknown };
  if (code === 'CSS_CHUNK_LOAD_FAILED') return true;
  return wordings.some((wording) => wording.test(`${String(name)}: ${String(message)}`));
}
