import type { VerdictLanguage } from './verdictTexts.ts';
import type { Verdict, VerdictReason } from '../contactSubmission/decision.ts';

/** Built-in answers. */
export const answerTemplates = {
  served: {
    en: 'Hello {name},\n\nThank you for your message. Our records show that we collected the trash from unit {unitNumber} on {night} at {time}. If anything was left behind, please let us know and we will look into it.\n\n{businessName}',
    es: 'Hola, {name}:\n\nGracias por su mensaje. Según nuestros registros, la basura de la unidad {unitNumber} se recolectó el {night} a las {time}. Si quedó algo, avísenos y lo revisaremos.\n\n{businessName}',
  },
  servedSometime: {
    en: 'Hello {name},\n\nThank you for your message. Our records show that we collected the trash from unit {unitNumber} on {night}. If anything was left behind, please let us know and we will look into it.\n\n{businessName}',
    es: 'Hola, {name}:\n\nGracias por su mensaje. Según nuestros registros, la basura de la unidad {unitNumber} se recolectó el {night}. Si quedó algo, avísenos y lo revisaremos.\n\n{businessName}',
  },
  setOutLate: {
    en: 'Hello {name},\n\nThank you for your message. Our team came by unit {unitNumber} on {night}, after the set-out window ({window}), and found nothing at the door. Please set your trash out within the window. We will collect it on the next service night.\n\n{businessName}',
    es: 'Hola, {name}:\n\nGracias por su mensaje. Nuestro equipo pasó por la unidad {unitNumber} el {night}, después del horario para sacar la basura ({window}), y no encontró nada en la puerta. Sáquela dentro del horario y la recolectaremos en la próxima noche de servicio.\n\n{businessName}',
  },
  missed: {
    en: 'Hello {name},\n\nYou are right, and we are sorry. We missed unit {unitNumber} on {night}. We have told our team and will collect your trash by the next service night.\n\n{businessName}',
    es: 'Hola, {name}:\n\nTiene razón, y lo lamentamos. El {night} no recolectamos la basura de la unidad {unitNumber}. Ya avisamos a nuestro equipo y la recolectaremos a más tardar en la próxima noche de servicio.\n\n{businessName}',
  },
  unknown: {
    en: 'Hello {name},\n\nThank you for your message. Our records for {night} do not show what happened at unit {unitNumber}. We are sorry for the trouble. We have told our team and will keep an eye on your door.\n\n{businessName}',
    es: 'Hola, {name}:\n\nGracias por su mensaje. Nuestros registros del {night} no muestran qué ocurrió en la unidad {unitNumber}. Lamentamos la molestia. Ya avisamos a nuestro equipo y estaremos atentos a su puerta.\n\n{businessName}',
  },
  setOutWrong: {
    en: 'Hello {name},\n\nThank you for your message. Our team came to unit {unitNumber} on {night} and left the trash because it was not set out according to the rules at {propertyName}. Please check the rules on your community page. We will collect it on the next service night.\n\n{businessName}',
    es: 'Hola, {name}:\n\nGracias por su mensaje. Nuestro equipo llegó a la unidad {unitNumber} el {night} y dejó la basura porque no se sacó según las reglas de {propertyName}. Puede verlas en la página de su comunidad. La recolectaremos en la próxima noche de servicio.\n\n{businessName}',
  },
  calledOff: {
    en: 'Hello {name},\n\nThank you for your message. We had to cancel service at {propertyName} on {night}, and we are sorry for the trouble. We will collect your trash on the next service night.\n\n{businessName}',
    es: 'Hola, {name}:\n\nGracias por su mensaje. El {night} tuvimos que cancelar el servicio en {propertyName}, y lamentamos la molestia. Recolectaremos su basura en la próxima noche de servicio.\n\n{businessName}',
  },
  noService: {
    en: 'Hello {name},\n\nThank you for your message. There was no service at {propertyName} on {night}. Please check your community page for upcoming service nights.\n\n{businessName}',
    es: 'Hola, {name}:\n\nGracias por su mensaje. El {night} no hubo servicio en {propertyName}. Consulte las próximas noches de servicio en la página de su comunidad.\n\n{businessName}',
  },
  underWay: {
    en: 'Hello {name},\n\nThank you for your message. Our team is still serving {propertyName} tonight. Please leave your trash out. If it is still there in the morning, let us know.\n\n{businessName}',
    es: 'Hola, {name}:\n\nGracias por su mensaje. Nuestro equipo sigue recolectando esta noche en {propertyName}. Deje su basura afuera. Si sigue allí por la mañana, avísenos.\n\n{businessName}',
  },
  lookingInto: {
    en: 'Hello {name},\n\nThank you for your message. We are looking into it and will get back to you within a day.\n\n{businessName}',
    es: 'Hola, {name}:\n\nGracias por su mensaje. Lo estamos revisando y le responderemos dentro de un día.\n\n{businessName}',
  },
  bulkItem: {
    en: 'Hello {name},\n\nThank you for asking first. Large items are not part of the nightly service at {propertyName}. Please ask your community office where to take them.\n\n{businessName}',
    es: 'Hola, {name}:\n\nGracias por preguntar antes. Los objetos grandes no forman parte del servicio nocturno en {propertyName}. Pregunte en la oficina de su comunidad dónde llevarlos.\n\n{businessName}',
  },
  violation: {
    en: 'Hello {name},\n\nThank you for telling us. We are reviewing the notice for unit {unitNumber} and its photos, and will let you know what we decide.\n\n{businessName}',
    es: 'Hola, {name}:\n\nGracias por avisarnos. Estamos revisando de nuevo el aviso de la unidad {unitNumber}, con sus fotos, y le informaremos el resultado.\n\n{businessName}',
  },
} as const satisfies Record<string, Readonly<Record<VerdictLanguage, string>>>;

export type AnswerTemplateId = keyof typeof answerTemplates;

export const answerTemplateIds = Object.keys(answerTemplates) as AnswerTemplateId[];

const ofReason: Readonly<Partial<Record<VerdictReason, AnswerTemplateId>>> = {
  setOutWrong: 'setOutWrong',
  calledOff: 'calledOff',
  noService: 'noService',
  underWay: 'underWay',
  notYet: 'underWay',
};

/**
 * The answer that fits a verdict. If a person chose another verdict than proposed, the proposal's reason
 * doesn't apply.
 * @param reason the proposal's reason; null if the proposal was not followed
 * @param at when it was served, epoch milliseconds; null if unknown
 */
export const answerTo = (
  verdict: Verdict,
  reason: VerdictReason | null,
  at: number | null,
): AnswerTemplateId => {
  if (verdict === 'served') return at === null ? 'servedSometime' : 'served';
  return (reason === null ? undefined : ofReason[reason]) ?? verdict;
};
