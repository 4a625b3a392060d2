import {
  doorName,
  fillTemplate,
  toGsmAlphabet,
  withSender,
  type BroadcastKind,
  type Community,
  type TextLanguage,
  type Unit,
} from 'shared-lib/domain';

/** A time of day in basic SMS characters (GSM-7). @param time `HH:mm` */
const timeIn = (time: string, language: TextLanguage): string => {
  if (language === 'es') return time;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
};

const dateIn = (date: string, language: TextLanguage): string =>
  toGsmAlphabet(
    new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
      Date.parse(`${date}T00:00:00Z`),
    ),
  );

/** The facts in a text. */
export interface TextFacts {
  /** From `senderOf`. */
  readonly sender: string;
  readonly businessName: string;
  readonly community: Pick<Community, 'propertyName' | 'setOutStart' | 'setOutEnd' | 'binInBy'>;
  readonly unit: Pick<Unit, 'building' | 'unitNumber'>;
  /** The delay of the service. */
  readonly minutes: number;
  /** The night at the community: `YYYY-MM-DD`. */
  readonly date: string;
}

/** Example values, if there is no community to take them from. */
export const sampleText: Omit<TextFacts, 'sender' | 'businessName' | 'date'> = {
  community: { propertyName: 'Maple Court', setOutStart: '18:00', setOutEnd: '20:00', binInBy: '09:00' },
  unit: { building: 'A', unitNumber: '101' },
  minutes: 30,
};

const anywhere = ['businessName', 'propertyName', 'unitNumber'] as const;

/** The placeholders allowed in each kind of text. */
export const placeholdersOf = {
  runningLate: [...anywhere, 'minutes'],
  noService: [...anywhere, 'date'],
  reminder: [...anywhere, 'date', 'setOutStart', 'setOutEnd', 'binInBy'],
  welcome: anywhere,
  custom: [...anywhere, 'date'],
} as const satisfies Readonly<Record<BroadcastKind, readonly string[]>>;

type TextPlaceholder = (typeof placeholdersOf)[BroadcastKind][number];

/** A text as its resident gets it: with its sender, and its placeholders filled in. */
export const renderText = (words: string, facts: TextFacts, language: TextLanguage): string => {
  const { sender, businessName, community, unit, minutes, date } = facts;
  const values: Readonly<Record<TextPlaceholder, string>> = {
    businessName,
    propertyName: community.propertyName,
    unitNumber: doorName(unit),
    minutes: String(minutes),
    date: dateIn(date, language),
    setOutStart: timeIn(community.setOutStart, language),
    setOutEnd: timeIn(community.setOutEnd, language),
    binInBy: timeIn(community.binInBy, language),
  };
  return withSender(sender, fillTemplate(words.trim(), values));
};
