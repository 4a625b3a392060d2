import { useTexts, type Bilingual } from '../../../i18n/index.ts';
import { addCataloguesOnce } from '../../../i18n/pageTexts.ts';

/** Texts of the repair dialog, namespace `ui-mend`. */
const mendTexts = {
  en: {
    title: 'Records that can’t be read',
    record: 'Record {{id}}',
    none: 'All records can be read again.',
    stored: 'It says {{value}}.',
    codes: {
      missing: 'It is missing.',
      type: 'It is not the kind of value that belongs here.',
      choice: 'It is none of the values that are known.',
      size: 'It is too long, too short, too large or too small.',
      format: 'It is not written as it has to be.',
    },
    mends: {
      entries_one: '{{count, number}} entry can’t be read and will be taken out.',
      entries_other: '{{count, number}} entries can’t be read and will be taken out.',
      empty: 'It will be emptied.',
      fixed: 'It gets the value that grants nobody anything.',
      never: 'It hangs together with other records; support can mend it.',
    },
    optional: 'Leave it empty to take the damaged value away.',
    mend: 'Mend record',
    mended: 'The record is mended.',
    support: 'Write to support',
    problems: {
      missing: 'Enter a value.',
      invalid: 'This value can’t be read either. Check how it is written.',
      never: 'This can’t be mended here.',
    },
    fields: {
      propertyName: 'Name',
      timezone: 'Time zone',
      serviceDays: 'Service days',
      districtManagerId: 'District Manager',
      address: 'Address',
      rules: 'Rules',
      geofence: 'Geofence',
      noServiceDates: 'Dates without service',
      setOutStart: 'Set out from',
      setOutEnd: 'Set out until',
      serviceStart: 'Service starts',
      binInBy: 'Bins in by',
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      phone: 'Phone',
      tier: 'Tier',
      isActive: 'Active',
      unitNumber: 'Unit',
      building: 'Building',
      floor: 'Floor',
      status: 'Status',
      serviceDate: 'Night',
      communityId: 'Community',
      memberId: 'Team member',
      clockInAt: 'Clock-in',
      clockOutAt: 'Clock-out',
      schedule: 'Changes of the night',
      requests: 'Requests',
    },
  },
  es: {
    title: 'Registros que no se pueden leer',
    record: 'Registro {{id}}',
    none: 'Todos los registros se pueden leer de nuevo.',
    stored: 'Dice {{value}}.',
    codes: {
      missing: 'Falta.',
      type: 'No es el tipo de valor que corresponde aquí.',
      choice: 'No es ninguno de los valores conocidos.',
      size: 'Es demasiado largo, corto, grande o pequeño.',
      format: 'No está escrito como debe ser.',
    },
    mends: {
      entries_one: '{{count, number}} entrada no se puede leer y se quitará.',
      entries_other: '{{count, number}} entradas no se pueden leer y se quitarán.',
      empty: 'Se vaciará.',
      fixed: 'Recibe el valor que no concede nada a nadie.',
      never: 'Está ligado a otros registros; el soporte puede repararlo.',
    },
    optional: 'Déjelo vacío para quitar el valor dañado.',
    mend: 'Reparar registro',
    mended: 'El registro está reparado.',
    support: 'Escribir al soporte',
    problems: {
      missing: 'Ingrese un valor.',
      invalid: 'Este valor tampoco se puede leer. Revise cómo está escrito.',
      never: 'Esto no se puede reparar aquí.',
    },
    fields: {
      propertyName: 'Nombre',
      timezone: 'Zona horaria',
      serviceDays: 'Días de servicio',
      districtManagerId: 'District Manager',
      address: 'Dirección',
      rules: 'Reglas',
      geofence: 'Geocerca',
      noServiceDates: 'Fechas sin servicio',
      setOutStart: 'Sacar desde',
      setOutEnd: 'Sacar hasta',
      serviceStart: 'Inicio del servicio',
      binInBy: 'Recipientes adentro a las',
      firstName: 'Nombre de pila',
      lastName: 'Apellido',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      tier: 'Nivel',
      isActive: 'Activo',
      unitNumber: 'Unidad',
      building: 'Edificio',
      floor: 'Piso',
      status: 'Estado',
      serviceDate: 'Noche',
      communityId: 'Comunidad',
      memberId: 'Miembro del equipo',
      clockInAt: 'Entrada',
      clockOutAt: 'Salida',
      schedule: 'Cambios de la noche',
      requests: 'Solicitudes',
    },
  },
};

declare module '../../../i18n/index.ts' {
  interface Catalogues {
    'ui-mend': Bilingual<typeof mendTexts>;
  }
}

/** The same, added on first use. */
export function useMendTexts() {
  addCataloguesOnce('ui-mend', mendTexts);
  return useTexts('ui-mend');
}

/** Whether a field has a display name; internal fields are shown by their stored name. */
export const isNamedField = (field: string): field is keyof (typeof mendTexts)['en']['fields'] =>
  Object.hasOwn(mendTexts.en.fields, field);
