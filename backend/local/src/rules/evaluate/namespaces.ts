import { createHash } from 'node:crypto';

import { LatLng } from '../values/LatLng.ts';
import type { RulesValue } from '../values/RulesValue.ts';
import { EvaluationError } from './EvaluationError.ts';
import { clampedInteger } from './operators.ts';
import { DURATION_FUNCTIONS, TIMESTAMP_FUNCTIONS } from './scalarMethods.ts';
import type { Signature, Signatures } from './Signature.ts';

const HASHED = ['string|bytes'];
/** The polynomials of CRC-32 and CRC-32C, bits reversed. */
const CRC32 = 0xedb88320;
const CRC32C = 0x82f63b78;

function floating(run: (number: number) => number): Signature {
  return { parameters: ['number'], run: (number: number | bigint) => run(Number(number)) };
}

const MATH: Signatures = {
  abs: {
    parameters: ['number'],
    // The smallest integer is its own absolute value, because 64 bits can't hold the positive one.
    run: (number: number | bigint): RulesValue =>
      typeof number === 'bigint' ? BigInt.asIntN(64, number < 0n ? -number : number) : Math.abs(number),
  },
  ceil: floating(Math.ceil),
  floor: floating(Math.floor),
  round: {
    parameters: ['number'],
    run: (number: number | bigint) =>
      typeof number === 'bigint' ? number : clampedInteger(Math.round(number)),
  },
  sqrt: floating(Math.sqrt),
  isNaN: { parameters: ['number'], run: (number: number | bigint) => Number.isNaN(Number(number)) },
  pow: {
    parameters: ['number', 'number'],
    run: (base: number | bigint, exponent: number | bigint) => Number(base) ** Number(exponent),
  },
};

const HASHING: Signatures = {
  crc32: { parameters: HASHED, run: (input: string | Uint8Array) => crc(CRC32, bytesOf(input)) },
  crc32c: { parameters: HASHED, run: (input: string | Uint8Array) => crc(CRC32C, bytesOf(input)) },
  md5: { parameters: HASHED, run: (input: string | Uint8Array) => hash('md5', bytesOf(input)) },
  sha256: { parameters: HASHED, run: (input: string | Uint8Array) => hash('sha256', bytesOf(input)) },
};

const LATLNG: Signatures = {
  value: {
    parameters: ['number', 'number'],
    run: (latitude: number | bigint, longitude: number | bigint) => {
      const place = new LatLng(Number(latitude), Number(longitude));
      if (!(Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180))
        throw new EvaluationError('The latitude or longitude is out of range');
      return place;
    },
  },
};

/** Functions called through a namespace, e.g. `math.abs(x)`. */
export const NAMESPACES: Readonly<Record<string, Signatures>> = {
  math: MATH,
  hashing: HASHING,
  latlng: LATLNG,
  duration: DURATION_FUNCTIONS,
  timestamp: TIMESTAMP_FUNCTIONS,
};

function bytesOf(input: string | Uint8Array): Uint8Array {
  return typeof input === 'string' ? Buffer.from(input, 'utf8') : input;
}

function hash(algorithm: 'md5' | 'sha256', bytes: Uint8Array): Uint8Array {
  return new Uint8Array(createHash(algorithm).update(bytes).digest());
}

/** A 32-bit checksum as four bytes, lowest first, as on Google. */
function crc(polynomial: number, bytes: Uint8Array): Uint8Array {
  let checksum = 0xffffffff;
  for (const byte of bytes) {
    checksum ^= byte;
    for (let bit = 0; bit < 8; bit++)
      checksum = checksum & 1 ? (checksum >>> 1) ^ polynomial : checksum >>> 1;
  }
  const result = Buffer.alloc(4);
  result.writeUInt32LE((checksum ^ 0xffffffff) >>> 0);
  return new Uint8Array(result);
}
