const text = 'charset=utf-8';

const types: Readonly<Record<string, string>> = {
  '.js': `text/javascript; ${text}`,
  '.mjs': `text/javascript; ${text}`,
  '.css': `text/css; ${text}`,
  '.json': 'application/json',
  '.map': 'application/json',
  '.txt': `text/plain; ${text}`,
  '.ts': `text/plain; ${text}`,
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
  '.zip': 'application/zip',
};

/**
 * The content type of a module's file, by its extension. None is HTML, so no file can act as a page
 * of the site.
 */
export const contentType = (path: string): string =>
  types[/\.\w+$/.exec(path)?.[0].toLowerCase() ?? ''] ?? 'application/octet-stream';

/** Whether files of this type are worth compressing. */
export const isCompressible = (type: string): boolean =>
  /^text\/|^application\/(?:json|wasm)$|^image\/svg/.test(type);
