import { offeredPlans, paidPlan } from 'shared-lib/domain';
import type { Articles } from '../../article.ts';
import { article, label, list, note, page, paragraph, steps, words } from '../../writing.ts';

const { free, professional } = offeredPlans;

export const people = {
  communities: {
    title: 'Comunidades',
    summary: 'Las propiedades que atiende: qué pertenece a cada una y cuántas permite su plan.',
    sections: [
      {
        id: 'what-belongs',
        heading: 'Qué pertenece a una comunidad',
        blocks: [
          paragraph`Una comunidad es una propiedad de apartamentos o una HOA que usted atiende. ${page('/communities', 'Comunidades')} las muestra todas; un clic abre una con sus detalles.`,
          list(
            words`${label('Días de servicio')}: los días de la semana en que recolecta. Antes de guardar un cambio, usted ve qué agrega y qué quita. Un día que se quita pierde a su especialista regular.`,
            words`${label('Agentes asignados')}: para cada día de servicio, la persona del equipo que lo atiende.`,
            words`${label('District Manager')}: quien la supervisa, si lo hay.`,
            words`${label('Horas y reglas')}: cuándo se puede sacar la basura, cuándo deben volver los botes adentro y las ${article('set-out-rules', 'reglas para sacarla')}.`,
            words`${label('Noches sin servicio')}: cierres, como los días festivos.`,
            words`${label('Puntos de control')}: los lugares que se escanean en la ruta. Ordénelos arrastrándolos o con las teclas, imprima sus etiquetas y reemplace el código de uno cuya etiqueta se copió o se robó; el antiguo deja de servir.`,
          ),
        ],
      },
      {
        id: 'time-zones',
        heading: 'Zonas horarias',
        blocks: [
          paragraph`Cada comunidad tiene su propia hora. «Esta noche» en una propiedad de Los Ángeles empieza y termina según el reloj de Los Ángeles, la mire desde donde la mire. Lo mismo vale para los días de servicio y las horas. Las distancias en una propiedad de Estados Unidos se muestran en pies y millas; en otros países, en metros y kilómetros.`,
        ],
      },
      {
        id: 'public-page',
        heading: 'La página para los residentes',
        blocks: [
          paragraph`Cada comunidad tiene una página pública, con su empresa y la comunidad en la dirección. Muestra el nombre de la propiedad, cómo va el servicio de esta noche, los días de servicio, las horas, las reglas y los cierres, y tiene un formulario con el que los residentes le escriben. Nunca muestra el nombre de una persona ni dónde está nadie.`,
        ],
      },
      {
        id: 'limit',
        heading: 'Cuántas puede tener',
        blocks: [
          paragraph`Lo dice su plan: ${free.maxCommunities} en Free, ${professional.maxCommunities} en Professional con un empleado, y ${paidPlan(2).maxCommunities - professional.maxCommunities} más por cada empleado adicional. Su cuenta está en la ${page('/settings?tab=billing', 'pestaña de facturación')}, y la tabla en ${article('plans', 'Planes y facturación')}.`,
        ],
      },
    ],
  },

  team: {
    title: 'Equipo',
    summary: 'Agregar a las personas de su empresa, encontrarlas en la lista y el límite de su plan.',
    sections: [
      {
        id: 'list',
        heading: 'La lista',
        blocks: [
          paragraph`${page('/team', 'Equipo')} muestra a todas las personas con su nivel, si están activas y cuándo lo estuvieron por última vez. La búsqueda mira nombres y correos, el filtro muestra un nivel, y puede ordenar por nombre, por última actividad o por cualquier otro campo, en ambos sentidos. Un clic abre los detalles de la persona con las comunidades que tiene asignadas.`,
        ],
      },
      {
        id: 'add',
        heading: 'Agregar a una persona',
        blocks: [
          steps(
            words`Abra ${page('/team', 'Equipo')} y elija agregar un miembro.`,
            'Escriba nombre, apellido y correo electrónico.',
            words`Elija el nivel: Admin, District Manager o Collection Specialist. En ${article('roles', 'Funciones')} está lo que puede hacer cada uno.`,
            words`Elija ${label('Enviar invitación')}. La persona aparece en la lista enseguida, como ${label('Invitado')}, y cuenta para su plan.`,
          ),
          paragraph`El enlace del correo sirve una vez, durante siete días. Su cuenta empieza cuando acepta. En su página puede enviar la invitación de nuevo; entonces termina el enlace anterior. Si el correo no se puede entregar, la lista dice ${label('No entregada')} y su página explica por qué: corrija el correo o envíe la invitación de nuevo.`,
          note`Los miembros nuevos están activos si usted no dice otra cosa. Uno inactivo no cuenta para su plan.`,
        ],
      },
      {
        id: 'limit',
        heading: 'Cuando su plan está lleno',
        blocks: [
          paragraph`Su plan limita cuántos miembros pueden estar activos: ${free.maxTeam} en Free y ${professional.maxTeam} en Professional con un empleado. En el límite leerá ${label('Cannot add active member. You have reached your plan’s team member limit.')} Entonces tiene tres caminos:`,
          list(
            'agregar a la persona como inactiva y activarla más adelante',
            words`${article('deactivating-a-member', 'desactivar a alguien')} que ya no trabaja para usted`,
            words`mirar los planes más grandes en ${article('plans', 'Planes y facturación')}`,
          ),
        ],
      },
      {
        id: 'without-login',
        heading: 'Miembros sin cuenta de acceso',
        blocks: [
          paragraph`Cuando usted inicia sesión, los miembros sin cuenta de acceso se desactivan, y Valet Hub dice cuántos eran. A quien tiene una invitación se le espera. Puede reactivarlos, lo que les envía una invitación.`,
        ],
      },
    ],
  },

  'deactivating-a-member': {
    title: 'Desactivar y reactivar',
    summary: 'Qué pasa con los turnos y las solicitudes de quien se va, y cómo hacer que vuelva.',
    sections: [
      {
        id: 'before',
        heading: 'Lo que se le pregunta',
        blocks: [
          paragraph`Si la persona tiene asignaciones regulares, turnos futuros o solicitudes pendientes, Valet Hub los enumera antes de hacer nada. Puede seguir o cancelar. Mientras lee no cambia nada.`,
        ],
      },
      {
        id: 'what-changes',
        heading: 'Qué cambia al desactivar',
        blocks: [
          list(
            'Terminan sus asignaciones regulares: deja de ser agente de cualquier comunidad en cualquier día de servicio.',
            'Las comunidades que supervisaba como District Manager quedan sin uno hasta que elija a otra persona.',
            'Los turnos programados de hoy en adelante siguen en el horario, sin nadie asignado.',
            'Si nombra a quien toma el relevo, todo eso pasa a esa persona. Solo un District Manager o un Admin toma el relevo como gerente de una comunidad.',
            words`Sus solicitudes pendientes se cancelan, con el motivo ${label('Team member deactivated')}.`,
          ),
          paragraph`Las noches pasadas quedan como estaban: los turnos que hizo, sus fichajes y sus informes conservan su nombre. Deja de contar para su plan, y un Admin ya no puede usar el panel.`,
          note`Después mire el ${article('schedule', 'Horario')}: las celdas sin nadie son las noches que ahora necesitan a alguien.`,
        ],
      },
      {
        id: 'back',
        heading: 'Hacer que alguien vuelva',
        blocks: [
          steps(
            words`Abra ${page('/team', 'Equipo')} y busque a la persona entre los miembros inactivos.`,
            'Elija activarla.',
            'Asígnele comunidades y turnos de nuevo. Lo que se le quitó no vuelve solo, porque ya puede tenerlo otra persona.',
          ),
          paragraph`Cuando sus miembros activos igualan el máximo de su plan, la activación se rechaza: ${label('Cannot activate member. You have reached your plan’s team member limit.')} Desactive antes a alguien o mire ${article('plans', 'un plan más grande')}.`,
        ],
      },
    ],
  },

  schedule: {
    title: 'Horario',
    summary: 'Asignaciones regulares, noches sueltas distintas y solicitudes de su equipo.',
    sections: [
      {
        id: 'two-layers',
        heading: 'Semanas regulares y noches sueltas',
        blocks: [
          paragraph`El horario tiene dos capas. La de abajo es regular: para cada comunidad y cada uno de sus días de servicio hay una persona asignada, semana tras semana. La de arriba es una fecha suelta: si una noche trabaja otra persona, el registro de esa noche lo dice, y la asignación regular queda como está.`,
          paragraph`Así, un reemplazo para un miércoles es un solo cambio, y el miércoles siguiente todo vuelve a lo normal.`,
        ],
      },
      {
        id: 'assign',
        heading: 'Asignar un turno',
        blocks: [
          paragraph`Las comunidades van hacia abajo y los días hacia la derecha. Arrastre a una persona a una celda, o elíjala con el teclado en el menú de la celda. Una celda rayada no tiene a nadie.`,
          note`Las noches en que una comunidad no tiene servicio no llevan turno. Forman parte de la ${article('communities', 'comunidad')}.`,
        ],
      },
      {
        id: 'requests',
        heading: 'Solicitudes de su equipo',
        blocks: [
          paragraph`Un miembro del equipo puede pedir tiempo libre o un turno. Una solicitud está pendiente hasta que usted la aprueba o la rechaza. Si se cancela, el registro guarda cuándo, quién y por qué.`,
          paragraph`Usted se entera de las solicitudes nuevas, salvo que lo haya apagado en sus ${article('notifications', 'ajustes de notificaciones')}.`,
        ],
      },
      {
        id: 'service-night',
        heading: '¿Qué noche es?',
        blocks: [
          paragraph`El servicio empieza al anochecer y pasa de la medianoche. Un turno pertenece a la noche en que empezó, en la zona horaria de la comunidad. Una salida a la 1 de la madrugada del jueves termina el turno del miércoles.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
