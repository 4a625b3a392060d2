import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { id, instant, idInput, success, text } from 'shared-lib/domain/schema';
import { proofContentSchema, shareDoorProofSchema } from './doorProof.ts';

/** A key in a proof's address. Valid ones have 32 characters, but callers may send anything. */
const keyed = z.object({ key: text(200).check(z.minLength(1)) });

/** The office's calls about shared proofs. */
export const doorProofCalls = {
  shareDoorProof: {
    payload: shareDoorProofSchema,
    result: z.object({ id, url: z.string(), expiresAt: instant, content: proofContentSchema }),
  },
  revokeDoorProof: { payload: z.object({ proofId: idInput }), result: success },
} satisfies CallTable;

/** Calls of a proof's page, for anyone with its key. */
export const proofPageCalls = {
  readDoorProof: {
    payload: keyed,
    result: z.object({ content: proofContentSchema, createdAt: instant, expiresAt: instant }),
  },
  readDoorProofPhoto: { payload: keyed, result: z.object({ contentType: z.string(), data: z.string() }) },
} satisfies CallTable;
