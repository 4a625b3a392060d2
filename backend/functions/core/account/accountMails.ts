import type { Mail } from 'shared-lib/domain';
import { letterOf } from '../messages/letter.ts';
import { mailDocument } from '../messages/queueMessage.ts';
import type { Inviter } from './inviterOf.ts';

/** The languages that people are written to. */
export type MailLanguage = 'en' | 'es';

const en = {
  joining: {
    subject: (business: string) =>
      business ? `${business} invited you to its team` : 'You are invited to join a team',
    who: (business: string, inviter: string) => {
      if (!business) return inviter ? `${inviter} invited you to their team on Valet Hub.` : '';
      return inviter
        ? `${inviter} invited you to the team of ${business} on Valet Hub.`
        : `${business} invited you to its team on Valet Hub.`;
    },
    text: 'Accept the invitation and choose a password. That creates your account.',
    link: 'Accept the invitation',
    small: (business: string) =>
      `The link works once, within 7 days. If it expires, ask ${business || 'whoever invited you'} to resend it. If you didn’t expect this, ignore it.`,
  },
  invitation: {
    subject: (business: string) =>
      `You have been added to ${business ? `the team of ${business}` : 'a team'}`,
    text: 'You have a new Valet Hub account. Choose a password to sign in.',
    link: 'Choose a password',
    small: 'The link works once, within 7 days. Afterwards, ask for a new one at the sign-in page.',
  },
  passwordReset: {
    subject: 'Choose a new password',
    text: 'Somebody asked for a new password for the account with this address.',
    link: 'Choose a new password',
    small:
      'The link works once, within an hour. If it was not you, do nothing: your password stays as it is.',
  },
  signUp: {
    subject: 'Confirm your email for Valet Hub',
    text: 'Somebody signed up for Valet Hub with this address. Confirm that it is yours, with the password that was chosen, and your account is ready.',
    link: 'Confirm my email',
    small:
      'The link works once, within a day. If it was not you, do nothing: there is no account without you.',
  },
  haveAccount: {
    subject: 'You have a Valet Hub account already',
    text: 'Somebody signed up for Valet Hub with this address, which has an account already. Log in with it; on that page you can also choose a new password.',
    link: 'Log in',
    small: 'If it was not you, do nothing: your account stays as it is.',
  },
  confirmation: {
    subject: 'Confirm your email for Valet Hub',
    text: 'Confirm that this address is yours, so that your business can send invitations and messages.',
    link: 'Confirm my email',
    small: 'The link works once, within a day. If you have no account, do nothing.',
  },
  emailChange: {
    subject: 'Confirm your new email for Valet Hub',
    text: 'Somebody wants to sign in to their Valet Hub account with this address from now on. Confirm it with the password of that account. Until then nothing changes.',
    link: 'Confirm my new email',
    small: 'The link works once, within an hour. If it was not you, do nothing.',
  },
  emailTaken: {
    subject: 'You have a Valet Hub account already',
    text: 'Somebody who has another Valet Hub account wanted to sign in to it with this address, which has an account of its own. Nothing was changed.',
    link: 'Log in',
    small: 'If it was not you, do nothing: your account stays as it is.',
  },
  emailChanged: {
    subject: 'Your sign-in address was changed',
    text: (email: string) =>
      `The address with which you sign in to Valet Hub was changed in the settings. From now on it is ${email}. All other devices were signed out.`,
    link: 'It was not me: undo this',
    small:
      'If it was you, do nothing. The link works once, within 7 days: it brings this address back with a new password, and ends every session.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your account was changed in its settings. All other devices were signed out.',
    link: 'Open the sign-in page',
    small: 'If it was not you, ask for a new password there at once: that ends every session.',
  },
  emailMoved: {
    subject: 'Your sign-in address was changed',
    text: (email: string) =>
      `Whoever runs your team has changed the address with which you sign in. From now on it is ${email}. Your password stays as it is, and all devices were signed out.`,
    small: 'If that is a mistake, tell the owner of the business that you work for.',
  },
};

