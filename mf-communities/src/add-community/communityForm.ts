import { defaultTimeZone, weekdays, type NewCommunity, type Weekday } from 'shared-lib/domain';

/** The fields of the form, in their order. */
export const communityFields = [
  'propertyName',
  'address',
  'timezone',
  'serviceDays',
  'setOutStart',
  'setOutEnd',
  'serviceStart',
  'totalUnits',
] as const;

export type CommunityField = (typeof communityFields)[number];

/** The form as it is typed; the service days are weekday keys with spaces between them. */
export type CommunityTexts = Record<CommunityField, string>;

/** What is wrong with a field. */
export type FieldProblem = 'missing' | 'tooLong' | 'notWhole' | 'tooMany' | 'notAfterStart' | 'beforeSetOut';

export type FormProblems = Partial<Record<CommunityField, FieldProblem>>;

/** What came of checking the form: what to send, or what is wrong with which field. */
export type CheckedForm = { ok: true; community: NewCommunity } | { ok: false; problems: FormProblems };

/** The longest name and address that a community takes; its schema refuses more. */
export const maxLength = 500;

/** More units than any property has: a slip of the finger. */
export const maxUnits = 100_000;

/**
 * The form before anything is typed: the times are those that a community has when it names none.
 * @param timezone the IANA name of the zone to start with.
 */
export const blankCommunity = (timezone = defaultTimeZone): CommunityTexts => ({
  propertyName: '',
  address: '',
  timezone,
  serviceDays: '',
  setOutStart: '18:00',
  setOutEnd: '20:00',
  serviceStart: '20:00',
  totalUnits: '',
});

/** The service days that a form's text holds, in the order of the week. */
export const chosenDays = (text: string): Weekday[] => {
  const chosen = new Set(text.split(' '));
  return weekdays.filter((day) => chosen.has(day));
};

/** The text of the service days with one of them taken in, or out when it is in. */
export const toggleDay = (text: string, day: Weekday): string => {
  const chosen = new Set(chosenDays(text));
  if (!chosen.delete(day)) chosen.add(day);
  return weekdays.filter((each) => chosen.has(each)).join(' ');
};

/** Where a time of day, `HH:mm`, is within a service night: what is before noon belongs to the morning after. */
const inNight = (time: string) => (time < '12:00' ? `1 ${time}` : `0 ${time}`);

const textProblem = (text: string): FieldProblem | undefined =>
  text.length > maxLength ? 'tooLong' : undefined;

const unitsProblem = (text: string): FieldProblem | undefined => {
  if (text !== '' && !/^\d+$/.test(text)) return 'notWhole';
  return Number(text) > maxUnits ? 'tooMany' : undefined;
};

const endProblem = ({ setOutStart, setOutEnd }: CommunityTexts): FieldProblem | undefined => {
  if (setOutEnd === '') return 'missing';
  return setOutStart !== '' && inNight(setOutEnd) <= inNight(setOutStart) ? 'notAfterStart' : undefined;
};

const serviceProblem = ({ setOutStart, serviceStart }: CommunityTexts): FieldProblem | undefined => {
  if (serviceStart === '') return 'missing';
  return setOutStart !== '' && inNight(serviceStart) < inNight(setOutStart) ? 'beforeSetOut' : undefined;
};

const missing = (text: string): FieldProblem | undefined => (text === '' ? 'missing' : undefined);

/**
 * Checks what was typed. Spaces around it don't count; address and units may be left empty, since the service runs without.
 * @param typed the fields as they are in the form.
 */
export function checkCommunityForm(typed: CommunityTexts): CheckedForm {
  const propertyName = typed.propertyName.trim();
  const address = typed.address.trim();
  const totalUnits = typed.totalUnits.trim();
  const serviceDays = chosenDays(typed.serviceDays);
  const found: Record<CommunityField, FieldProblem | undefined> = {
    propertyName: missing(propertyName) ?? textProblem(propertyName),
    address: textProblem(address),
    timezone: missing(typed.timezone),
    serviceDays: serviceDays.length === 0 ? 'missing' : undefined,
    setOutStart: missing(typed.setOutStart),
    setOutEnd: endProblem(typed),
    serviceStart: serviceProblem(typed),
    totalUnits: unitsProblem(totalUnits),
  };
  const problems = Object.fromEntries(
    Object.entries(found).filter(([, problem]) => problem !== undefined),
  ) as FormProblems;
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const { timezone, setOutStart, setOutEnd, serviceStart } = typed;
  return {
    ok: true,
    community: {
      propertyName,
      address,
      timezone,
      serviceDays,
      setOutStart,
      setOutEnd,
      serviceStart,
      totalUnits: Number(totalUnits),
    },
  };
}
