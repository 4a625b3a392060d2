import { trialDays } from 'shared-lib/domain';
import type { Articles } from '../../article.ts';
import { article, label, list, note, page, paragraph, steps, words } from '../../writing.ts';

export const start = {
  'first-steps': {
    title: 'Sus primeros pasos',
    summary: 'Prepare su primera noche de servicio.',
    sections: [
      {
        id: 'before-you-start',
        heading: 'Antes de empezar',
        blocks: [
          paragraph`La configuración toma de 10 a 15 minutos. Tenga a mano:`,
          list(
            'nombre, dirección y días de servicio de cada comunidad',
            'nombre y correo de cada miembro del equipo',
            'las horas en que los residentes pueden sacar sus contenedores',
          ),
          paragraph`Tiene ${trialDays} días para elegir un plan: ${article('plans', 'Planes y facturación')}.`,
        ],
      },
      {
        id: 'set-up',
        heading: 'Configure en este orden',
        blocks: [
          steps(
            words`En ${page('/settings', 'Configuración')}, revise ${label('Operaciones')}.`,
            'En SMS, elija cómo enviar mensajes a los residentes.',
            'En Puntos de control, elija cómo se ven sus códigos QR.',
            words`Agregue su primera comunidad en ${page('/communities', 'Comunidades')}.`,
            words`Agregue al primer miembro en ${page('/team', 'Equipo')}, con su ${article('roles', 'rol')}.`,
            words`Asigne un especialista a cada día de servicio en ${article('schedule', 'Programación')}.`,
          ),
          note`El recorrido de bienvenida le muestra estos pasos; puede ${article('guided-tours', 'repetirlo')}.`,
        ],
      },
      {
        id: 'first-night',
        heading: 'En su primera noche',
        blocks: [
          paragraph`Al anochecer, ${page('/tracking', 'Seguimiento')} muestra quién ya marcó su entrada y quién va tarde. El ${page('/', 'Panel')} lo resume.`,
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
          paragraph`Solo el propietario y los administradores. Los gerentes de distrito y especialistas no entran al panel. Vea ${article('roles', 'Roles')}.`,
          paragraph`Cada quien entra con su correo y contraseña, o con Google donde se ofrece.`,
        ],
      },
      {
        id: 'sign-up',
        heading: 'Si no tiene cuenta',
        blocks: [
          paragraph`Los propietarios eligen ${label('Crear una cuenta')} en la ${page('/login', 'página de inicio de sesión')} y abren el enlace que enviamos. Al equipo se le invita en ${page('/team', 'Equipo')}; al aceptar, cada quien obtiene su cuenta.`,
        ],
      },
      {
        id: 'email',
        heading: 'Cambiar su correo',
        blocks: [
          paragraph`En ${page('/settings', 'Configuración')}, vaya a ${label('Cuenta')} y luego abra el enlace que enviamos a la dirección nueva. Desde la anterior puede deshacer el cambio durante una semana.`,
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
          note`Cada enlace sirve una vez. Si caducó o ya se usó, pida otro.`,
        ],
      },
      {
        id: 'turned-away',
        heading: 'Si no puede entrar',
        blocks: [
          paragraph`La página de inicio de sesión le dice por qué:`,
          list(
            words`${label('No encontramos su cuenta de equipo.')} Su registro se eliminó. Pida al propietario que lo agregue de nuevo.`,
            words`${label('Solo los propietarios y administradores pueden usar el panel.')} Tiene otro rol o su cuenta está desactivada. El propietario puede cambiarlo.`,
          ),
          paragraph`Si es propietario, restablezca primero su contraseña.`,
        ],
      },
      {
        id: 'links',
        heading: 'Enlaces de colegas',
        blocks: [
          paragraph`Si abre un enlace sin haber entrado, llega a su página después de iniciar sesión. Cerrar la sesión en una pestaña la cierra en todas.`,
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
          paragraph`Está a la izquierda; en una ventana angosta se reduce a iconos. En el teléfono, ábralo arriba a la izquierda. Incluye ${label('Obtener ayuda')}.`,
          paragraph`Si un área dice ${label('Algo salió mal')}, elija ${label('Intentar de nuevo')} o ${label('Recargar la página')}. Lo demás sigue funcionando.`,
        ],
      },
      {
        id: 'search',
        heading: 'Búsqueda',
        blocks: [
          paragraph`El cuadro de arriba (${label('Buscar en el equipo o las comunidades...')}) encuentra miembros y comunidades por nombre, aunque haya un error al escribir.`,
          paragraph`También páginas, ajustes, artículos y acciones, como agregar a un miembro. Para una unidad, escriba su número, con comunidad o noche si quiere: «204 maple martes». El número de un caso o solicitud lo abre.`,
        ],
      },
      {
        id: 'profile',
        heading: 'Su menú de perfil',
        blocks: [
          paragraph`Arriba a la derecha puede ${label('Cerrar sesión')}, y:`,
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
          paragraph`Una dirección desconocida lleva al panel o al inicio de sesión. Si dice ${label('Página no encontrada')}, elija ${label('Ir al inicio')} o ${label('Reportar un error')}.`,
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
            words`${label('Bienvenida')}: de los ajustes a la primera programación.`,
            words`${label('Configurar una comunidad')}: comunidades y días de servicio.`,
            words`${label('Administrar el equipo')}: roles, altas y bajas.`,
            words`${label('Seguimiento del servicio')}: una noche paso a paso.`,
            words`${label('Funciones avanzadas')}: cuando lo básico ya funciona.`,
          ),
          paragraph`Cada paso resalta y explica una parte de la pantalla.`,
        ],
      },
      {
        id: 'moving',
        heading: 'Avanzar por un recorrido',
        blocks: [
          paragraph`${label('Siguiente')} y ${label('Anterior')} mueven un paso. ${label('Omitir el recorrido')}, ${label('Cerrar')}, Escape y, al final, ${label('Terminar el recorrido')} lo terminan. La parte resaltada se puede usar.`,
          note`Si una parte aún no existe, su paso se omite.`,
        ],
      },
      {
        id: 'when',
        heading: 'Cuándo empieza un recorrido',
        blocks: [
          paragraph`El de bienvenida empieza poco después de que un propietario inicia sesión, hasta que lo termine, omita o cierre.`,
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
