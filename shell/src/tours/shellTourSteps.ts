import type { TourStep } from 'shared-lib/contract';

/** The shell's own steps, for the dashboard and the page as a whole. */
export const shellTourSteps: readonly TourStep[] = [
  {
    tour: 'welcome',
    order: 10,
    target: 'body',
    path: '/',
    title: {
      en: 'Welcome to Valet Hub',
      es: 'Le damos la bienvenida a Valet Hub',
    },
    content: {
      en: 'Setting up your business takes <b>10-15 minutes</b>. This tour shows you where each step is; you can stop at any time and take it again from Help.',
      es: 'Configurar su negocio toma de <b>10 a 15 minutos</b>. Este recorrido le muestra dónde está cada paso; puede detenerlo cuando quiera y repetirlo desde Ayuda.',
    },
  },
  {
    tour: 'welcome',
    order: 20,
    target: 'dashboard-stats',
    path: '/',
    title: {
      en: 'Your business at a glance',
      es: 'Su negocio de un vistazo',
    },
    content: {
      en: 'These figures are live. Each one opens the list that it counts.',
      es: 'Estas cifras están al día. Cada una abre la lista que cuenta.',
    },
  },
  {
    tour: 'welcome',
    order: 90,
    target: 'body',
    path: '/',
    title: {
      en: 'That’s the way',
      es: 'Ese es el camino',
    },
    content: {
      en: 'Begin with Operations in Settings and work down the list. The other tours, on communities, team, tracking and more, wait for you in Help.',
      es: 'Empiece por Operaciones en Configuración y siga la lista. Los otros recorridos, sobre comunidades, equipo, seguimiento y más, están en Ayuda.',
    },
  },
  {
    tour: 'team-management',
    order: 50,
    target: 'dashboard-stats',
    path: '/',
    title: {
      en: 'Your team on the dashboard',
      es: 'Su equipo en el panel',
    },
    content: {
      en: 'Active members against your plan stand here, next to your communities. One click opens the list.',
      es: 'Aquí ve los miembros activos frente a su plan, junto a sus comunidades. Un clic abre la lista.',
    },
  },
  {
    tour: 'service-tracking',
    order: 20,
    target: 'dashboard-stats',
    path: '/',
    title: {
      en: 'Before you call anyone',
      es: 'Antes de llamar a nadie',
    },
    content: {
      en: 'A look at the dashboard tells what is late or missed. Open a figure to see which community and whose shift it is.',
      es: 'Una mirada al panel dice qué va tarde o faltó. Abra una cifra para ver qué comunidad es y de quién es el turno.',
    },
  },
  {
    tour: 'service-tracking',
    order: 30,
    target: 'quick-reports',
    path: '/',
    title: {
      en: 'The nights before',
      es: 'Las noches anteriores',
    },
    content: {
      en: 'Quick reports compare recent nights, so that one bad night is told from a trend.',
      es: 'Los informes rápidos comparan las noches recientes, para distinguir una mala noche de una tendencia.',
    },
  },
  {
    tour: 'advanced-features',
    order: 40,
    target: 'quick-reports',
    path: '/',
    title: {
      en: 'Answers for your clients',
      es: 'Respuestas para sus clientes',
    },
    content: {
      en: 'Use the quick reports when a property manager asks how the last weeks went: the figures are ready.',
      es: 'Use los informes rápidos cuando un administrador pregunte cómo fueron las últimas semanas: las cifras están listas.',
    },
  },
  {
    tour: 'advanced-features',
    order: 50,
    target: 'body',
    path: '/',
    title: {
      en: 'You know your way around',
      es: 'Ya conoce el camino',
    },
    content: {
      en: 'These were the parts that save time once the basics stand. Every tour can be taken again from Help.',
      es: 'Estas son las partes que ahorran tiempo cuando lo básico ya funciona. Puede repetir cada recorrido desde Ayuda.',
    },
  },
];
