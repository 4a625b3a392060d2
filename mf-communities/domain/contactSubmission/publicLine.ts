import * as z from 'shared-lib/domain/schema';
import { tidiedText } from 'shared-lib/domain';

/** The same in one line. */
export const tidiedLine = (typed: string): string => tidiedText(typed).replace(/\s+/g, ' ');

/** A line that a stranger typed, of bounded length. */
export const publicLine = (maxLength: number) =>
  z.string().check(z.overwrite(tidiedLine), z.maxLength(maxLength));

/** An empty field of a form reads as null. */
export const emptyAsNull = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((typed: unknown) => (typeof typed === 'string' && tidiedLine(typed) === '' ? null : typed)),
    z.nullable(schema),
  );
