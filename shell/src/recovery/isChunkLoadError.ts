/**
 * How browsers and webpack word it when a script or style of the page can't be fetched. The first is
 * the spec's own (section 8); the imports are those of Chromium, Firefox and Safari.
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

/** Whether something that was thrown means that a part of the page's code could not be fetched. */
export function isChunkLoadError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, message, code } = error as { name?: unknown; message?: unknown; code?: unknown };
  if (code === 'CSS_CHUNK_LOAD_FAILED') return true;
  return wordings.some((wording) => wording.test(`${String(name)}: ${String(message)}`));
}
