import { availableParallelism, loadavg } from 'node:os';

/** The load average per core of a whole run on a machine that does nothing else. */
const usualLoad = 5;

/**
 * How many times slower than in a usual run this machine is now, at least 1. Limits for how soon something appears are
 * multiplied by it, since other programs may use the machine.
 */
export const slowdown = (): number => Math.max(1, loadavg()[0]! / availableParallelism() / usualLoad);
