/** The parts of superstatic's API that the hosting server uses; its own types are incomplete. */
declare module 'superstatic' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { Readable } from 'node:stream';

  export interface ProvidedFile {
    modified: number;
    size: number;
    etag: string;
    stream: Readable;
  }

  export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  export interface Options {
    config: object;
    cwd: string;
    fallthrough: boolean;
    /** Returns null for a nonexistent file. Promise form: at most two parameters. */
    provider: (request: IncomingMessage, pathname: string) => Promise<ProvidedFile | null>;
    /** Runs before a file's bytes are sent, when its headers are set. */
    compression: Middleware;
    /** Handles rewrites that name no file, by the key they have instead. */
    rewriters: Readonly<Record<string, (rewrite: object) => Promise<Middleware>>>;
  }

  const superstatic: { default(options: Options): Middleware };
  export default superstatic;
}

declare module 'superstatic/lib/utils/patterns.js' {
  const patterns: { configMatcher(path: string, rule: { glob: string }): boolean };
  export default patterns;
}
