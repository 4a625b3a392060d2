import type { Violation } from './violation.ts';

/**
 * The kind of violation that a case cites, in its reader's language. Cases older than the Spanish field use the
 * English name.
 * @param language of the reader, like `es-MX`
 * @returns empty if no kind was entered
 */
export const citedName = (
  { typeName, typeNameEs }: Pick<Violation, 'typeName' | 'typeNameEs'>,
  language: string,
): string => (language.startsWith('es') && typeNameEs) || typeName;
