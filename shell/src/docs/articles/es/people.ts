import { offeredPlans, paidPlan } from 'shared-lib/domain';
import type { Articles } from '../../article.ts';
import { article, label, list, note, page, paragraph, steps, words } from '../../writing.ts';

const { free, professional } = offeredPlans;

export const people = {
  communities: {
    title: 'Comunidades',
    summary: 'Qué incluye cada una y cuántas permite su plan.',
    sections: [
      {
        id: 'what-belongs',
        heading: 'Qué incluye una comunidad',
        blocks: [
          paragraph`Es un conjunto de apartamentos o una HOA que usted atiende. En ${page('/communities', 'Comunidades')} tiene:`,
          list(
            words`${label('Días de servicio')}: cuándo recolecta. Al quitar un día, se quita su especialista.`,
            words`${label('Especialistas')}: quién atiende cada día.`,
            words`${label('Gerente de distrito')}: quién la supervisa, si hay alguien.`,
            words`${label('Horarios y reglas')}: cuándo salen y se guardan los contenedores, y las ${article('set-out-rules', 'reglas para sacar la basura')}.`,
            words`${label('Cierres')}: noches sin servicio, como los días festivos.`,
            words`${label('Puntos de control')}: lo que se escanea en la ruta. Si copian o roban una etiqueta, reemplace su código y el anterior dejará de funcionar.`,
          ),
        ],
      },
      {
        id: 'time-zones',
        heading: 'Zonas horarias',
        blocks: [
          paragraph`Cada comunidad usa su zona horaria: «esta noche» en Los Ángeles es la de Los Ángeles, esté usted donde esté. Las distancias están en pies y millas en Estados Unidos, y en metros y kilómetros en otros países.`,
        ],
      },
      {
        id: 'public-page',
        heading: 'La página pública',
        blocks: [
          paragraph`Muestra el estado de esta noche, los días de servicio, el horario para sacar la basura, las reglas y los cierres. Los residentes pueden escribirle ahí. Nunca muestra nombres ni la ubicación de su equipo.`,
        ],
      },
      {
        id: 'limit',
        heading: 'Cuántas puede tener',
        blocks: [
          paragraph`El plan Gratuito incluye ${free.maxCommunities} y el Profesional con un empleado, ${professional.maxCommunities}. Cada empleado adicional agrega ${paidPlan(2).maxCommunities - professional.maxCommunities}. Vea su uso en la ${page('/settings?tab=billing', 'pestaña Facturación')} y los planes en ${article('plans', 'Planes y facturación')}.`,
        ],
      },
    ],
  },

  team: {
    title: 'Equipo',
    summary: 'Agregue miembros y respete el límite de su plan.',
    sections: [
      {
        id: 'list',
        heading: 'Encontrar a un miembro',
        blocks: [
          paragraph`${page('/team', 'Equipo')} muestra a todos. Busque, filtre u ordene la lista. Elija a alguien para ver sus detalles y comunidades.`,
        ],
      },
      {
        id: 'add',
        heading: 'Agregar a un miembro',
        blocks: [
          steps(
            words`Abra ${page('/team', 'Equipo')} y agregue a un miembro.`,
            'Escriba su nombre y su correo o celular.',
            words`Elija un ${article('roles', 'rol')}: Administrador, Gerente de distrito o Especialista en recolección.`,
            words`Elija ${label('Enviar invitación')}. Queda como ${label('Invitado')} y cuenta para su plan.`,
          ),
          paragraph`El enlace sirve una vez, durante siete días, y crea la cuenta. Puede reenviarlo desde la página del miembro; el anterior deja de servir. Si la lista dice ${label('No entregada')}, ahí verá por qué. Corrija el correo o el celular, o reenvíe la invitación.`,
          paragraph`Para invitar por ${label('Mensaje de texto')}, active los mensajes en ${page('/settings', 'Configuración')}. El mensaje lleva el enlace y la dirección de su aplicación de campo, que se indica en ${label('Operaciones')}. La persona elige su correo al unirse y lo confirma con un enlace que le enviamos; puede reenviarlo desde su página.`,
          note`Los miembros inactivos no cuentan para su plan.`,
        ],
      },
      {
        id: 'limit',
        heading: 'Cuando su plan está lleno',
        blocks: [
          paragraph`Su plan limita los miembros activos: ${free.maxTeam} en el Gratuito y ${professional.maxTeam} en el Profesional con un empleado. En el límite verá ${label('No se puede agregar un miembro activo. Llegó al límite de miembros de su plan.')} Puede:`,
          list(
            'agregar a la persona como inactiva',
            words`${article('deactivating-a-member', 'desactivar a alguien')} que ya no trabaja con usted`,
            words`ampliar su plan en ${article('plans', 'Planes y facturación')}`,
          ),
        ],
      },
      {
        id: 'without-login',
        heading: 'Miembros sin cuenta de acceso',
        blocks: [
          paragraph`Se desactivan cuando usted inicia sesión, salvo si tienen una invitación pendiente. Para invitar a alguien, reactívelo.`,
        ],
      },
    ],
  },

  'deactivating-a-member': {
    title: 'Desactivar y reactivar',
    summary: 'Qué pasa cuando alguien se va y si vuelve.',
    sections: [
      {
        id: 'before',
        heading: 'Antes de confirmar',
        blocks: [
          paragraph`Verá sus asignaciones regulares, turnos futuros y solicitudes pendientes. Nada cambia hasta que confirme.`,
        ],
      },
      {
        id: 'what-changes',
        heading: 'Qué cambia',
        blocks: [
          list(
            'Terminan sus asignaciones regulares.',
            'Sus comunidades necesitan otro gerente de distrito.',
            'Sus turnos desde hoy quedan sin asignar.',
            'Si elige un reemplazo, esa persona recibe todo. Solo un gerente de distrito o un administrador puede supervisar comunidades.',
            words`Sus solicitudes pendientes se cancelan con el motivo ${label('Team member deactivated')}.`,
          ),
          paragraph`Los turnos, entradas e informes anteriores conservan su nombre. Deja de contar para su plan y, si era administrador, pierde el acceso.`,
          note`Después revise la ${article('schedule', 'Programación')}: las celdas rayadas están por cubrir.`,
        ],
      },
      {
        id: 'back',
        heading: 'Reactivar a un miembro',
        blocks: [
          steps(
            words`Búsquelo en ${page('/team', 'Equipo')}, entre los inactivos.`,
            'Actívelo.',
            'Asígnele comunidades y turnos; los anteriores no vuelven.',
          ),
          paragraph`Si su plan está lleno, verá ${label('No se puede activar al miembro. Llegó al límite de miembros de su plan.')} Desactive a alguien o elija ${article('plans', 'un plan más grande')}.`,
        ],
      },
    ],
  },

  schedule: {
    title: 'Programación',
    summary: 'Asignaciones regulares, cambios y solicitudes.',
    sections: [
      {
        id: 'two-layers',
        heading: 'Asignaciones y cambios de una noche',
        blocks: [
          paragraph`Cada comunidad tiene un especialista regular para cada día de servicio. Si otra persona trabaja una noche, cambie solo esa noche.`,
        ],
      },
      {
        id: 'assign',
        heading: 'Asignar un turno',
        blocks: [
          paragraph`Arrastre a un especialista a una celda o elíjalo en su menú. Una celda rayada está sin asignar.`,
          paragraph`Si el especialista ya marcó su entrada, confirme antes de dar el turno a otra persona.`,
          note`Las noches sin servicio se definen en la ${article('communities', 'comunidad')}.`,
        ],
      },
      {
        id: 'coverage',
        heading: 'Ver la cobertura de un mes',
        blocks: [
          paragraph`Elija Mes. Cuanto más oscura es una noche, más turnos están sin cubrir: sin asignar, o su especialista regular tiene el día libre aprobado.`,
          paragraph`Un día de la semana sin especialista regular es una vacante fija y aparece una sola vez. Asigne a alguien cada semana para cubrirla.`,
        ],
      },
      {
        id: 'offers',
        heading: 'Ofrecer un turno sin cubrir',
        blocks: [
          paragraph`Abra un turno sin cubrir y elija Ofrecer este turno. Verá quién puede tomarlo: activo, disponible y con menos de 40 horas esa semana. Lo obtiene quien lo acepte primero en la aplicación de campo. Ellos reciben un correo o un mensaje de texto, y usted un aviso cuando alguien lo toma.`,
          paragraph`La oferta termina cuando empieza el servicio, o si asigna el turno o la retira.`,
        ],
      },
      {
        id: 'requests',
        heading: 'Solicitudes del equipo',
        blocks: [
          paragraph`Los miembros piden un día libre, un turno o un cambio de turno, y usted aprueba o rechaza. Una cancelada muestra quién la canceló, cuándo y por qué.`,
          paragraph`Abra la solicitud de un día libre para ver los turnos por cubrir. Cada uno tiene un suplente sugerido con menos de 40 horas, o se ofrece al equipo. Cambie los que quiera y elija Aprobar día libre. Se puede deshacer.`,
          paragraph`Para decidir varias a la vez, selecciónelas y elija Aprobar. Verá cada turno por cubrir y su suplente sugerido. Las que requieren más atención siguen pendientes.`,
          paragraph`Decida en sus ${article('notifications', 'ajustes de notificaciones')} si quiere avisos.`,
        ],
      },
      {
        id: 'swaps',
        heading: 'Aprobar un cambio de turno',
        blocks: [
          paragraph`En la aplicación de campo, un especialista cede un turno o lo cambia por otro. Cuando su colega acepta, usted lo ve en sus solicitudes.`,
          paragraph`Muestra quién toma cada turno y si hay conflictos. Aprobar cambio actualiza la programación y avisa a los dos. Vence cuando empieza su primer turno.`,
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
