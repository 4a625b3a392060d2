import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { count, orNull, shortText } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** A field with fallbacks: an unreadable value counts as absent and breaks nothing else. */
const readable = <T extends z.ZodMiniType>(schema: T) => orElse(orNull(schema), () => null as never);

/** An id, which may be written as the path of its document. */
const idAtEnd = z.pipe(
  shortText,
  z.transform((path: string) => path.slice(path.lastIndexOf('/') + 1) || null),
);

/** A price's id, whether given as the id, a reference or the whole price. */
export const priceIdOf = readable(
  z.union([
    idAtEnd,
    z.pipe(
      z.object({ id: shortText }),
      z.transform((price) => price.id),
    ),
  ]),
);

/** A price's key from the person who set it up, if the whole price is given. */
const priceKey = readable(
  z.pipe(
    z.object({ lookup_key: shortText }),
    z.transform((price) => price.lookup_key),
  ),
);

/** The payment provider counts seconds; no period ends so early that its milliseconds would be this small. */
const smallestMillis = 100_000_000_000;

const inMillis = (moment: number) => (moment < smallestMillis ? moment * 1000 : moment);

/** A map instead of a timestamp, as copies and exports create. */
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

/** A moment in any format (timestamp, seconds, milliseconds, a map of seconds or ISO 8601), in epoch milliseconds. */
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

/** A quantity, possibly as text: the provider's metadata turns numbers into text. */
export const quantity = readable(
  z.pipe(z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number))]), count),
);

export const flagOrFalse = orElse(z.boolean(), () => false);

/** A subscribed item. */
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
    /** The price's key from the person who set it up. */
    key: z.parse(priceKey, price),
  })),
);

/** Maximum number of items in one subscription, far above the provider's limit. */
const maxItems = 100;

const listed = z.array(z.unknown()).check(z.maxLength(maxItems));

/** The list itself, or the provider's page of it; anything that isn't an item is skipped. */
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
