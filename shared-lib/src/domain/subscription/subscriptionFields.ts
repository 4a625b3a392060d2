import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { count, orNull, shortText } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** A field of which there are others to fall back to: what can't be read counts as absent, and takes nothing else with it. */
const readable = <T extends z.ZodMiniType>(schema: T) => orElse(orNull(schema), () => null as never);

/** An id may be written as the path of what it names. */
const idAtEnd = z.pipe(
  shortText,
  z.transform((path: string) => path.slice(path.lastIndexOf('/') + 1) || null),
);

/** The id of a price that may be written as the id itself, as a reference or as the whole price. */
export const priceIdOf = readable(
  z.union([
    idAtEnd,
    z.pipe(
      z.object({ id: shortText }),
      z.transform((price) => price.id),
    ),
  ]),
);

/** What a price is called by whoever set it up, where the whole price is written. */
const priceKey = readable(
  z.pipe(
    z.object({ lookup_key: shortText }),
    z.transform((price) => price.lookup_key),
  ),
);

/** The payment provider counts seconds; no period ends so early that its milliseconds would be this small. */
const smallestMillis = 100_000_000_000;

const inMillis = (moment: number) => (moment < smallestMillis ? moment * 1000 : moment);

/** A map in place of a timestamp, as copies and exports make of one. */
const secondsMap = z.pipe(
  z.union([
    z.object({ seconds: z.number() }),
    z.pipe(
      z.object({ _seconds: z.number() }),
      z.transform(({ _seconds }) => ({ seconds: _seconds })),
    ),
  ]),
  z.transform(({ seconds }) => seconds * 1000),
);

/** A moment, however it is written: as a timestamp, seconds, milliseconds, a map of seconds or in ISO 8601; in epoch milliseconds. */
export const moment = readable(
  z.union([
    z.pipe(instant, z.transform(inMillis)),
    secondsMap,
    z.pipe(
      z.iso.datetime({ offset: true }),
      z.transform((written) => Date.parse(written)),
    ),
  ]),
);

/** How many; also as the text that the provider's metadata makes of a number. */
export const quantity = readable(
  z.pipe(z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number))]), count),
);

export const flagOrFalse = orElse(z.boolean(), () => false);

/** One of what is subscribed to. */
const item = z.pipe(
  z.object({
    price: z.optional(z.unknown()),
    priceId: priceIdOf,
    plan: priceIdOf,
    quantity,
    current_period_start: moment,
    current_period_end: moment,
  }),
  z.transform(({ price, ...rest }) => ({
    ...rest,
    price: z.parse(priceIdOf, price),
    /** What the price is called by whoever set it up. */
    key: z.parse(priceKey, price),
  })),
);

/** Most that one subscription holds, far above what the provider takes. */
const mostItems = 100;

const listed = z.array(z.unknown()).check(z.maxLength(mostItems));

/** The list itself, or the provider's page of it; what is no item is left out. */
export const items = orElse(
  z.pipe(
    z.union([
      listed,
      z.pipe(
        z.object({ data: listed }),
        z.transform(({ data }) => data),
      ),
    ]),
    z.transform((found: unknown[]) =>
      found.flatMap((raw) => {
        const result = z.safeParse(item, raw);
        return result.success ? [result.data] : [];
      }),
    ),
  ),
  () => [],
);
