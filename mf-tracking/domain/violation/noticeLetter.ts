import {
  unknownProperty,
  doorName,
  type Unit,
  type Violation,
  type ViolationType,
  type NoticeFacts,
} from 'shared-lib/domain';
import { momentAt } from 'shared-lib/domain/schema';

/** The records a notice is built from. */
interface NoticeSources {
  readonly violation: Violation;
  readonly unit: Pick<Unit, 'building' | 'unitNumber'>;
  /** Undefined if the type is gone. */
  readonly type: Pick<ViolationType, 'name'> | undefined;
  readonly propertyName: string;
  readonly businessName: string;
  readonly sender: string;
}

/** The type's names from when the violation was seen: renaming or merging a type later doesn't change the citation. */
const namesOf = (
  { typeName, typeNameEs }: Pick<Violation, 'typeName' | 'typeNameEs'>,
  type: Pick<ViolationType, 'name'> | undefined,
): NoticeFacts['violation'] => {
  const en = typeName || type?.name.en || '';
  return { en, es: typeNameEs || (type?.name.en === en && type.name.es) || en };
};

/**
 * The facts for the next notice of a case.
 * @param chosen the cited rule and the deadline, as the sender chose them
 */
export const noticeFacts = (
  { violation, unit, type, propertyName, businessName, sender }: NoticeSources,
  chosen: { readonly citedRule: string | null; readonly cureBy: string | null },
): NoticeFacts => ({
  propertyName: propertyName || unknownProperty,
  businessName,
  sender,
  unitNumber: doorName(unit),
  violation: namesOf(violation, type),
  serviceDate: violation.serviceDate,
  caseNumber: violation.caseNumber,
  rule: chosen.citedRule,
  cureBy: chosen.cureBy,
  fineCents: violation.fineCents,
  level: Math.max(violation.noticeLevel, 1),
});

/**
 * The last moment of a day at a community: the deadline for a fix.
 * @param date `YYYY-MM-DD`
 */
export const endOfDay = (date: string, timeZone: string): number =>
  momentAt(Date.parse(`${date}T23:59:00Z`), timeZone);
