import { useTexts, type CompleteCatalog } from '../../../i18n/index.ts';
import { addCatalogsOnce } from '../../../i18n/pageTexts.ts';

/** Texts of checkpoints, namespace `ui-checkpoints`. */
export const checkpointTexts = {
  en: {
    coverage: {
      title: 'Recent scans by night',
      none: 'No shift reports on recent nights.',
      night: '{{night}}: {{scanned, number}} of {{expected, number}} scanned',
    },
    scans: {
      title: 'Latest scans',
      none: 'No scans yet.',
      more: 'Show more',
      unknownMember: 'Unknown team member',
      results: { onTime: 'On time', late: 'Late', outOfRange: 'Out of range', duplicate: 'Scanned again' },
    },
  },
  es: {
    coverage: {
      title: 'Escaneos por noche',
      none: 'No hay informes de turno en las últimas noches.',
      night: '{{night}}: {{scanned, number}} de {{expected, number}} escaneados',
    },
    scans: {
      title: 'Últimos escaneos',
      none: 'Aún no hay escaneos.',
      more: 'Mostrar más',
      unknownMember: 'Miembro desconocido',
      results: { onTime: 'A tiempo', late: 'Tarde', outOfRange: 'Fuera de alcance', duplicate: 'Repetido' },
    },
  },
};

declare module '../../../i18n/index.ts' {
  interface Catalogs {
    'ui-checkpoints': CompleteCatalog<typeof checkpointTexts>;
  }
}

/** The same, added on first use. */
export function useCheckpointTexts() {
  addCatalogsOnce('ui-checkpoints', checkpointTexts);
  return useTexts('ui-checkpoints');
}
