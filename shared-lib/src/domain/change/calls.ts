import * as z from 'zod/mini';
import type { DocumentSchema } from '../base/document.ts';

/** The payload and the result of a callable, which functions, pages and tests share. */
export interface CallSchemas<Payload = unknown, Answer = unknown> {
  readonly payload: DocumentSchema<Payload>;
  /** Decodes the function's answer. */
  readonly result: z.core.$ZodType<unknown, Answer>;
  /** The error for an invalid payload, in English; without it, the error names each invalid field. */
  readonly invalid?: string;
}

/** The result of a call that has nothing else to report. */
export const success = z.object({ success: z.literal(true) });

/** The callables of an entity, by name. */
export type CallTable = Readonly<Record<string, CallSchemas>>;

type ValueOf<Schema> = Schema extends DocumentSchema<infer Value> ? Value : never;

/** A read-only version of a value, which callers may pass. */
type Sent<T> = T extends object ? { readonly [K in keyof T]: Sent<T[K]> } : T;

/** A callable's payload as a page sends it. */
export type PayloadOf<Call extends CallSchemas> = Sent<z.input<Call['payload']>>;

/** A callable's result as a page reads it. */
export type ResultOf<Call extends CallSchemas> = ValueOf<Call['result']>;
