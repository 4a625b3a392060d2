import { parseNight, type ParsedNight, type SearchCalendar } from 'shared-lib/search';
import { searchWords } from 'shared-lib/search';

/** A typed search for shift reports, such as "maple report tuesday". */
export interface ReportSearch {
  /** Part of a community's name. */
  readonly words: readonly string[];
  /** `YYYY-MM-DD`; null if no night was typed. */
  readonly night: string | null;
}

/** Words for a report, in English and Spanish, folded. */
const reportWords: ReadonlySet<string> = new Set(['report', 'reports', 'reporte', 'reportes', 'informe']);

/** Filler words around them. */
const otherWords: ReadonlySet<string> = new Set([
  'shift',
  'turno',
  'for',
  'of',
  'from',
  'on',
  'de',
  'del',
  'el',
  'la',
]);

/**
 * Reads a search for shift reports: "maple report", "report maple 11/24", "reporte de maple martes".
 * @param day determines which night "tuesday" means
 * @returns null without a word for a report, or if nothing else was typed
 */
export function parseReportSearch(text: string, day: SearchCalendar): ReportSearch | null {
  const typed = searchWords(text).map((word) => word.replace(/[.,:;]$/, ''));
  if (!typed.some((word) => reportWords.has(word))) return null;
  const rest = typed.filter((word) => !reportWords.has(word));
  const words: string[] = [];
  let night: string | null = null;
  for (let at = 0; at < rest.length; at += 1) {
    const named: ParsedNight | null = night === null ? parseNight(rest.slice(at, at + 2), day) : null;
    if (named) {
      night = named.night;
      at += named.words - 1;
    } else if (!otherWords.has(rest[at]!)) words.push(rest[at]!);
  }
  return words.length > 0 || night !== null ? { words, night } : null;
}
