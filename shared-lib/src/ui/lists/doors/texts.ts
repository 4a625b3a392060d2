import { useTexts, type CompleteCatalog } from '../../../i18n/index.ts';
import { addCatalogsOnce } from '../../../i18n/pageTexts.ts';

/** Texts of doors, namespace `ui-doors`. */
const doorTexts = {
  en: {
    floor: 'Floor {{floor}}',
    noBuilding: 'No building',
    outcomes: { collected: 'Collected', notOut: 'Nothing out', notCollected: 'Missed' },
    bags_one: '{{count, number}} bag',
    bags_other: '{{count, number}} bags',
    history: {
      service: 'Service',
      violations: 'Violations',
      submissions: 'Resident requests',
      none: 'Nothing yet.',
      corrected: 'corrected',
      violationStatus: {
        open: 'Open',
        notified: 'Notified',
        escalated: 'Escalated',
        disputed: 'Disputed',
        resolved: 'Resolved',
        dismissed: 'Dismissed',
      },
      topics: {
        missedPickup: 'Missed pickup',
        violation: 'Violation',
        bulkItem: 'Bulk item',
        other: 'Other',
      },
    },
  },
  es: {
    floor: 'Piso {{floor}}',
    noBuilding: 'Sin edificio',
    outcomes: { collected: 'Recolectada', notOut: 'Nada afuera', notCollected: 'Sin recolectar' },
    bags_one: '{{count, number}} bolsa',
    bags_other: '{{count, number}} bolsas',
    history: {
      service: 'Servicio',
      violations: 'Infracciones',
      submissions: 'Solicitudes de residentes',
      none: 'Nada por ahora.',
      corrected: 'corregido',
      violationStatus: {
        open: 'Abierta',
        notified: 'Notificada',
        escalated: 'Escalada',
        disputed: 'En disputa',
        resolved: 'Resuelta',
        dismissed: 'Descartada',
      },
      topics: {
        missedPickup: 'Recolección omitida',
        violation: 'Infracción',
        bulkItem: 'Objeto grande',
        other: 'Otro',
      },
    },
  },
};

declare module '../../../i18n/index.ts' {
  interface Catalogs {
    'ui-doors': CompleteCatalog<typeof doorTexts>;
  }
}

/** The same, added on first use. */
export function useDoorTexts() {
  addCatalogsOnce('ui-doors', doorTexts);
  return useTexts('ui-doors');
}