const es: typeof en = {
  joining: {
    subject: (business) =>
      business ? `${business} lo invita a su equipo` : 'Tiene una invitación para unirse a un equipo',
    who: (business, inviter) => {
      if (!business) return inviter ? `${inviter} lo invitó a su equipo en Valet Hub.` : '';
      return inviter
        ? `${inviter} lo invitó al equipo de ${business} en Valet Hub.`
        : `${business} lo invitó a su equipo en Valet Hub.`;
    },
    text: 'Acepte la invitación y elija una contraseña. Así se crea su cuenta.',
    link: 'Aceptar la invitación',
    small: (business) =>
      `El enlace sirve una vez, durante 7 días. Si vence, pida a ${business || 'quien lo invitó'} que se lo reenvíe. Si no lo esperaba, ignórelo.`,
  },
  invitation: {
    subject: (business) => `Ahora forma parte ${business ? `del equipo de ${business}` : 'de un equipo'}`,
    text: 'Tiene una cuenta nueva de Valet Hub. Elija una contraseña para iniciar sesión.',
    link: 'Elegir una contraseña',
    small: 'El enlace sirve una vez, durante 7 días. Después, pida otro en la página de inicio de sesión.',
  },
  passwordReset: {
    subject: 'Elija una contraseña nueva',
    text: 'Alguien pidió una contraseña nueva para la cuenta con esta dirección.',
    link: 'Elegir una contraseña nueva',
    small:
      'El enlace sirve una vez, durante una hora. Si no fue usted, no haga nada: su contraseña no cambia.',
  },
  signUp: {
    subject: 'Confirme su correo para Valet Hub',
    text: 'Alguien se registró en Valet Hub con esta dirección. Confirme que es suya, con la contraseña que se eligió, y su cuenta estará lista.',
    link: 'Confirmar mi correo',
    small: 'El enlace sirve una vez, durante un día. Si no fue usted, no haga nada: sin usted no hay cuenta.',
  },
  haveAccount: {
    subject: 'Usted ya tiene una cuenta de Valet Hub',
    text: 'Alguien se registró en Valet Hub con esta dirección, que ya tiene una cuenta. Inicie sesión con ella; en esa página también puede elegir una contraseña nueva.',
    link: 'Iniciar sesión',
    small: 'Si no fue usted, no haga nada: su cuenta no cambia.',
  },
  confirmation: {
    subject: 'Confirme su correo para Valet Hub',
    text: 'Confirme que esta dirección es suya, para que su negocio pueda enviar invitaciones y mensajes.',
    link: 'Confirmar mi correo',
    small: 'El enlace sirve una vez, durante un día. Si no tiene una cuenta, no haga nada.',
  },
  emailChange: {
    subject: 'Confirme su nuevo correo para Valet Hub',
    text: 'Alguien quiere iniciar sesión en su cuenta de Valet Hub con esta dirección de ahora en adelante. Confírmela con la contraseña de esa cuenta. Hasta entonces nada cambia.',
    link: 'Confirmar mi nuevo correo',
    small: 'El enlace sirve una vez, durante una hora. Si no fue usted, no haga nada.',
  },
  emailTaken: {
    subject: 'Usted ya tiene una cuenta de Valet Hub',
    text: 'Alguien que tiene otra cuenta de Valet Hub quiso iniciar sesión en ella con esta dirección, que tiene una cuenta propia. Nada cambió.',
    link: 'Iniciar sesión',
    small: 'Si no fue usted, no haga nada: su cuenta no cambia.',
  },
  emailChanged: {
    subject: 'Su dirección para iniciar sesión cambió',
    text: (email) =>
      `La dirección con la que usted inicia sesión en Valet Hub se cambió en la configuración. Desde ahora es ${email}. Se cerró la sesión en todos los demás dispositivos.`,
    link: 'No fui yo: deshacer',
    small:
      'Si fue usted, no haga nada. El enlace sirve una vez, durante 7 días: devuelve esta dirección con una contraseña nueva y cierra todas las sesiones.',
  },
  passwordChanged: {
    subject: 'Su contraseña cambió',
    text: 'La contraseña de su cuenta se cambió en la configuración. Se cerró la sesión en todos los demás dispositivos.',
    link: 'Abrir la página de inicio de sesión',
    small: 'Si no fue usted, pida allí una contraseña nueva de inmediato: eso cierra todas las sesiones.',
  },
  emailMoved: {
    subject: 'Su dirección para iniciar sesión cambió',
    text: (email) =>
      `Quien dirige su equipo cambió la dirección con la que usted inicia sesión. Desde ahora es ${email}. Su contraseña sigue siendo la misma, y se cerró la sesión en todos los dispositivos.`,
    small: 'Si es un error, avise al dueño de la empresa para la que trabaja.',
  },
};

