import type { CompleteCatalog } from '../../../i18n/index.ts';

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
    actions: 'Actions',
    moreActions: 'More actions',
    recentChanges: 'Recent changes',
    fullPage: 'Show full page',
    besideList: 'Show next to the list',
    nights: 'Nights',
    from: 'From',
    to: 'To',
    unit: 'Unit {{unit}}',
    oneUnit: 'One unit',
    allUnits: 'Show all units',
    lastNights_one: 'Tonight',
    lastNights_other: 'Last {{count, number}} nights',
    nobody: 'Unassigned',
    owner: 'Owner',
    unknownMember: 'Unknown team member',
    archived: 'Archived community',
    hasLeft: 'Deactivated member',
    minutes: '{{minutes, number}} min',
    hours: '{{hours, number}} hr',
    hoursAndMinutes: '{{hours, number}} hr {{minutes, number}} min',
    damaged: {
      title: 'This record can’t be read',
      text: 'Part of it is damaged. To repair it, use the notice above the list.',
    },
    gone: {
      title: 'Record not found',
      text: 'It was deleted, or the link is incomplete.',
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
    actions: 'Acciones',
    moreActions: 'Más acciones',
    recentChanges: 'Cambios recientes',
    fullPage: 'Mostrar en página completa',
    besideList: 'Mostrar junto a la lista',
    nights: 'Noches',
    from: 'Desde',
    to: 'Hasta',
    unit: 'Unidad {{unit}}',
    oneUnit: 'Una unidad',
    allUnits: 'Mostrar todas las unidades',
    lastNights_one: 'Esta noche',
    lastNights_other: 'Últimas {{count, number}} noches',
    nobody: 'Sin asignar',
    owner: 'Propietario',
    unknownMember: 'Miembro desconocido',
    archived: 'Comunidad archivada',
    hasLeft: 'Miembro desactivado',
    minutes: '{{minutes, number}} min',
    hours: '{{hours, number}} h',
    hoursAndMinutes: '{{hours, number}} h {{minutes, number}} min',
    damaged: {
      title: 'Este registro no se puede leer',
      text: 'Una parte está dañada. Para repararlo, use el aviso encima de la lista.',
    },
    gone: {
      title: 'Registro no encontrado',
      text: 'Se eliminó o el enlace está incompleto.',
    },
  },
};

declare module '../../../i18n/index.ts' {
  interface Catalogs {
    'ui-lists': CompleteCatalog<typeof listTexts>;
  }
}
