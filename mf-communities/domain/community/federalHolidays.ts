/** The holidays of the federal government of the United States (5 U.S.C. 6103), in the order of the year. */
export const federalHolidayNames = [
  'newYear',
  'martinLutherKing',
  'washington',
  'memorial',
  'juneteenth',
  'independence',
  'labor',
  'columbus',
  'veterans',
  'thanksgiving',
  'christmas',
] as const;

export type FederalHoliday = (typeof federalHolidayNames)[number];

const pad = (number: number) => String(number).padStart(2, '0');
const dateIn = (year: number, month: number, day: number) => `${year}-${pad(month)}-${pad(day)}`;

/** The weekday of a date, Monday as 1 and Sunday as 7. */
const weekdayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;

/** The nth of a weekday in a month. */
const nth = (year: number, month: number, weekday: number, n: number) =>
  dateIn(year, month, 1 + ((weekday - weekdayOf(year, month, 1) + 7) % 7) + 7 * (n - 1));

const dates: Readonly<Record<FederalHoliday, (year: number) => string>> = {
  newYear: (year) => dateIn(year, 1, 1),
  martinLutherKing: (year) => nth(year, 1, 1, 3),
  washington: (year) => nth(year, 2, 1, 3),
  // The last Monday of May, a month of 31 days.
  memorial: (year) => dateIn(year, 5, 31 - ((weekdayOf(year, 5, 31) + 6) % 7)),
  juneteenth: (year) => dateIn(year, 6, 19),
  independence: (year) => dateIn(year, 7, 4),
  labor: (year) => nth(year, 9, 1, 1),
  columbus: (year) => nth(year, 10, 1, 2),
  veterans: (year) => dateIn(year, 11, 11),
  thanksgiving: (year) => nth(year, 11, 4, 4),
  christmas: (year) => dateIn(year, 12, 25),
};

/**
 * The federal holidays of a year, on the day itself: a substitute for one on a weekend only closes offices,
 * and residents still put their bins out then.
 */
export const federalHolidays = (year: number): { name: FederalHoliday; date: string }[] =>
  federalHolidayNames.map((name) => ({ name, date: dates[name](year) }));

/** The federal holidays of the twelve months starting with a date. */
export function upcomingHolidays(today: string): { name: FederalHoliday; date: string }[] {
  const year = Number(today.slice(0, 4));
  const end = `${year + 1}${today.slice(4)}`;
  return [year, year + 1].flatMap(federalHolidays).filter(({ date }) => date >= today && date < end);
}
