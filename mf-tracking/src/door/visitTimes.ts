import type { DoorVisit } from 'shared-lib/domain';

const millisPerMinute = 60_000;

/** How far the device's and the server's time may differ before both are shown, in milliseconds. */
const sameWithin = 2 * millisPerMinute;

/** A visit's moments, epoch milliseconds: one if device and server agree, otherwise both. */
export type VisitTimes =
  | { readonly kind: 'one'; readonly at: number }
  | { readonly kind: 'both'; readonly device: number; readonly server: number }
  | null;

/**
 * Which times of a visit are shown. A correction has only the time of the visit: the office made it later.
 * @returns null if neither is known
 */
export function visitTimes({ log }: Pick<DoorVisit, 'log'>): VisitTimes {
  const device = log.servicedAt;
  const server = log.corrects === null ? (log.syncedAt ?? log.createdAt) : null;
  if (device !== null && server !== null && Math.abs(device - server) > sameWithin) {
    return { kind: 'both', device, server };
  }
  const at = device ?? server;
  return at === null ? null : { kind: 'one', at };
}
