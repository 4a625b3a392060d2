import type { Violation } from './violation.ts';

/**
 * The kind of violation that a case cites, as whoever reads it calls it. A case from before its Spanish name was kept has the English one.
 * @param language of the reader, such as `es-MX`
 * @returns empty where no kind was noted
 */
export const citedName = (
  { typeName, typeNameEs }: Pick<Violation, 'typeName' | 'typeNameEs'>,
  language: string,
): string => (language.startsWith('es') && typeNameEs) || typeName;
