import { createServer } from 'node:net';
import { findPortOwner } from './portOwner.ts';

/** A port that was wanted but is held by another process. */
export interface TakenPort {
  readonly service: string;
  readonly port: number;
  /** "pid 123 (name)" where the system tells, else null. */
  readonly owner: string | null;
  /** The port used instead. */
  readonly chosen: number;
}

const step = 10;
const attempts = 10;

/**
 * The ports to try for a service, in order. The steps of 10 keep fall-backs of neighbouring services apart and
 * give the same address on the next start, which matters to browsers: they keep a login per address.
 *
 * @param wanted the service's own port; 0 lets the system choose
 * @returns ports from 0 to 65535; the last is 0, "any free one"
 */
export function candidatePorts(wanted: number): number[] {
  if (wanted === 0) return [0];
  const steps = Array.from({ length: attempts }, (_, index) => wanted + index * step);
  return [...steps.filter((port) => port <= 65535), 0];
}

/**
 * Finds out whether a port can be listened on.
 *
 * @returns the port (the one the system chose, for 0), or null when another process holds it
 * @throws any error other than "in use" and "not permitted"
 */
export function probePort(host: string, port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(null);
      else reject(error);
    });
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address();
      const found = typeof address === 'object' && address !== null ? address.port : port;
      server.close(() => resolve(found));
    });
  });
}

/**
 * Chooses a port for each service: the wanted one where it is free, else the next free candidate.
 *
 * @param host the address that will be listened on
 * @param wanted wanted port by service name; 0 lets the system choose
 * @returns the ports by service name, no two the same, and what was taken
 */
export async function choosePorts<Service extends string>(
  host: string,
  wanted: Readonly<Record<Service, number>>,
): Promise<{ ports: Record<Service, number>; taken: TakenPort[] }> {
  const ports: Partial<Record<Service, number>> = {};
  const taken: TakenPort[] = [];
  const inUse = new Set<number>();
  for (const [service, port] of Object.entries(wanted) as [Service, number][]) {
    const chosen = await firstFreePort(host, candidatePorts(port), inUse);
    inUse.add(chosen);
    ports[service] = chosen;
    if (port !== 0 && chosen !== port) {
      taken.push({ service, port, owner: await findPortOwner(port), chosen });
    }
  }
  return { ports: ports as Record<Service, number>, taken };
}

async function firstFreePort(
  host: string,
  candidates: number[],
  inUse: ReadonlySet<number>,
): Promise<number> {
  for (const candidate of candidates) {
    if (candidate !== 0 && inUse.has(candidate)) continue;
    const port = await probePort(host, candidate);
    if (port !== null && !inUse.has(port)) return port;
  }
  throw new Error(`No free port on ${host}.`);
}
