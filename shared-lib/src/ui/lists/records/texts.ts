import type { Bilingual } from '../../../i18n/index.ts';

/** Texts shared by all lists, namespace `ui-lists`; loaded with the lists' code. */
export const listTexts = {
  en: {
    columns: {
      community: 'Community',
      member: 'Team member',
      night: 'Night',
      status: 'Status',
      timeZone: 'Time zone',
    },
    review: 'Review',
    reviews: { pending: 'To review', approved: 'Approved', rejected: 'Rejected' },
    loading: 'Loading',
    fullPage: 'Show on the whole page',
    besideList: 'Show beside the list',
    nights: 'Nights',
    from: 'From the night of',
    to: 'To the night of',
    unit: 'Unit {{unit}}',
    oneUnit: 'One unit',
    allUnits: 'Show all units',
    lastNights_one: 'Tonight',
    lastNights_other: 'Last {{count, number}} nights',
    nobody: 'Nobody',
    owner: 'Owner',
    unknownMember: 'Unknown member',
    archived: 'Archived community',
    hasLeft: 'Deactivated member',
    minutes: '{{minutes, number}} min',
    hoursAndMinutes: '{{hours, number}} h {{minutes, number}} min',
    damaged: {
      title: 'This entry can’t be read',
      text: 'Something in it is damaged. What that is, and how it can be mended, is said above the list.',
    },
    gone: {
      title: 'Not there any more',
      text: 'This entry was deleted, or the link is incomplete.',
    },
  },
  es: {
    columns: {
      community: 'Comunidad',
      member: 'Miembro del equipo',
      night: 'Noche',
      status: 'Estado',
      timeZone: 'Zona horaria',
    },
    review: 'Revisión',
    reviews: { pending: 'Por revisar', approved: 'Aprobada', rejected: 'Rechazada' },
    loading: 'Cargando',
    fullPage: 'Mostrar en toda la página',
    besideList: 'Mostrar junto a la lista',
    nights: 'Noches',
    from: 'Desde la noche del',
    to: 'Hasta la noche del',
    unit: 'Unidad {{unit}}',
    oneUnit: 'Una unidad',
    allUnits: 'Mostrar todas las unidades',
    lastNights_one: 'Esta noche',
    lastNights_other: 'Últimas {{count, number}} noches',
    nobody: 'Nadie',
    owner: 'Propietario',
    unknownMember: 'Miembro desconocido',
    archived: 'Comunidad archivada',
    hasLeft: 'Miembro desactivado',
    minutes: '{{minutes, number}} min',
    hoursAndMinutes: '{{hours, number}} h {{minutes, number}} min',
    damaged: {
      title: 'Esta entrada no se puede leer',
      text: 'Algo en ella está dañado. Qué es y cómo se puede reparar se dice encima de la lista.',
    },
    gone: {
      title: 'Ya no está',
      text: 'Esta entrada se eliminó o el enlace está incompleto.',
    },
  },
};

declare module '../../../i18n/index.ts' {
  interface Catalogues {
    'ui-lists': Bilingual<typeof listTexts>;
  }
}
