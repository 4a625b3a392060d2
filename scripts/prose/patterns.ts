import type { PassageKind } from './passage.ts';
import type { Pattern } from './Pattern.ts';
import { spanish } from './spanish.ts';

/** The words of the glossary's column "not". */
const terms: readonly Pattern[] = [
  { name: 'agent', pattern: /(?<!user[- ])\bagents?\b/gi, say: 'specialist' },
  {
    name: 'employee',
    pattern: /(?<!additional )\bemployees?\b/gi,
    say: 'specialist for field work, team member for a record of the team',
  },
  {
    name: 'property',
    pattern: /\bpropert(?:y|ies)\b(?! (?:manag|claim|contact|damage))/gi,
    say: 'community',
    // Elsewhere it is usually an object's property.
    notIn: ['comment', 'markdown'],
  },
  {
    name: 'not served',
    pattern: /\bnot served\b|\bdates? without service\b/gi,
    say: 'closure, or no service',
  },
  { name: 'not collected', pattern: /\bnot collected\b/gi, say: 'missed' },
  { name: 'free tag', pattern: /\bfree (?:bin )?tags?\b/gi, say: 'unassigned tag' },
  { name: 'check point', pattern: /\bcheck points?\b/g, say: 'checkpoint' },
  {
    name: 'request of a resident',
    pattern: /\brequests? (?:of|from) (?:a )?residents?\b/gi,
    say: 'resident request',
  },
  { name: 'violation record', pattern: /\bviolation records?\b/gi, say: 'case' },
  {
    name: 'left alone',
    pattern: /\b(?:leave|leaves|leaving|left) (?:\w+ )?alone\b/gi,
    say: 'do not text for numbers; otherwise skip, keep, ignore',
  },
];

