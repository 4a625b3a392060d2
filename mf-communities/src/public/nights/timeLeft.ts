const millisPerMinute = 60_000;

/**
 * Formats the time until a moment, such as `2 hours, 10 minutes`; at least one minute.
 * @param millis until then, in milliseconds
 * @param language a BCP 47 tag.
 */
export const timeLeft = (millis: number, language: string): string => {
  const all = Math.max(1, Math.ceil(millis / millisPerMinute));
  const parts = [
    { unit: 'hour', value: Math.floor(all / 60) },
    { unit: 'minute', value: all % 60 },
  ].filter(({ value }) => value > 0);
  const words = parts.map(({ unit, value }) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value),
  );
  return new Intl.ListFormat(language, { type: 'unit' }).format(words);
};
