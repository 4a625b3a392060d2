import { readdir, readFile, readlink } from 'node:fs/promises';
import { createServer } from 'node:net';

/** A wanted port that is taken by another process. */
export interface TakenPort {
  readonly service: string;
  readonly port: number;
  /** "pid 123 (name)" if the system reveals it, otherwise null. */
  readonly owner: string | null;
  /** The port used instead. */
  readonly chosen: number;
}

const step = 10;
const attempts = 10;

/** Ports that browsers refuse to use, because they belong to other protocols (fetch.spec.whatwg.org, "port blocking"). */
const blockedByBrowsers: ReadonlySet<number> = new Set([
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
  ...[6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
]);

/**
 * The ports to try for a service, in order. Steps of 10 keep neighboring services' fallbacks apart and give the same address on the next
 * start, which matters because browsers keep a login per address.
 *
 * @param wanted the service's own port; 0 lets the system choose
 * @returns ports from 0 to 65535; the last is 0, "any free one"
 */
export function candidatePorts(wanted: number): number[] {
  if (wanted === 0) return [0];
  const steps = Array.from({ length: attempts }, (_, index) => wanted + index * step);
  return [wanted, ...steps.slice(1).filter((port) => port <= 65535 && !blockedByBrowsers.has(port)), 0];
}

/** A port reserved by listening on it, until it is released. */
interface Reservation {
  readonly port: number;
  readonly release: () => Promise<void>;
}

/**
 * Reserves a port.
 *
 * @param port 0 lets the system choose
 * @returns null if another process has it
 * @throws any error other than "in use" and "not permitted"
 */
function reservePort(host: string, port: number): Promise<Reservation | null> {
  return new Promise((resolve, reject) => {
    // Reconnecting clients of an earlier process must not keep the port from being released.
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(null);
      else reject(error);
    });
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address();
      const held = typeof address === 'object' && address !== null ? address.port : port;
      resolve({ port: held, release: () => new Promise((released) => server.close(() => released())) });
    });
  });
}

/** A port that must not be replaced is taken by another process. */
export class PortTakenError extends Error {
  constructor(port: number, owner: string | null) {
    super(`Port ${port} is taken${owner === null ? '' : ` by ${owner}`}. Choose another with --port.`);
    this.name = 'PortTakenError';
  }
}

const listening = '0A';

/**
 * Inodes of the sockets listening on a port.
 *
 * @param table text of Linux's /proc/net/tcp or /proc/net/tcp6
 */
export function listeningInodes(table: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return table
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(suffix) && fields[3] === listening)
    .flatMap((fields) => fields[9] ?? []);
}

/**
 * Names the process listening on a port, if the system reveals it (only on Linux: own processes, or any as root).
 *
 * @returns "pid 123 (name)", or null
 */
async function findPortOwner(port: number): Promise<string | null> {
  const tables = await Promise.all(['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readOrEmpty(file)));
  const inodes = new Set(tables.flatMap((table) => listeningInodes(table, port)));
  if (inodes.size === 0) return null;
  for (const pid of await listOrEmpty('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    for (const fd of await listOrEmpty(`/proc/${pid}/fd`)) {
      const target = await readlink(`/proc/${pid}/fd/${fd}`).catch(() => '');
      const inode = /^socket:\[(\d+)\]$/.exec(target)?.[1];
      if (inode !== undefined && inodes.has(inode)) {
        const name = (await readOrEmpty(`/proc/${pid}/comm`)).trim();
        return `pid ${pid} (${name || 'unknown'})`;
      }
    }
  }
  return null;
}

function readOrEmpty(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

function listOrEmpty(directory: string): Promise<string[]> {
  return readdir(directory).catch(() => []);
}

/**
 * Checks that a port can be listened on; 0 always can.
 *
 * @throws PortTakenError naming its owner; any error other than "in use" and "not permitted"
 */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const reservation = await reservePort(host, port);
  if (!reservation) throw new PortTakenError(port, await findPortOwner(port));
  await reservation.release();
}

/**
 * Chooses a port for each service: the wanted one if free, otherwise the next free candidate.
 *
 * @param host the address to listen on
 * @param wanted wanted port by service name; 0 lets the system choose
 * @returns unique ports by service name, and those that were taken
 */
export async function choosePorts<Service extends string>(
  host: string,
  wanted: Readonly<Partial<Record<Service, number>>>,
): Promise<{ ports: Partial<Record<Service, number>>; taken: TakenPort[] }> {
  const ports: Partial<Record<Service, number>> = {};
  const taken: TakenPort[] = [];
  // Each is reserved until all are chosen: the system may give a just-released port to the next request.
  const reservations: Reservation[] = [];
  try {
    for (const [service, port] of Object.entries(wanted) as [Service, number][]) {
      const reservation = await firstFreePort(host, candidatePorts(port));
      reservations.push(reservation);
      const chosen = reservation.port;
      ports[service] = chosen;
      if (port !== 0 && chosen !== port) {
        taken.push({ service, port, owner: await findPortOwner(port), chosen });
      }
    }
  } finally {
    await Promise.all(reservations.map(({ release }) => release()));
  }
  return { ports, taken };
}

async function firstFreePort(host: string, candidates: readonly number[]): Promise<Reservation> {
  for (const candidate of candidates) {
    const reservation = await reservePort(host, candidate);
    if (reservation) return reservation;
  }
  throw new Error(`No free port on ${host}.`);
}