const voice: readonly Pattern[] = [
  { name: 'whoever', pattern: /\bwho(?:m?ever|soever)\b/gi, say: 'anyone who, or name the role' },
  { name: 'nobody', pattern: /\bnobody(?:'s|’s)?\b/gi, say: 'no one, or say what happens instead' },
  { name: 'of before', pattern: /\bof before\b/gi, say: 'previous, earlier, older than' },
  {
    name: 'stands',
    pattern: /\b(?:stands?|stood|standing)\b(?![- ](?:for|out|up|in|by)\b)(?!-)/gi,
    say: 'is, shows, appears, stays; "how it stands" is the status',
  },
  { name: 'beside', pattern: /\bbeside\b/gi, say: 'next to, alongside, along with, during' },
  { name: 'go on', pattern: /\b(?:go|goes|went|gone) on\b(?! to)/gi, say: 'continue' },
  { name: 'by itself', pattern: /\bby (?:itself|themselves)\b/gi, say: 'automatically, alone' },
  { name: 'in a moment', pattern: /\bin a moment\b/gi, say: 'nothing, or the time it takes' },
  {
    name: 'any more',
    pattern: /\bany more\b(?=\s*(?:[.,;:)]|$|since|when|once|because|and|but|so|as|if|is|are))/gi,
    say: 'no longer, anymore',
  },
  {
    name: 'of its own',
    pattern: /\bof (?:its|their|his|her|our|your|one’s|one's|my) own\b(?! accord)/gi,
    say: 'its own …, our own …, separate',
  },
  { name: 'is said', pattern: /\b(?:is|are|was|were|be) (?:said|told of)\b/gi, say: 'says, shows' },
  {
    name: 'asked for',
    pattern: /\b(?:is|are|was|were) asked for\b/gi,
    say: 'is requested, is required, is fetched',
  },
  { name: 'anew', pattern: /\banew\b/gi, say: 'again, or re- (reload, rebuild)' },
  { name: 'mend', pattern: /\bmend(?:s|ed|ing)?\b/gi, say: 'fix, repair, update' },
  {
    name: 'take back',
    pattern: /\b(?:take|takes|took|taken|taking) (?:\w+ )?back\b/gi,
    say: 'undo, revoke, withdraw',
  },
  { name: 'look through', pattern: /\blook(?:s|ed|ing)? through\b/gi, say: 'review, search' },
  { name: 'put right', pattern: /\bput(?:s|ting)? (?:\w+ )?right\b/gi, say: 'fix' },
  {
    name: 'is over',
    pattern: /(?<!\bnight )\b(?:is|are|was|were) over(?=\s*(?:[.,;:)]|$))/gi,
    say: 'has ended, expired, is closed',
  },
  {
    name: 'lies',
    pattern: /\b(?:lie|lies|lay) (?:in|at|below|there|apart|over|between|on|under)\b/gi,
    say: 'is in, is under, covers',
  },
  {
    name: 'that of',
    pattern: /\b(?:is|are|was|were) (?:that|those) of\b/gi,
    say: 'name the thing again, or a possessive',
  },
  { name: 'until when', pattern: /\b(?:until|since) when\b/gi, say: 'when … ends, when … began' },
  {
    name: 'who as subject',
    pattern:
      /^(?:For )?Who (?:has|is|was|had|may|can|asks?|opens?|gets?|uses?)\b[^?]{20,}\.$|\b(?:of|for|by|to|with|than) who (?:has|have|is|was|had|may|can)\b/g,
    say: 'anyone who, or name the role',
  },
  {
    name: 'what as subject',
    pattern: /^What (?:is|are|was|were|has|had|can|could|may)\b[^?]{25,}\.$/g,
    say: 'name the thing',
  },
  {
    name: 'mails',
    pattern:
      /^mails\b|\b(?:of|and|to|in|the|their|all|these|those|no|such|from|by|for|other|more|many|or|as) mails\b|\bmails (?:to|and|or|of|that|are|were|from|in)\b/gi,
    say: 'emails',
  },
  { name: 'for ever', pattern: /\bfor ever\b/gi, say: 'forever, permanently' },
  { name: 'in place of', pattern: /\bin place of\b/gi, say: 'instead of, replaces' },
  {
    name: 'what becomes of',
    pattern: /\bwhat (?:becomes|became|comes|came|has become) of\b/gi,
    say: 'what happens to, the result of',
  },
  {
    name: 'as it has it',
    pattern: /\bas (?:[\w□’'-]+ ){1,4}(?:has|have|had) (?:it|them)\b/gi,
    say: 'as in …, according to …',
  },
  { name: 'reckon', pattern: /\breckon(?:s|ed|ing)?\b/gi, say: 'calculate, count' },
  { name: 'told of', pattern: /\b(?:is|are|was|were|be) told\b/gi, say: 'gets, learns, is notified' },
  { name: 'hears', pattern: /\bhears? (?:of|that)\b/gi, say: 'is notified, receives' },
  {
    name: 'British spelling',
    pattern:
      /\b(?:colour|behaviour|favour|neighbour|honour|centre|metre|kilometre|litre|grey|licence|catalogue|cancelled|cancelling|labelled|labelling|ageing|whilst|defence|(?:organ|real|recogn|author|optim|serial|normal|summar|initial|synchron|minim|maxim|custom|final|memor|anonym|capital|visual|categor|emphas|apolog|special|util)is(?:e|ed|es|ing|ation|er))(?:s|ed|ing|ite|ites|less)?\b/gi,
    say: 'the American spelling',
  },
  { name: 'need not', pattern: /\bneed(?:n[’']t| not)\b/gi, say: 'doesn’t have to, doesn’t need to' },
  {
    name: 'is no …',
    pattern: /(?<!\bthere )\b(?:is|are) no (?!longer\b|more\b|one\b|such\b|other\b|use\b|□)[a-z]+/gi,
    say: 'isn’t a …',
  },
  { name: 'concerned', pattern: /\bconcerned\b/gi, say: 'affected' },
  { name: 'the other way round', pattern: /\bthe other way round\b/gi, say: 'the other way around' },
  { name: 'by now', pattern: /\bby now\b/gi, say: 'now, already, since, in the meantime' },
  { name: 'under way', pattern: /\bunder way\b/gi, say: 'in progress' },
  { name: 'for good', pattern: /\bfor good\b/gi, say: 'permanently' },
  {
    name: 'switch on',
    pattern: /\bswitch(?:es|ed|ing)? (?:(?:it|them|texts) )?(?:on|off)\b/gi,
    say: 'turn on, turn off',
  },
  {
    name: 'isn’t known',
    pattern: /\b(?:isn|aren)[’']t known\b|\b(?:is|are) not known\b/gi,
    say: 'is unknown',
  },
  { name: 'fronted of', pattern: /^Of (?:two|several|many|ten|twenty)\b/g, say: 'one of …, when two …' },
  {
    name: 'also afterthought',
    pattern:
      /(?:,|\bthese|\bfalse) also (?:for|with|those|where|in|to|of|as|if|when|without|after|by)\b|\balso (?:where|those)\b/gi,
    say: 'even, including, … too',
  },
  { name: 'is looked for', pattern: /\b(?:is|are) looked for\b/gi, say: 'look for, searches for' },
  { name: 'space before %', pattern: /(?<=[□\d]) %(?! ?[□\d(])/g, say: 'no space' },
  { name: 'which chain', pattern: /, (?:\w+ )?which\b.*, (?:\w+ )?which\b/gi, say: 'two sentences' },
];

/** Patterns that apply only to the product's buttons, menus and messages. */
const screens: readonly Pattern[] = [
  { name: 'make', pattern: /^Make (?!sure)/g, say: 'Create' },
  { name: 'round', pattern: /\brounds?\b/gi, say: 'shift, route' },
  { name: 'in order', pattern: /\bin order\b(?! to)/gi, say: 'without issues, sorted by' },
  { name: 'plausible', pattern: /\bplausib\w*/gi, say: 'report checks' },
  { name: 'foreign', pattern: /\bforeign (?:or|numbers?)\b/gi, say: 'international' },
  { name: 'h for hours', pattern: /(?<=[□\d]) h\b/g, say: 'hr' },
  { name: 'order of', pattern: /^Order of the\b/g, say: 'Route order, Sort order' },
  { name: 'choose several', pattern: /^Choose several\b/g, say: 'Select multiple' },
  { name: 'to be done', pattern: /^To be \w+/g, say: 'Fix by, Ready to …' },
  { name: 'later', pattern: /^Later$/g, say: 'Skip for now' },
  { name: 'refused', pattern: /\brefused?\b/gi, say: 'rejected, declined, didn’t go through' },
  { name: 'look in', pattern: /^Look in(?:to)?\b/g, say: 'Check' },
  { name: 'what was', pattern: /^What (?:was|were|is|has)\b[^?]*$/g, say: 'the thing’s name' },
].map((one) => ({ ...one, notIn: ['comment', 'markdown'] as const }));

/** Patterns that apply only to comments: standard terms of programming. */
const comments: readonly Pattern[] = [
  {
    name: 'the most',
    pattern:
      /^(?:The most (?!important|serious|likely|recent|urgent|common)[A-Za-z]|Most [a-z]+ (?:per|kept|listed|checked|deleted|with)\b)/g,
    say: 'Maximum number of, Maximum length of',
  },
].map((one) => ({ ...one, notIn: ['text', 'markdown'] as const }));

const english: readonly Pattern[] = [...terms, ...voice, ...screens, ...comments];

/** The patterns for a kind of prose. */
export const patternsFor = (kind: PassageKind): readonly Pattern[] =>
  kind === 'spanish' ? spanish : english.filter(({ notIn }) => !notIn?.includes(kind));

/** The maximum number of words per sentence. Screens are read at a glance; a comment may need a condition and a reason. */
export const maxWords: Readonly<Record<PassageKind, number>> = {
  text: 25,
  spanish: 28,
  markdown: 35,
  comment: 35,
};
