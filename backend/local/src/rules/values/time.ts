export const NANOS_PER_SECOND = 1_000_000_000n;
export const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;

/** A moment. */
export class Timestamp {
  /** Nanoseconds since 1970, UTC. */
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }

  /** From a canonical timestamp of Firestore, `YYYY-MM-DDTHH:MM:SS.ffffffZ`. */
  static parse(canonical: string): Timestamp {
    const seconds = BigInt(Date.parse(`${canonical.slice(0, 19)}Z`) / 1000);
    return new Timestamp(seconds * NANOS_PER_SECOND + BigInt(canonical.slice(20, 26)) * 1000n);
  }

  /** The calendar's view, to whole seconds. */
  get date(): Date {
    return new Date(Number(floorDivide(this.nanos, NANOS_PER_SECOND)) * 1000);
  }

  /** Nanoseconds since midnight. */
  get nanosOfDay(): bigint {
    return this.nanos - floorDivide(this.nanos, NANOS_PER_DAY) * NANOS_PER_DAY;
  }
}

/** A length of time, which may be negative. */
export class Duration {
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

/** Division of integers that rounds down, so that time before 1970 has parts too. */
export function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}
