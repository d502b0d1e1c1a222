import type { MailTemplate } from '@tastwerk/contracts';
import type { MailFrame, MailWords } from './mail-content.js';

export const MAIL_FRAME_DE: MailFrame = {
  greeting: 'Guten Tag,',
  greetingWithName: 'Guten Tag, {{name}},',
  linkHint: 'Wenn der Knopf nicht geht, kopieren Sie diese Adresse in Ihren Browser:',
  closing: 'Freundliche Grüße\nIhr Team von Tastwerk',
  footer:
    'Tastwerk: tastbare Grafiken gestalten, teilen und bestellen. Diese Nachricht wurde automatisch verschickt.',
  unsubscribe: 'Diese Nachrichten abbestellen:',
};

export const MAIL_WORDS_DE: Readonly<Record<MailTemplate, MailWords>> = {
  verify: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      'Sie haben sich bei Tastwerk registriert. Bitte bestätigen Sie Ihre E-Mail-Adresse, und wählen Sie ein Passwort.',
    ],
    action: 'E-Mail-Adresse bestätigen',
    afterwards: [
      'Der Link gilt 3 Tage und nur einmal.',
      'Wenn Sie sich nicht registriert haben, müssen Sie nichts tun: Ohne Bestätigung wird das Konto gelöscht.',
    ],
  },
  'already-an-account': {
    subject: 'Sie haben schon ein Konto',
    paragraphs: [
      'Jemand wollte mit Ihrer E-Mail-Adresse ein Konto bei Tastwerk anlegen. Sie haben schon eines.',
      'Wenn Sie das waren, melden Sie sich einfach an. Ein vergessenes Passwort können Sie dort zurücksetzen.',
    ],
    action: 'Zur Anmeldung',
    afterwards: ['Wenn Sie das nicht waren, müssen Sie nichts tun: An Ihrem Konto hat sich nichts geändert.'],
  },
  welcome: {
    subject: 'Willkommen bei Tastwerk',
    paragraphs: [
      'Ihre E-Mail-Adresse ist bestätigt, und Ihr Konto ist bereit. Sie können jetzt Grafiken zeichnen, veröffentlichen und herunterladen.',
    ],
    action: 'Eine Grafik beginnen',
  },
  'login-change': {
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    paragraphs: [
      'Diese Adresse soll die neue E-Mail-Adresse Ihres Kontos bei Tastwerk werden. Bis Sie das bestätigen, bleibt die bisherige.',
    ],
    action: 'Neue Adresse bestätigen',
    afterwards: ['Der Link gilt 1 Tag und nur einmal. Wenn Sie das nicht wollten, müssen Sie nichts tun.'],
  },
  'login-changed': {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    paragraphs: [
      'Die E-Mail-Adresse Ihres Kontos bei Tastwerk ist jetzt eine andere. Mit dieser hier können Sie sich nicht mehr anmelden.',
      'Wenn Sie das nicht waren, schreiben Sie uns bitte sofort.',
    ],
  },
  reset: {
    subject: 'Neues Passwort wählen',
    paragraphs: ['Sie haben Ihr Passwort vergessen? Hier können Sie ein neues wählen.'],
    action: 'Neues Passwort wählen',
    afterwards: [
      'Der Link gilt 1 Stunde und nur einmal.',
      'Wenn Sie kein neues Passwort wollten, müssen Sie nichts tun: Das bisherige gilt weiter.',
    ],
  },
  'password-changed': {
    subject: 'Ihr Passwort wurde geändert',
    paragraphs: [
      'Das Passwort Ihres Kontos bei Tastwerk wurde geändert. Alle anderen Anmeldungen sind beendet.',
      'Wenn Sie das nicht waren, setzen Sie Ihr Passwort sofort zurück, und schreiben Sie uns.',
    ],
    action: 'Passwort zurücksetzen',
  },
  'sign-in-elsewhere': {
    subject: 'Neue Anmeldung an einem anderen Gerät',
    paragraphs: [
      'An Ihrem Konto hat sich jemand von einem Gerät aus angemeldet, das wir noch nicht kennen: {{device}}, am {{when}}.',
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, beenden Sie diese Anmeldung, und ändern Sie Ihr Passwort.',
    ],
    action: 'Anmeldungen ansehen',
  },
  'newsletter-confirm': {
    subject: 'Bitte bestätigen Sie Ihr Newsletter-Abo',
    paragraphs: ['Sie möchten den Newsletter von Tastwerk lesen? Bitte bestätigen Sie das.'],
    action: 'Newsletter bestätigen',
    afterwards: [
      'Der Link gilt 7 Tage. Ohne Bestätigung bekommen Sie keinen Newsletter und müssen nichts weiter tun.',
    ],
  },
  'newsletter-welcome': {
    subject: 'Sie bekommen jetzt unseren Newsletter',
    paragraphs: ['Ihr Newsletter-Abo ist bestätigt. Sie können es jederzeit mit einem Klick beenden.'],
  },
  'new-version': {
    subject: 'Neue Version von „{{title}}“',
    paragraphs: [
      '{{who}} hat eine neue Version Ihrer Grafik „{{title}}“ veröffentlicht. Ihre eigene Version bleibt erhalten: Der Verlauf zeigt beide, und Sie können jede davon wiederherstellen.',
    ],
    action: 'Zum Verlauf',
    afterwards: [
      'Wer veröffentlichen darf, kann auch Grafiken anderer verbessern. Folgen bald weitere Versionen, schreiben wir höchstens einmal in der Stunde.',
    ],
  },
  'content-hidden': {
    subject: '„{{title}}“ ist verborgen',
    paragraphs: [
      'Wir haben {{part}} verborgen. Sie ist nicht gelöscht: Sie selbst sehen sie weiterhin, wenn Sie angemeldet sind, andere sehen sie nicht mehr.',
    ],
    action: 'Ansehen',
    afterwards: [
      'Sie können eine verbesserte Version veröffentlichen. Sind Sie mit der Entscheidung nicht einverstanden, oder ist alles in Ordnung gebracht? Dann schreiben Sie uns bitte; unsere Anschrift steht im Impressum. Wir sehen es uns noch einmal an.',
    ],
  },
  'content-shown': {
    subject: '„{{title}}“ ist wieder zu sehen',
    paragraphs: ['Wir zeigen {{part}} wieder. Jetzt können alle sie finden und ansehen.'],
    action: 'Ansehen',
  },
  'account-deleted': {
    subject: 'Ihr Konto wurde gelöscht',
    paragraphs: [
      'Ihr Konto bei Tastwerk und Ihre persönlichen Daten sind gelöscht. Was Sie veröffentlicht haben, bleibt unter CC BY-SA 4.0 ohne Ihren Namen erhalten.',
    ],
  },
  'order-confirmation': {
    subject: 'Ihre Bestellung ist eingegangen',
    paragraphs: [
      'vielen Dank für Ihre Bestellung Nr. {{order}}. Sie ist bei uns eingegangen; unten steht alles, was Sie bestellt haben. Bitte bewahren Sie diese Nachricht auf.',
      'Tastwerk wird gerade erprobt: Solange das so ist, lösen Bestellungen nichts aus und kosten nichts.',
      'Stimmt etwas nicht? Solange die Bestellung nicht in Arbeit ist, können Sie sie in Ihrem Konto stornieren.',
    ],
    action: 'Bestellung ansehen',
  },
  'order-transferred': {
    subject: 'Ihre Bestellung ist in Arbeit',
    paragraphs: [
      'Ihre Bestellung Nr. {{order}} wird jetzt gedruckt und geprägt. Wir schreiben Ihnen, sobald sie auf dem Weg zu Ihnen ist.',
    ],
    action: 'Bestellung ansehen',
  },
  'order-shipped': {
    subject: 'Ihre Bestellung ist unterwegs',
    paragraphs: ['Ihre Bestellung Nr. {{order}} wurde verschickt.'],
    action: 'Bestellung ansehen',
  },
  'order-waiting-for-payment': {
    subject: 'Wir warten auf Ihre Zahlung',
    paragraphs: [
      'Ihre Bestellung Nr. {{order}} geht weiter, sobald Ihre Zahlung bei uns eingegangen ist. Die Rechnung finden Sie bei der Bestellung in Ihrem Konto.',
    ],
    action: 'Bestellung ansehen',
  },
  'order-paid': {
    subject: 'Ihre Zahlung ist eingegangen',
    paragraphs: ['vielen Dank: Ihre Zahlung ist da, und Ihre Bestellung Nr. {{order}} geht weiter.'],
    action: 'Bestellung ansehen',
  },
  'order-canceled': {
    subject: 'Ihre Bestellung ist storniert',
    paragraphs: [
      'Ihre Bestellung Nr. {{order}} ist storniert und wird nicht geliefert. Gab es schon eine Rechnung, so finden Sie die Gutschrift dazu bei der Bestellung in Ihrem Konto.',
    ],
    action: 'Bestellung ansehen',
  },
  invoice: {
    subject: 'Ihre Rechnung {{number}}',
    paragraphs: [
      'im Anhang finden Sie die Rechnung {{number}} zu Ihrer Bestellung Nr. {{order}}. Sie liegt auch bei der Bestellung in Ihrem Konto.',
    ],
    action: 'Bestellung ansehen',
  },
  'credit-note': {
    subject: 'Rechnungskorrektur {{number}}',
    paragraphs: [
      'im Anhang finden Sie die Rechnungskorrektur {{number}} zu Ihrer Bestellung Nr. {{order}}. Sie hebt die Rechnung auf, die darin genannt ist.',
    ],
    action: 'Bestellung ansehen',
  },
  'production-canceled': {
    subject: 'Nicht herstellen: Bestellung Nr. {{order}} ist storniert',
    paragraphs: [
      'Die Bestellung Nr. {{order}} ist storniert. Bitte stellen Sie sie nicht her und verschicken Sie sie nicht. Ihr Paket gibt es nicht mehr.',
      'Ist sie schon unterwegs, so sagen Sie uns bitte Bescheid.',
    ],
  },
  'production-package': {
    subject: 'Eine Bestellung zur Herstellung',
    paragraphs: [
      'Die Bestellung Nr. {{order}} ist zur Herstellung bereit. Das Paket enthält Druckdateien, Packliste, Lieferschein und Adressetikett.',
    ],
    action: 'Paket herunterladen',
    afterwards: [
      'Der Link gilt 7 Tage und nur einmal. Danach finden Sie das Paket nach der Anmeldung unter den Bestellungen zur Herstellung.',
    ],
  },
  'quote-requested': {
    subject: 'Ihre Angebotsanfrage ist eingegangen',
    paragraphs: [
      'Ihre Anfrage Nr. {{request}} ist bei uns eingegangen. Wir sehen sie uns an und schicken Ihnen ein Angebot an diese Adresse. Bestellt haben Sie damit noch nichts.',
      'Wenn Sie nichts angefragt haben, müssen Sie nichts tun.',
    ],
  },
  'quote-to-answer': {
    subject: 'Neue Angebotsanfrage',
    paragraphs: ['Die Angebotsanfrage Nr. {{request}} wartet auf eine Antwort.'],
    action: 'Anfragen ansehen',
  },
  'withdrawal-received': {
    subject: 'Ihr Widerruf ist eingegangen',
    paragraphs: [
      'Ihr Widerruf ist bei uns eingegangen. Diese Nachricht bestätigt Ihnen seinen Inhalt und den Zeitpunkt; bitte bewahren Sie sie auf. Wir melden uns, wie es weitergeht.',
      'Wenn Sie nichts widerrufen haben, schreiben Sie uns bitte.',
    ],
  },
  'withdrawal-to-settle': {
    subject: 'Neuer Widerruf',
    paragraphs: ['Jemand hat einen Vertrag widerrufen. Bitte kümmern Sie sich gleich darum.'],
    action: 'Bestellungen ansehen',
  },
};
