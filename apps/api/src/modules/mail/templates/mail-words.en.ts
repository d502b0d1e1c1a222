import type { MailTemplate } from '@tastwerk/contracts';
import type { MailFrame, MailWords } from './mail-content.js';

export const MAIL_FRAME_EN: MailFrame = {
  greeting: 'Hello,',
  greetingWithName: 'Hello {{name}},',
  linkHint: 'If the button does not work, copy this address into your browser:',
  closing: 'Kind regards\nThe Tastwerk team',
  footer: 'Tastwerk: design, share and order tactile graphics. This e-mail was sent automatically.',
  unsubscribe: 'Unsubscribe from these e-mails:',
  trialSubject: 'For testing only: {{subject}}',
  trial: {
    order:
      'This order is for testing only. Tastwerk is in an alpha phase: the order is not carried out, and nothing is charged.',
    quote:
      'Tastwerk is in an alpha phase: requests, quotes and orders are for testing only. Nothing is carried out, and nothing is charged.',
  },
};

export const MAIL_WORDS_EN: Readonly<Record<MailTemplate, MailWords>> = {
  verify: {
    subject: 'Please confirm your e-mail address',
    paragraphs: [
      'You have signed up for Tastwerk. Please confirm your e-mail address and choose a password.',
    ],
    action: 'Confirm e-mail address',
    afterwards: [
      'The link is valid for 3 days and works once.',
      'If you did not sign up, you do not need to do anything: without confirmation the account is deleted.',
    ],
  },
  'already-an-account': {
    subject: 'You already have an account',
    paragraphs: [
      'Someone tried to create a Tastwerk account with your e-mail address. You already have one.',
      'If that was you, please log in. You can reset a forgotten password there.',
    ],
    action: 'Go to login',
    afterwards: ['If that was not you, you do not need to do anything: nothing has changed in your account.'],
  },
  welcome: {
    subject: 'Welcome to Tastwerk',
    paragraphs: [
      'Your e-mail address is confirmed and your account is ready. You can now draw, publish and download graphics.',
    ],
    action: 'Create a graphic',
  },
  'login-change': {
    subject: 'Please confirm your new e-mail address',
    paragraphs: [
      'This address is to become the new e-mail address of your Tastwerk account. Until you confirm it, the current one stays valid.',
    ],
    action: 'Confirm new address',
    afterwards: [
      'The link is valid for 1 day and works once. If you did not request this, you do not need to do anything.',
    ],
  },
  'login-changed': {
    subject: 'Your e-mail address was changed',
    paragraphs: [
      'The e-mail address of your Tastwerk account has been changed. You can no longer log in with this address.',
      'If that was not you, please contact us immediately.',
    ],
  },
  reset: {
    subject: 'Choose a new password',
    paragraphs: ['Have you forgotten your password? You can choose a new one here.'],
    action: 'Choose a new password',
    afterwards: [
      'The link is valid for 1 hour and works once.',
      'If you did not request a new password, you do not need to do anything: the current one stays valid.',
    ],
  },
  'password-changed': {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Tastwerk account has been changed. All other sessions have ended.',
      'If that was not you, reset your password immediately and contact us.',
    ],
    action: 'Reset password',
  },
  'sign-in-elsewhere': {
    subject: 'New login on another device',
    paragraphs: [
      'There was a login to your account on a new device: {{device}}, on {{when}}.',
      'If that was you, you do not need to do anything. If not, end that session and change your password.',
    ],
    action: 'View sessions',
  },
  'newsletter-confirm': {
    subject: 'Please confirm your newsletter subscription',
    paragraphs: ['Would you like to receive the Tastwerk newsletter? Then please confirm.'],
    action: 'Confirm newsletter',
    afterwards: [
      'The link is valid for 7 days. Without confirmation you will not receive the newsletter and do not need to do anything else.',
    ],
  },
  'newsletter-welcome': {
    subject: 'You now receive our newsletter',
    paragraphs: [
      'Your newsletter subscription is confirmed. You can end it at any time with the link below.',
    ],
  },
  newsletter: { subject: '{{subject}}', paragraphs: [] },
  'new-version': {
    subject: 'A new version of “{{title}}”',
    paragraphs: [
      'There is a new version of your graphic “{{title}}”, published by {{who}}. Your own version is kept: you can view and restore any version.',
    ],
    action: 'View versions',
    afterwards: [
      'Others can improve your graphics. We write to you about further versions at most once an hour.',
    ],
  },
  'content-hidden': {
    subject: '“{{title}}” is hidden',
    paragraphs: [
      'We have hidden {{part}}. It has not been deleted: when you are logged in, you can still see it; others no longer can.',
    ],
    action: 'View',
    afterwards: [
      'You can publish an improved version. Do you disagree with the decision, or has the problem been fixed? Then please write to us; our address is in the imprint. We will review the decision.',
    ],
  },
  'content-shown': {
    subject: '“{{title}}” is visible again',
    paragraphs: ['We show {{part}} again. Everyone can now find and view it.'],
    action: 'View',
  },
  'account-deleted': {
    subject: 'Your account was deleted',
    paragraphs: [
      'Your Tastwerk account and your personal data have been deleted, as have graphics that were not in the catalogue. Graphics in the catalogue are kept under their licence without your name.',
    ],
  },
  'order-confirmation': {
    subject: 'We have received your order',
    paragraphs: [
      'Thank you for your order no. {{order}}. We have received it; all details are listed below. Please keep this e-mail.',
      'Is something wrong? As long as the order is not in production, you can cancel it in your account.',
    ],
    action: 'View order',
  },
  'order-transferred': {
    subject: 'Your order is in production',
    paragraphs: [
      'Your order no. {{order}} is now being produced. We will write to you as soon as it is on its way.',
    ],
    action: 'View order',
  },
  'order-shipped': {
    subject: 'Your order is on its way',
    paragraphs: ['Your order no. {{order}} has been shipped.'],
    action: 'View order',
  },
  'order-waiting-for-payment': {
    subject: 'We are waiting for your payment',
    paragraphs: [
      'We will continue with your order no. {{order}} as soon as your payment has arrived. You can find the invoice with the order in your account.',
    ],
    action: 'View order',
  },
  'order-paid': {
    subject: 'Your payment has arrived',
    paragraphs: ['Thank you, your payment has arrived. We are now continuing with your order no. {{order}}.'],
    action: 'View order',
  },
  'order-canceled': {
    subject: 'Your order has been cancelled',
    paragraphs: [
      'Your order no. {{order}} has been cancelled and will not be delivered. If there was an invoice, you can find its credit note with the order in your account.',
    ],
    action: 'View order',
  },
  invoice: {
    subject: 'Your invoice {{number}}',
    paragraphs: [
      'Please find attached the invoice {{number}} for your order no. {{order}}. You can also find it with the order in your account.',
    ],
    action: 'View order',
  },
  'credit-note': {
    subject: 'Credit note {{number}}',
    paragraphs: [
      'Please find attached the credit note {{number}} for your order no. {{order}}. It cancels the invoice that it names.',
    ],
    action: 'View order',
  },
  'production-canceled': {
    subject: 'Do not produce: order no. {{order}} has been cancelled',
    paragraphs: [
      'Order no. {{order}} has been cancelled. Please do not produce or send it. Its production package has been deleted.',
      'If it is already on its way, please let us know.',
    ],
  },
  'production-package': {
    subject: 'New production order',
    paragraphs: [
      'Order no. {{order}} is ready for production. The production package contains print files, packing list, delivery note and address label.',
    ],
    action: 'Download production package',
    afterwards: [
      'The link is valid for 7 days and works once. After that, you can find the package in the production orders after logging in.',
    ],
  },
  'quote-requested': {
    subject: 'We have received your quote request',
    paragraphs: [
      'We have received your request no. {{request}}. We will send a quote to this address. You have not ordered anything yet.',
      'If you did not request anything, you do not need to do anything.',
    ],
  },
  'quote-to-answer': {
    subject: 'New quote request',
    paragraphs: ['The quote request no. {{request}} is waiting for an answer.'],
    action: 'View requests',
  },
  'offer-sent': {
    subject: 'Our quote no. {{number}}',
    paragraphs: [
      'Thank you for your request. Our quote no. {{number}} is attached as a PDF. It is valid until {{day}}.',
      'You can view it on our page and accept or decline it there. You only place an order by accepting it.',
    ],
    action: 'View quote',
    afterwards: ['Please do not pass the link on: everyone who has it can see and decline this quote.'],
  },
  'offer-withdrawn': {
    subject: 'Our quote no. {{number}} is no longer valid',
    paragraphs: [
      'We have withdrawn our quote no. {{number}} of {{day}}. You can no longer accept it, and the link in our earlier e-mail no longer works.',
      'You do not need to do anything. If you have any questions or would like a new quote, please write to us.',
    ],
    action: 'Contact us',
  },
  'offer-answered': {
    subject: 'Quote no. {{number}} was answered',
    paragraphs: ['The quote no. {{number}} was answered.'],
    action: 'View request',
  },
  'withdrawal-received': {
    subject: 'We have received your withdrawal',
    paragraphs: [
      'We have received your withdrawal. This e-mail confirms its content and time; please keep it. We will contact you about the next steps.',
      'If you did not withdraw from anything, please write to us.',
    ],
    action: 'View order',
  },
  'contact-message': {
    subject: 'New message from the contact form',
    paragraphs: [
      'A message has come in through the contact form. Please reply to the address that it gives.',
    ],
  },
  'withdrawal-to-settle': {
    subject: 'New withdrawal',
    paragraphs: ['A customer has withdrawn from a contract. Please handle the withdrawal promptly.'],
    action: 'View withdrawals',
  },
};
