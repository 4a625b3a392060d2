import { EvaluationError } from '../evaluate/EvaluationError.ts';

export const NANOS_PER_SECOND = 1_000_000_000n;
export const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;

const MAX_DURATION = 315_576_000_000n * NANOS_PER_SECOND;
const YEAR_1 = -62_135_596_800n * NANOS_PER_SECOND;
const YEAR_10000 = 253_402_300_800n * NANOS_PER_SECOND;

export class Timestamp {
  /** Nanoseconds since 1970, UTC. */
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }

  /** The result of an operation. @throws EvaluationError outside the years 1 to 9999 */
  static of(nanos: bigint): Timestamp {
    if (nanos < YEAR_1 || nanos >= YEAR_10000)
      throw new EvaluationError('The time is not within the years 1 to 9999');
    return new Timestamp(nanos);
  }

  /** From a canonical Firestore timestamp, `YYYY-MM-DDTHH:MM:SS.ffffffZ`. */
  static parse(canonical: string): Timestamp {
    const seconds = BigInt(Date.parse(`${canonical.slice(0, 19)}Z`) / 1000);
    return new Timestamp(seconds * NANOS_PER_SECOND + BigInt(canonical.slice(20, 26)) * 1000n);
  }

  /** As a calendar date, to whole seconds. */
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

  /** The result of an operation. @throws EvaluationError beyond 10,000 years */
  static of(nanos: bigint): Duration {
    if (nanos > MAX_DURATION || nanos < -MAX_DURATION)
      throw new EvaluationError('The duration is longer than 10,000 years');
    return new Duration(nanos);
  }
}

/** Integer division that rounds down, so that times before 1970 have correct parts too. */
export function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}
