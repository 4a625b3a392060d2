import type { Pattern } from './Pattern.ts';

/**
 * Words that the Spanish texts don't use, and what to write instead: one term per concept, neutral American Spanish, and the same punctuation
 * everywhere.
 */
export const spanish: readonly Pattern[] = [
  { name: 'negocio', pattern: /\bnegocios?\b/gi, say: 'empresa' },
  { name: 'habitual', pattern: /\bhabitual(?:es)?\b/gi, say: 'regular' },
  { name: 'recoger', pattern: /\brecog(?:er|id[oa]s?)\b/gi, say: 'recolectar' },
  { name: 'periodo', pattern: /\bperiodos?\b/gi, say: 'período' },
  { name: 'bote', pattern: /\bbotes?\b/gi, say: 'contenedor' },
  { name: 'plausibilidad', pattern: /\bplausibilidad\b/gi, say: 'verificación del informe' },
  { name: 'tiempo libre', pattern: /\btiempo libre\b/gi, say: 'día libre' },
  { name: 'horario', pattern: /^Horario$/g, say: 'Programación' },
  { name: 'Admin', pattern: /\bAdmins?\b(?!\.)/g, say: 'administrador' },
  { name: 'administradores', pattern: /^Administradores$/g, say: 'say whose: de la propiedad' },
  { name: 'app', pattern: /\bapps?\b/gi, say: 'aplicación' },
  {
    name: 'English word',
    pattern: /\b(?:e?mails?|links?|tickets?|passwords?)\b/gi,
    say: 'correo, enlace, solicitud, contraseña',
  },
  { name: 'Intro', pattern: /\bIntro\b/g, say: 'Enter' },
  { name: 'pulse', pattern: /\b(?:pulse|pulsar)\b/gi, say: 'presione' },
  {
    name: 'Spain',
    pattern: /\b(?:ordenador(?:es)?|móvil(?:es)?|ficheros?|vosotros)\b/gi,
    say: 'computadora, celular, archivo, ustedes',
  },
  {
    name: 'tú',
    pattern: /\b(?:tú|tus?|contigo|puedes|quieres|tienes|debes|haz)\b/gi,
    say: 'usted, su, puede, quiere, tiene, debe',
  },
  { name: 'quotation marks', pattern: /[“”]/g, say: '«…»' },
  { name: 'space before %', pattern: /(?<=[□\d]) %/g, say: 'no space' },
];
