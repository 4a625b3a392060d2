import { paths } from 'shared-lib/domain';
import { canBeAnswered, caseFieldsOf, courses, notifiedCourse, type Course } from '../nights/caseCourses.ts';
import type { ServedShift } from '../nights/nightCourses.ts';
import { nightId } from './nightDocuments.ts';
import { randomOf } from '../random.ts';
import type { SeedDocument } from '../seedSet.ts';
import { doorAt, unitIdOf } from './unitDocuments.ts';

const types = [
  { id: 'loose-trash', en: 'Loose trash', es: 'Basura suelta', severity: 'medium', defaultFineCents: 2500 },
  {
    id: 'no-bin',
    en: 'Bag outside the bin',
    es: 'Bolsa fuera del contenedor',
    severity: 'low',
    defaultFineCents: 1500,
  },
  {
    id: 'early-set-out',
    en: 'Set out too early',
    es: 'Sacado demasiado temprano',
    severity: 'low',
    defaultFineCents: null,
  },
  { id: 'bulk-item', en: 'Bulk item', es: 'Objeto voluminoso', severity: 'high', defaultFineCents: 5000 },
  { id: 'leaking-bag', en: 'Leaking bag', es: 'Bolsa con fugas', severity: 'high', defaultFineCents: 2500 },
  {
    id: 'bin-not-returned',
    en: 'Bin not brought in',
    es: 'Contenedor no recogido',
    severity: 'low',
    defaultFineCents: null,
  },
] as const;

/** A type that was archived before it was ever reported. */
const archivedType = {
  id: 'cardboard-not-flat',
  en: 'Cardboard not broken down',
  es: 'Cartón sin plegar',
  severity: 'low',
  defaultFineCents: null,
} as const;

/** The owner's own text for one type; the others use the default. */
const bulkItemTemplates = {
  emailTemplate:
    'Unit {unitNumber}, {propertyName}\n\nOn {night} our team found a bulk item at your door. It can’t go with the trash. Please book a pickup with the office. Case {caseNumber}.\n\n{businessName}',
  emailTemplateEs:
    'Unidad {unitNumber}, {propertyName}\n\nEl {night} nuestro equipo encontró un objeto voluminoso ante su puerta. No puede ir con la basura. Pida una recogida en la oficina. Caso {caseNumber}.\n\n{businessName}',
} as const;

/** The violation types that an owner has set up. */
export const violationTypeDocuments = (customerId: string, createdAt: Date): SeedDocument[] =>
  [...types, archivedType].map(({ id, en, es, severity, defaultFineCents }, index) => ({
    path: `${paths.violationTypes(customerId)}/${id}`,
    data: {
      name: { en, es },
      isActive: id !== archivedType.id,
      requiresPhoto: true,
      severity,
      defaultFineCents,
      communityIds: 'all',
      order: index + 1,
      smsTemplate: `{propertyName}: ${en} at unit {unitNumber} last night. Please check the community rules.`,
      ...(id === 'bulk-item' && bulkItemTemplates),
      createdAt,
      createdBy: customerId,
    },
  }));

/** Doors with repeated violations. */
const knownDoors = [2, 5] as const;

/** How far back a violation counts toward the next one at the same door. */
const countedMillis = 90 * 86_400_000;

/** How often something was seen at the same door in the 90 days up to each violation, including it. */
const occurrences = (seen: readonly { readonly unitId: string; readonly at: number }[]): number[] =>
  seen.map(
    ({ unitId, at }) =>
      seen.filter((other) => other.unitId === unitId && other.at <= at && at - other.at < countedMillis)
        .length,
  );

/**
 * Violations, one in each of these shifts. The last in the list (the oldest, if nights are newest first) cover each state a case can reach;
 * the others are random.
 * @param shifts with a specialist present, each with its community; their order determines the case numbers
 * @param businessName the signature of notices
 * @param reviewers the login uids of the people who handle cases
 * @param now epoch milliseconds: nothing is later
 * @param possible the courses of the cases
 */
export const violationDocuments = (
  customerId: string,
  shifts: readonly ServedShift[],
  businessName: string,
  reviewers: readonly string[],
  now: number,
  possible: readonly Course[] = courses,
): SeedDocument[] => {
  const seen = shifts.map(({ shift, community, course }) => {
    const id = `violation-${nightId(shift)}`;
    const random = randomOf(`${customerId}/${id}`);
    const [from, to] = [course.clockInAt ?? course.scheduledStart, course.clockOutAt ?? now];
    const at = from + Math.floor(((to - from) * random.int(5, 95)) / 100 / 60_000) * 60_000;
    const door = random.chance(0.3) ? random.pick(knownDoors) : random.int(0, community.totalUnits - 1);
    const place = Math.min(door, community.totalUnits - 1);
    return { id, random, shift, community, at, place, unitId: unitIdOf(community.id, place) };
  });
  const counts = occurrences(seen);
  // The latest notice that a resident can already have answered; nights come newest first.
  let answered: string | null = null;
  return seen.map(({ id, random, shift, community, at, place, unitId }, index) => {
    const type = random.pick(types);
    const observedAt = new Date(at);
    const path = `${paths.violations(customerId)}/${id}`;
    const sighting = {
      serviceDate: shift.serviceDate,
      communityId: shift.communityId,
      memberId: shift.agentId,
      shiftReportId: nightId(shift),
      caseNumber: `V-${shift.serviceDate.replaceAll('-', '')}-${random.int(100, 999)}`,
      unitId,
      typeId: type.id,
      typeName: type.en,
      typeNameEs: type.es,
      severity: random.pick(['low', 'medium', 'medium', 'high']),
      description: `${type.en}, seen on the route.`,
      observedAt,
      reportedBy: shift.agentId,
      collectedAnyway: random.chance(0.5),
      reviewStatus: 'pending',
      status: 'open',
      occurrence: counts[index] ?? 1,
      createdAt: observedAt,
      createdBy: shift.agentId,
    };
    const course = possible[shifts.length - 1 - index] ?? random.pick(possible);
    if (course === notifiedCourse && canBeAnswered(at, now)) answered ??= id;
    return {
      path,
      data: {
        ...sighting,
        ...caseFieldsOf({
          path,
          sighting,
          course,
          reviewer: random.pick(reviewers),
          unit: doorAt(place),
          community,
          businessName,
          name: { en: type.en, es: type.es },
          fineCents: type.defaultFineCents ?? 2500,
          isAnswered: answered === id,
          now,
        }),
      },
      night: shift.serviceDate,
    };
  });
};
