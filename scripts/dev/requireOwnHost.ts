import type { HostingMiddleware } from '../../backend/local/src/index.ts';
import type { HotBuild } from './HotBuild.ts';

/**
 * Accepts only requests whose host is a name of this machine. Otherwise another site's page whose domain resolves to this machine (DNS
 * rebinding) could read the sources.
 *
 * @param builds whose WebSockets are answered
 * @param handle answers the requests
 */
export function requireOwnHost(
  builds: readonly HotBuild[],
  handle: HostingMiddleware['handle'],
): HostingMiddleware {
  return {
    handle(request, response, next) {
      if (isOwnName(request.headers.host)) return handle(request, response, next);
      response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('The development server only answers requests to localhost and 127.0.0.1.\n');
    },
    upgrade(request, socket, head) {
      const answered =
        isOwnName(request.headers.host) && builds.some((build) => build.upgrade(request, socket, head));
      if (!answered) socket.destroy();
    },
  };
}

/**
 * Whether a request's host is one of this machine's own names.
 *
 * @param host the request's `Host` header
 */
export function isOwnName(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '');
}
