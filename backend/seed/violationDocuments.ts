import { momentOfNight, paths, type Community, type Shift } from 'shared-lib/domain';
import { nightId } from './nightDocuments.ts';
import { randomOf } from './random.ts';
import type { SeedDocument } from './seedSet.ts';
import { unitIdOf } from './unitDocuments.ts';

const types = [
  { id: 'loose-trash', en: 'Loose trash', es: 'Basura suelta', defaultFineCents: 2500 },
  { id: 'no-bin', en: 'Bag outside the bin', es: 'Bolsa fuera del contenedor', defaultFineCents: 1500 },
  { id: 'early-set-out', en: 'Set out too early', es: 'Sacado demasiado temprano', defaultFineCents: null },
  { id: 'bulk-item', en: 'Bulk item', es: 'Objeto voluminoso', defaultFineCents: 5000 },
  { id: 'leaking-bag', en: 'Leaking bag', es: 'Bolsa con fugas', defaultFineCents: 2500 },
  { id: 'bin-not-returned', en: 'Bin not brought in', es: 'Contenedor no recogido', defaultFineCents: null },
] as const;

/** The kinds of violation that an owner has set up. */
export const violationTypeDocuments = (customerId: string, createdAt: Date): SeedDocument[] =>
  types.map(({ id, en, es, defaultFineCents }) => ({
    path: `${paths.violationTypes(customerId)}/${id}`,
    data: {
      name: { en, es },
      isActive: true,
      requiresPhoto: true,
      defaultFineCents,
      communityIds: 'all',
      smsTemplate: `{propertyName}: ${en} was seen at unit {unitNumber} last night. Please see the community rules.`,
      createdAt,
      createdBy: customerId,
    },
  }));

/** What becomes of a violation: reviewed or not, and how far its case went. */
const outcomes = [
  { reviewStatus: 'pending', status: 'open', noticeLevel: 0 },
  { reviewStatus: 'pending', status: 'open', noticeLevel: 0 },
  { reviewStatus: 'approved', status: 'notified', noticeLevel: 1 },
  { reviewStatus: 'approved', status: 'escalated', noticeLevel: 2 },
  { reviewStatus: 'approved', status: 'disputed', noticeLevel: 1 },
  { reviewStatus: 'approved', status: 'resolved', noticeLevel: 1 },
  { reviewStatus: 'rejected', status: 'dismissed', noticeLevel: 0 },
] as const;

/**
 * Violations, one in each of these shifts.
 * @param shifts each with its community; their order makes the case numbers
 */
export const violationDocuments = (
  customerId: string,
  shifts: readonly { readonly shift: Shift; readonly community: Community }[],
): SeedDocument[] =>
  shifts.map(({ shift, community }) => {
    const id = `violation-${nightId(shift)}`;
    const random = randomOf(`${customerId}/${id}`);
    const type = random.pick(types);
    const outcome = random.pick(outcomes);
    const start = momentOfNight(shift.serviceDate, community.serviceStart, community.timezone);
    const observedAt = new Date(start + random.int(5, 80) * 60_000);
    const noticed =
      outcome.noticeLevel > 0 ? [{ level: 1, channel: 'sms', deliveryStatus: 'delivered' }] : [];
    return {
      path: `${paths.violations(customerId)}/${id}`,
      data: {
        serviceDate: shift.serviceDate,
        communityId: shift.communityId,
        memberId: shift.agentId,
        shiftReportId: nightId(shift),
        caseNumber: `V-${shift.serviceDate.replaceAll('-', '')}-${random.int(100, 999)}`,
        unitId: unitIdOf(community.id, random.int(0, community.totalUnits - 1)),
        typeId: type.id,
        typeName: type.en,
        severity: random.pick(['low', 'medium', 'medium', 'high']),
        description: `${type.en}, seen on the round.`,
        observedAt,
        reportedBy: shift.agentId,
        collectedAnyway: random.chance(0.5),
        ...outcome,
        notices: noticed.map((notice) => ({
          ...notice,
          sentAt: new Date(observedAt.getTime() + 50_000_000),
        })),
        ...(outcome.status === 'disputed'
          ? {
              dispute: {
                text: 'This was not my bag.',
                submittedAt: new Date(observedAt.getTime() + 80_000_000),
              },
            }
          : {}),
        occurrence: random.int(1, 3),
        createdAt: observedAt,
        createdBy: shift.agentId,
      },
      night: shift.serviceDate,
    };
  });
