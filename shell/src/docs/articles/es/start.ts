import { trialDays } from 'shared-lib/domain';
import type { Articles } from '../../article.ts';
import { article, label, list, note, page, paragraph, steps, words } from '../../writing.ts';

export const start = {
  'first-steps': {
    title: 'Sus primeros pasos',
    summary: 'Configure su cuenta para la primera noche de servicio.',
    sections: [
      {
        id: 'before-you-start',
        heading: 'Antes de empezar',
        blocks: [
          paragraph`La configuración lleva de 10 a 15 minutos. Tenga a mano:`,
          list(
            'el nombre, la dirección y los días de servicio de cada comunidad',
            'el nombre y el correo de cada miembro del equipo',
            'el horario en que los residentes pueden sacar sus contenedores',
          ),
          paragraph`Tiene ${trialDays} días antes de elegir un plan: ${article('plans', 'Planes y facturación')}.`,
        ],
      },
      {
        id: 'set-up',
        heading: 'Configure en este orden',
        blocks: [
          steps(
            words`En ${page('/settings', 'Configuración')}, revise ${label('Operaciones')}.`,
            'En SMS, elija cómo envía mensajes a los residentes.',
            'En Puntos de control, elija cómo se ven sus códigos QR.',
            words`Agregue su primera comunidad en ${page('/communities', 'Comunidades')}, con sus días de servicio.`,
            words`Agregue al primer miembro en ${page('/team', 'Equipo')}, con el ${article('roles', 'rol')} adecuado.`,
            words`Asigne un especialista a cada día de servicio en ${article('schedule', 'Programación')}.`,
          ),
          note`El recorrido de bienvenida le muestra estos pasos y puede ${article('guided-tours', 'repetirlo')} cuando quiera.`,
        ],
      },
      {
        id: 'first-night',
        heading: 'En su primera noche',
        blocks: [
          paragraph`Al anochecer, ${page('/tracking', 'Seguimiento')} muestra a quién se espera, quién ya marcó su entrada y quién va tarde. El ${page('/', 'Panel')} lo resume.`,
        ],
      },
    ],
  },

  'signing-in': {
    title: 'Iniciar sesión',
    summary: 'Quién puede entrar y qué hacer si no puede.',
    sections: [
      {
        id: 'who',
        heading: 'Quién puede entrar',
        blocks: [
          paragraph`El panel es para el propietario y los administradores. Los gerentes de distrito y los especialistas en recolección no entran aquí. Vea ${article('roles', 'Roles')}.`,
          paragraph`Cada persona entra con su propio correo y contraseña, o con Google donde se ofrece.`,
        ],
      },
      {
        id: 'sign-up',
        heading: 'Si no tiene cuenta',
        blocks: [
          paragraph`Los propietarios eligen ${label('Crear una cuenta')} en la ${page('/login', 'página de inicio de sesión')} y abren el enlace que enviamos. Los miembros del equipo se invitan en ${page('/team', 'Equipo')} y obtienen una cuenta al aceptar.`,
        ],
      },
      {
        id: 'email',
        heading: 'Cambiar su correo',
        blocks: [
          paragraph`Abra ${page('/settings', 'Configuración')} y vaya a ${label('Cuenta')}. Abra el enlace que enviamos a la dirección nueva para confirmar. La anterior puede deshacer el cambio durante una semana.`,
        ],
      },
      {
        id: 'password',
        heading: 'Si olvidó su contraseña',
        blocks: [
          steps(
            words`Abra la ${page('/login', 'página de inicio de sesión')} y elija ${label('¿Olvidó su contraseña?')}`,
            'Escriba su correo.',
            'Abra el enlace que enviamos y elija una contraseña nueva.',
          ),
          note`Cada enlace sirve una vez. Si ya se usó o caducó, solicite uno nuevo.`,
        ],
      },
      {
        id: 'turned-away',
        heading: 'Si no puede entrar',
        blocks: [
          paragraph`La página de inicio de sesión le dice por qué:`,
          list(
            words`${label('No encontramos su cuenta de equipo.')} Su registro de equipo se eliminó. Pida al propietario que lo agregue de nuevo.`,
            words`${label('Solo los propietarios y administradores pueden usar el panel.')} Tiene otro rol o está desactivado. El propietario puede cambiarlo.`,
          ),
          paragraph`Propietarios: intenten primero restablecer su contraseña.`,
        ],
      },
      {
        id: 'links',
        heading: 'Enlaces de colegas',
        blocks: [
          paragraph`Un enlace que abre sin haber iniciado sesión lo lleva a su página después de entrar. Si cierra la sesión en una pestaña, se cierra en todas.`,
        ],
      },
    ],
  },

  'finding-your-way': {
    title: 'Orientarse en Valet Hub',
    summary: 'El menú, la búsqueda y su perfil.',
    sections: [
      {
        id: 'navigation',
        heading: 'El menú',
        blocks: [
          paragraph`El menú está a la izquierda. En una ventana angosta se reduce a iconos. En un teléfono, ábralo arriba a la izquierda. Incluye ${label('Obtener ayuda')}.`,
          paragraph`Si un área dice ${label('Algo salió mal')}, elija ${label('Intentar de nuevo')} o ${label('Recargar la página')}. Las demás áreas siguen funcionando.`,
        ],
      },
      {
        id: 'search',
        heading: 'Búsqueda',
        blocks: [
          paragraph`El cuadro del encabezado (${label('Buscar en el equipo o las comunidades...')}) encuentra miembros y comunidades por nombre. Elija un resultado para abrirlo.`,
          paragraph`También encuentra páginas, ajustes, artículos de ayuda y acciones, como agregar a un miembro del equipo. Para encontrar una unidad, escriba su número, con una comunidad o una noche si lo desea: «204 maple martes». El número de un caso o de una solicitud abre ese caso o esa solicitud.`,
        ],
      },
      {
        id: 'profile',
        heading: 'Su menú de perfil',
        blocks: [
          paragraph`Ábralo arriba a la derecha para ${label('Cerrar sesión')} y:`,
          list(
            words`${label('Cuenta')} abre ${page('/settings', 'Configuración')}.`,
            words`${label('Facturación')} abre la ${page('/settings?tab=billing', 'pestaña Facturación')}.`,
            words`${label('Notificaciones')} abre ${page('/notifications', 'Todas las notificaciones')}.`,
          ),
        ],
      },
      {
        id: 'lost',
        heading: 'Si una página no existe',
        blocks: [
          paragraph`Una dirección desconocida lo lleva al panel, o a la página de inicio de sesión. Si una página dice ${label('Página no encontrada')}, elija ${label('Ir al inicio')} o ${label('Reportar un error')}.`,
        ],
      },
    ],
  },

  'guided-tours': {
    title: 'Recorridos guiados',
    summary: 'Cinco recorridos breves y cómo repetirlos.',
    sections: [
      {
        id: 'the-tours',
        heading: 'Los cinco recorridos',
        blocks: [
          list(
            words`${label('Bienvenida')}: la configuración, desde los ajustes hasta la primera programación.`,
            words`${label('Configurar una comunidad')}: comunidades y sus días de servicio.`,
            words`${label('Administrar el equipo')}: roles, cómo agregar miembros y cómo desactivarlos.`,
            words`${label('Seguimiento del servicio')}: seguir una noche de servicio.`,
            words`${label('Funciones avanzadas')}: lo que ayuda cuando lo básico ya funciona.`,
          ),
          paragraph`Un recorrido resalta y explica una parte de la pantalla a la vez.`,
        ],
      },
      {
        id: 'moving',
        heading: 'Avanzar por un recorrido',
        blocks: [
          paragraph`${label('Siguiente')} y ${label('Anterior')} mueven un paso. ${label('Omitir el recorrido')}, ${label('Cerrar')}, Escape y, en el último paso, ${label('Terminar el recorrido')} lo terminan. Mientras tanto puede usar la parte resaltada.`,
          note`Un paso se omite si su parte aún no existe.`,
        ],
      },
      {
        id: 'when',
        heading: 'Cuándo empieza un recorrido',
        blocks: [
          paragraph`El recorrido de bienvenida empieza unos segundos después de que un propietario inicia sesión, hasta que lo complete. Si lo termina, lo omite o lo cierra, cuenta como completado.`,
        ],
      },
      {
        id: 'again',
        heading: 'Repetir un recorrido',
        blocks: [
          steps(
            words`Abra ${page('/help', 'Obtener ayuda')}.`,
            'Busque el recorrido en la lista.',
            'Elija Iniciar. El recorrido empieza en el paso 1.',
          ),
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
