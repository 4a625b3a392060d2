import * as z from 'shared-lib/domain/schema';
import { normalizePublicText } from './publicText.ts';

/** Normalizes what a stranger typed, as `normalizePublicText` does, into one line. */
export const normalizePublicLine = (typed: string): string => normalizePublicText(typed).replace(/\s+/g, ' ');

/** A line that a stranger typed, of bounded length. */
export const publicLine = (maxLength: number) =>
  z.string().check(z.overwrite(normalizePublicLine), z.maxLength(maxLength));

/** An empty field of a form reads as null. */
export const emptyAsNull = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((typed: unknown) =>
      typeof typed === 'string' && normalizePublicLine(typed) === '' ? null : typed,
    ),
    z.nullable(schema),
  );
