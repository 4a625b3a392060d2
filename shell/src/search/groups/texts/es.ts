import type { en } from './en.ts';

export const es: typeof en = {
  actions: {
    addMember: {
      name: 'Agregar un miembro del equipo',
      words: 'nuevo invitar empleado especialista contratar crear',
    },
    importMembers: { name: 'Importar miembros del equipo', words: 'csv archivo planilla subir empleados' },
    addCommunity: { name: 'Agregar una comunidad', words: 'nueva propiedad crear' },
    importCommunities: { name: 'Importar comunidades', words: 'csv archivo planilla subir propiedades' },
    addClosures: { name: 'Agregar cierres', words: 'nuevo feriado sin servicio noche libre crear' },
    sendText: { name: 'Enviar un mensaje a residentes', words: 'sms texto aviso avisar retraso' },
    addClockRecord: {
      name: 'Agregar un registro de horas',
      words: 'nuevo entrada salida horas turno crear',
    },
    addViolationType: { name: 'Agregar un tipo de infracción', words: 'nuevo regla crear' },
    changePlan: { name: 'Cambiar de plan', words: 'mejorar empleados suscripción' },
  },
  groups: { actions: 'Acciones', pages: 'Páginas', help: 'Ayuda' },
  textTo: 'Enviar un mensaje a {{name}}',
  failed: 'No se pudieron cargar los resultados de {{group}}.',
};
