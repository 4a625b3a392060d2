const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in readable units, like `1.2 MB`. @param language like `en` */
export function formatFileSize(bytes: number, language: string): string {
  let [size, at] = [bytes, 0];
  while (size >= 1000 && at < units.length - 1) [size, at] = [size / 1000, at + 1];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[at],
    maximumFractionDigits: size < 10 && at > 0 ? 1 : 0,
  }).format(size);
}