const words = { en, es };

/** What every mail with a link says beside it. */
type LinkMailKind =
  'passwordReset' | 'signUp' | 'haveAccount' | 'confirmation' | 'emailChange' | 'emailTaken';

interface LinkMail {
  readonly to: string;
  readonly address: string;
  /** The record that shows why it did not arrive, where somebody who is signed in waits for it. */
  readonly shownOn?: Mail['shownOn'];
}

/** A mail of nobody's business, with a link. */
export const linkMail = (
  kind: LinkMailKind,
  { to, address, shownOn = null }: LinkMail,
  language: MailLanguage,
) => {
  const { subject, text, link, small } = words[language][kind];
  const letter = letterOf({ paragraphs: [text], link: { label: link, address }, small });
  return mailDocument({ to, subject, ...letter, purpose: 'account', customerId: null, shownOn });
};

/** Whose team a mail to a member is about, where it goes, and where its link leads. */
interface TeamMail {
  readonly customerId: string;
  readonly to: string;
  readonly address: string;
}

/** The mail that invites somebody to a team. @param shownOn the record that shows why it did not arrive */
export const joiningMail = (
  { customerId, to, address, shownOn }: TeamMail & { readonly shownOn: Mail['shownOn'] },
  { businessName, name, language }: Inviter,
) => {
  const { subject, who, text, link, small } = words[language].joining;
  const letter = letterOf({
    paragraphs: [who(businessName, name), text].filter(Boolean),
    link: { label: link, address },
    small: small(businessName),
  });
  const fields = { to, subject: subject(businessName), ...letter, customerId, shownOn };
  return mailDocument({ ...fields, purpose: 'account', fromName: businessName });
};

/** The mail with which a member chooses the first password of a login that they have. */
export const firstPasswordMail = (
  { customerId, to, address }: TeamMail,
  { businessName, language }: Inviter,
) => {
  const { subject, text, link, small } = words[language].invitation;
  const letter = letterOf({ paragraphs: [text], link: { label: link, address }, small });
  const fields = { to, subject: subject(businessName), ...letter, customerId };
  return mailDocument({ ...fields, purpose: 'account', fromName: businessName });
};

/** The mail that tells an old address that a member signs in with another one now. */
export const emailMovedMail = (
  customerId: string,
  to: string,
  email: string,
  { businessName, language }: Inviter,
) => {
  const { subject, text, small } = words[language].emailMoved;
  const letter = letterOf({ paragraphs: [text(email)], small });
  return mailDocument({ to, subject, ...letter, purpose: 'account', customerId, fromName: businessName });
};

/** The mail that tells an old address that its holder signs in with another one now. @param address of the way back */
export const emailChangedMail = (
  { to, email, address }: { readonly to: string; readonly email: string; readonly address: string },
  language: MailLanguage,
) => {
  const { subject, text, link, small } = words[language].emailChanged;
  const letter = letterOf({ paragraphs: [text(email)], link: { label: link, address }, small });
  return mailDocument({ to, subject, ...letter, purpose: 'account', customerId: null });
};

/** The mail that tells somebody that their password was changed. @param address the sign-in page */
export const passwordChangedMail = (to: string, address: string, language: MailLanguage) => {
  const { subject, text, link, small } = words[language].passwordChanged;
  const letter = letterOf({ paragraphs: [text], link: { label: link, address }, small });
  return mailDocument({ to, subject, ...letter, purpose: 'account', customerId: null });
};
