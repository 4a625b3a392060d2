import type { RequestHandler } from 'express';

const exposed = [
  ...['URL', 'Status', 'Size-Received', 'Chunk-Granularity'].map((name) => `X-Goog-Upload-${name}`),
  ...['Content-Range', 'ETag', 'Location', 'Range', 'X-Goog-Hash'],
].join(', ');

/** Lets pages of any origin use Storage, as in production. */
export const crossOrigin: RequestHandler = (request, response, next) => {
  response.set({
    'Access-Control-Allow-Origin': request.header('Origin') ?? '*',
    'Access-Control-Expose-Headers': exposed,
    Vary: 'Origin',
  });
  if (request.method !== 'OPTIONS') {
    next();
    return;
  }
  response.set({
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers': request.header('Access-Control-Request-Headers') ?? '*',
    'Access-Control-Max-Age': '3600',
  });
  response.status(204).end();
};
