/** The names of fields that several areas show: in forms, activity logs and repairs. A separate entry, because no first page needs it. */
import { useCallback } from 'react';
import { useLocaleVersion } from './index.ts';
import { pageTexts } from './pageTexts.ts';

const en = {
  propertyName: 'Community name',
  address: 'Address',
  timezone: 'Time zone',
  serviceDays: 'Service days',
  setOutStart: 'Set out from',
  setOutEnd: 'Set out until',
  serviceStart: 'Service starts',
  binInBy: 'Bins in by',
  totalUnits: 'Units',
  ratePerDoorCents: 'Rate per door',
  districtManagerId: 'District Manager',
  rules: 'Rules',
  noServiceDates: 'Closures',
  contactName: 'Contact name',
  contactEmail: 'Contact email',
  contactPhone: 'Contact phone',
  geofence: 'Geofence',
  gateCode: 'Gate code',
  compactorCode: 'Compactor code',
  accessNotes: 'Access notes',
  slug: 'Public address',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  tier: 'Role',
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
  schedule: 'Shifts for the night',
  requests: 'Requests',
  pastPlans: 'Service plans of past nights',
  pastAgents: 'Regular specialists of past nights',
  pastManagers: 'District Managers of past nights',
  pastRules: 'Rules of past nights',
  pastGeofences: 'Geofences of past nights',
};

const es: typeof en = {
  propertyName: 'Nombre de la comunidad',
  address: 'Dirección',
  timezone: 'Zona horaria',
  serviceDays: 'Días de servicio',
  setOutStart: 'Sacar desde',
  setOutEnd: 'Sacar hasta',
  serviceStart: 'Inicio del servicio',
  binInBy: 'Guardar antes de',
  totalUnits: 'Unidades',
  ratePerDoorCents: 'Tarifa por puerta',
  districtManagerId: 'Gerente de distrito',
  rules: 'Reglas',
  noServiceDates: 'Cierres',
  contactName: 'Nombre del contacto',
  contactEmail: 'Correo del contacto',
  contactPhone: 'Teléfono del contacto',
  geofence: 'Geocerca',
  gateCode: 'Código del portón',
  compactorCode: 'Código del compactador',
  accessNotes: 'Notas de acceso',
  slug: 'Dirección pública',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo',
  phone: 'Teléfono',
  tier: 'Rol',
  isActive: 'Activo',
  unitNumber: 'Unidad',
  building: 'Edificio',
  floor: 'Piso',
  status: 'Estado',
  serviceDate: 'Noche',
  communityId: 'Comunidad',
  memberId: 'Miembro',
  clockInAt: 'Entrada',
  clockOutAt: 'Salida',
  schedule: 'Turnos de la noche',
  requests: 'Solicitudes',
  pastPlans: 'Planes de servicio de noches pasadas',
  pastAgents: 'Especialistas regulares de noches pasadas',
  pastManagers: 'Gerentes de distrito de noches pasadas',
  pastRules: 'Reglas de noches pasadas',
  pastGeofences: 'Geocercas de noches pasadas',
};

/** The names by language and stored field. */
export const fieldNames = { en, es };

/** A field that has a name here. An internal field, or one of a later release, has none. */
export type NamedField = keyof typeof en;

export const isFieldNamed = (field: string): field is NamedField => Object.hasOwn(en, field);

/** Gives fields' names in the page's language. */
export function useFieldNames(): (field: NamedField) => string {
  useLocaleVersion();
  const names = fieldNames[pageTexts.language === 'es' ? 'es' : 'en'];
  return useCallback((field: NamedField) => names[field], [names]);
}
