import { offeredPlans, paidPlan } from 'shared-lib/domain';
import type { Articles } from '../../article.ts';
import { article, label, list, note, page, paragraph, steps, words } from '../../writing.ts';

const { free, professional } = offeredPlans;

export const people = {
  communities: {
    title: 'Comunidades',
    summary: 'Qué incluye una comunidad y cuántas permite su plan.',
    sections: [
      {
        id: 'what-belongs',
        heading: 'Qué incluye una comunidad',
        blocks: [
          paragraph`Una comunidad es una propiedad de apartamentos o una HOA que usted atiende. Sus detalles en ${page('/communities', 'Comunidades')}:`,
          list(
            words`${label('Días de servicio')}: los días en que recolecta. Un día que quite pierde su especialista asignado.`,
            words`${label('Especialistas')}: quién atiende cada día de servicio.`,
            words`${label('Gerente de distrito')}: quién supervisa la comunidad, si hay alguien.`,
            words`${label('Horarios y reglas')}: cuándo se sacan y se guardan los contenedores, y las ${article('set-out-rules', 'reglas para sacar la basura')}.`,
            words`${label('Cierres')}: noches sin servicio, como los días festivos.`,
            words`${label('Puntos de control')}: los puntos que se escanean en la ruta. Si copian o roban una etiqueta, reemplace su código; el anterior deja de funcionar.`,
          ),
        ],
      },
      {
        id: 'time-zones',
        heading: 'Zonas horarias',
        blocks: [
          paragraph`Cada comunidad usa su propia zona horaria: «esta noche» en Los Ángeles sigue la hora de Los Ángeles, esté usted donde esté. Las distancias están en pies y millas en Estados Unidos, y en metros y kilómetros en otros países.`,
        ],
      },
      {
        id: 'public-page',
        heading: 'La página pública',
        blocks: [
          paragraph`Cada comunidad tiene una página pública con el estado de esta noche, los días de servicio, el horario para sacar la basura, las reglas y los cierres. Los residentes pueden escribirle desde allí. Nunca muestra el nombre ni la ubicación de su equipo.`,
        ],
      },
      {
        id: 'limit',
        heading: 'Cuántas puede tener',
        blocks: [
          paragraph`El plan Gratuito incluye ${free.maxCommunities} comunidades y el Profesional con un empleado, ${professional.maxCommunities}. Cada empleado adicional agrega ${paidPlan(2).maxCommunities - professional.maxCommunities} más. Vea su uso en la ${page('/settings?tab=billing', 'pestaña Facturación')} y todos los planes en ${article('plans', 'Planes y facturación')}.`,
        ],
      },
    ],
  },

  team: {
    title: 'Equipo',
    summary: 'Agregue miembros, encuéntrelos y respete el límite de su plan.',
    sections: [
      {
        id: 'list',
        heading: 'Encontrar a un miembro',
        blocks: [
          paragraph`${page('/team', 'Equipo')} muestra a todos con su rol, estado y última actividad. Busque, filtre u ordene la lista. Elija a un miembro para ver sus detalles y comunidades asignadas.`,
        ],
      },
      {
        id: 'add',
        heading: 'Agregar a un miembro',
        blocks: [
          steps(
            words`Abra ${page('/team', 'Equipo')} y agregue a un miembro.`,
            'Escriba su nombre y correo.',
            words`Elija un ${article('roles', 'rol')}: Administrador, Gerente de distrito o Especialista en recolección.`,
            words`Elija ${label('Enviar invitación')}. Aparece como ${label('Invitado')} y cuenta para su plan.`,
          ),
          paragraph`El enlace del correo sirve una vez, durante siete días, y crea la cuenta. Puede reenviarlo desde la página del miembro; el anterior deja de servir. Si la lista dice ${label('No entregada')}, la página del miembro explica por qué. Corrija el correo o reenvíe la invitación.`,
          note`Los miembros inactivos no cuentan para su plan.`,
        ],
      },
      {
        id: 'limit',
        heading: 'Cuando su plan está lleno',
        blocks: [
          paragraph`Su plan limita los miembros activos: ${free.maxTeam} en el Gratuito y ${professional.maxTeam} en el Profesional con un empleado. En el límite verá ${label('Cannot add active member. You have reached your plan’s team member limit.')} Puede:`,
          list(
            'agregar a la persona como inactiva',
            words`${article('deactivating-a-member', 'desactivar a alguien')} que ya no trabaja para usted`,
            words`ampliar su plan en ${article('plans', 'Planes y facturación')}`,
          ),
        ],
      },
      {
        id: 'without-login',
        heading: 'Miembros sin cuenta de acceso',
        blocks: [
          paragraph`Al iniciar sesión, se desactivan los miembros sin cuenta de acceso, salvo las invitaciones pendientes. Reactive a un miembro para invitarlo.`,
        ],
      },
    ],
  },

  'deactivating-a-member': {
    title: 'Desactivar y reactivar',
    summary: 'Qué pasa cuando alguien se va, y cómo reactivarlo.',
    sections: [
      {
        id: 'before',
        heading: 'Antes de confirmar',
        blocks: [
          paragraph`Valet Hub muestra primero las asignaciones regulares, turnos futuros y solicitudes pendientes del miembro. Nada cambia hasta que confirme.`,
        ],
      },
      {
        id: 'what-changes',
        heading: 'Qué cambia',
        blocks: [
          list(
            'Terminan sus asignaciones regulares.',
            'Las comunidades que supervisaba necesitan otro gerente de distrito.',
            'Sus turnos desde hoy quedan sin asignar.',
            'Si elige un reemplazo, esa persona se encarga de todo esto, pero solo un gerente de distrito o un administrador como gerente de distrito.',
            words`Sus solicitudes pendientes se cancelan con el motivo ${label('Team member deactivated')}.`,
          ),
          paragraph`Los turnos, entradas e informes anteriores conservan su nombre. Ya no cuenta para su plan, y los administradores pierden el acceso.`,
          note`Después revise la ${article('schedule', 'Programación')}. Las celdas vacías son noches por cubrir.`,
        ],
      },
      {
        id: 'back',
        heading: 'Reactivar a un miembro',
        blocks: [
          steps(
            words`Abra ${page('/team', 'Equipo')} y búsquelo entre los miembros inactivos.`,
            'Actívelo.',
            'Asígnele de nuevo sus comunidades y turnos. Los anteriores no vuelven.',
          ),
          paragraph`Si su plan está lleno, verá ${label('Cannot activate member. You have reached your plan’s team member limit.')} Desactive antes a alguien o elija ${article('plans', 'un plan más grande')}.`,
        ],
      },
    ],
  },

  schedule: {
    title: 'Programación',
    summary: 'Asignaciones regulares, cambios de una noche y solicitudes del equipo.',
    sections: [
      {
        id: 'two-layers',
        heading: 'Asignaciones regulares y cambios de una noche',
        blocks: [
          paragraph`Cada comunidad tiene un especialista regular para cada día de servicio, semana tras semana. Si otra persona trabaja una noche, cambie solo esa noche.`,
        ],
      },
      {
        id: 'assign',
        heading: 'Asignar un turno',
        blocks: [
          paragraph`Arrastre a un especialista a una celda o elíjalo en su menú. Una celda rayada está sin asignar.`,
          note`Las noches sin servicio no tienen turnos. Se definen en la ${article('communities', 'comunidad')}.`,
        ],
      },
      {
        id: 'requests',
        heading: 'Solicitudes del equipo',
        blocks: [
          paragraph`Los miembros pueden pedir tiempo libre o un turno. Una solicitud está pendiente hasta que la apruebe o la rechace. Las canceladas conservan quién las canceló, cuándo y por qué.`,
          paragraph`Sus ${article('notifications', 'ajustes de notificaciones')} deciden si recibe un aviso.`,
        ],
      },
      {
        id: 'service-night',
        heading: '¿Qué noche es?',
        blocks: [
          paragraph`Un turno pertenece a la noche en que empezó, en la zona horaria de la comunidad. Una salida a la 1 a. m. del jueves termina el turno del miércoles.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
