import type { CoreErrorCode } from '@tastwerk/editor-core';
import type { ServerErrorCode } from '../errors.js';

/** Codes of the core that say why a publication is refused: calls of the API without the editor get a sentence, too. */
type PublishingCode = Extract<
  CoreErrorCode,
  'DOCUMENT_WITHOUT_PAGES' | 'DOCUMENT_WITHOUT_TITLE' | 'DOCUMENT_WITHOUT_CONTENT'
>;

/** A sentence for each of the server's codes; `{{correlationId}}` stands for the answer's own. A code without both does not compile. */
export const SERVER_ERROR_TEXTS = {
  de: {
    REQUEST_INVALID: 'Die Anfrage ist nicht gültig.',
    REQUEST_NOT_JSON: 'Die Anfrage konnte nicht gelesen werden.',
    REQUEST_TOO_DEEP: 'Die Anfrage ist zu tief verschachtelt.',
    REQUEST_TOO_LARGE: 'Die Anfrage ist zu groß.',
    REQUEST_THROTTLED: 'Zu viele Anfragen in kurzer Zeit. Bitte warten Sie einen Moment.',
    ROUTE_NOT_FOUND: 'Diese Adresse gibt es auf dem Server nicht.',
    ACCOUNT_CREDENTIALS_WRONG: 'Zu dieser E-Mail-Adresse und diesem Passwort gibt es kein Konto.',
    ACCOUNT_UNVERIFIED:
      'Das Konto zu dieser E-Mail-Adresse ist noch nicht bestätigt. Bitte sehen Sie in Ihrem Postfach nach, auch im Spam-Ordner.',
    ACCOUNT_PASSWORD_WEAK:
      'Dieses Passwort lässt sich leicht erraten. Nehmen Sie zum Beispiel mehrere Wörter, die nicht zusammengehören.',
    ACCOUNT_PASSWORD_WRONG: 'Das Passwort ist nicht richtig.',
    ACCOUNT_EXISTS: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
    ACCOUNT_EXISTS_UNVERIFIED:
      'Zu dieser E-Mail-Adresse gibt es schon ein Konto, das noch nicht bestätigt ist. Bitte sehen Sie in Ihrem Postfach nach, auch im Spam-Ordner.',
    ACCOUNT_NAME_TAKEN: 'Dieser Name ist schon vergeben.',
    ACCOUNT_NAME_REFUSED: 'Dieser Name ist nicht möglich.',
    ACCOUNT_NOT_WHITELISTED: 'Diese E-Mail-Adresse ist noch nicht zur Registrierung freigegeben.',
    ACCOUNT_LINK_INVALID: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
    ACCOUNT_RESET_LINK_INVALID:
      'Der Link zum Zurücksetzen des Passworts ist ungültig. Bitte schreiben Sie uns.',
    ACCOUNT_UNDO_LINK_INVALID:
      'Dieser Link gilt nicht mehr. Können Sie sich nicht anmelden, schreiben Sie uns bitte.',
    ACCOUNT_LAST_ADMIN:
      'Das letzte Konto mit der Rolle „Administration“ kann nicht gelöscht werden. Geben Sie diese Rolle zuerst einem anderen Konto.',
    ACCOUNT_NOT_FOUND: 'Dieses Konto gibt es nicht.',
    ACCOUNT_OWN:
      'Ihr eigenes Konto können Sie hier weder sperren noch löschen. Auch das Recht „Verwaltung ändern“ können Sie sich nicht selbst nehmen.',
    ACCOUNT_ADMIN_NEEDED:
      'Mindestens ein Konto muss das Recht „Verwaltung ändern“ haben. Geben Sie es zuerst einem anderen Konto.',
    ACCOUNT_RIGHT_NOT_HELD: 'Sie können nur Rechte und Rollen geben, die Sie selbst haben.',
    CHANGE_REQUEST_NOT_FOUND: 'Diesen Änderungsantrag gibt es nicht.',
    CHANGE_REQUEST_OPEN: 'Für dieses Konto gibt es schon einen offenen Änderungsantrag.',
    CHANGE_REQUEST_CLOSED: 'Dieser Änderungsantrag ist nicht mehr offen. Bitte laden Sie die Seite neu.',
    CHANGE_REQUEST_OWN: 'Darüber muss eine andere Person aus der Administration entscheiden.',
    CHANGE_REQUEST_NOT_YOURS: 'Nur wer die Änderung beantragt hat, kann sie zurückziehen.',
    CHANGE_REQUEST_STALE:
      'Das Konto oder die Rechte der beantragenden Person haben sich geändert. Bitte lehnen Sie den Antrag ab.',
    CHANGE_REQUEST_NO_SECOND:
      'Eine zweite Person muss zustimmen, aber keine andere hat alle Rechte, die Sie geben möchten.',
    ACCOUNT_CODE_NEEDED:
      'Bitte geben Sie den Code ein, den Ihre Authenticator-App zeigt, oder einen Wiederherstellungscode.',
    ACCOUNT_CODE_WRONG:
      'Dieser Code gilt nicht oder nicht mehr. Jeder Code gilt nur einmal, der einer App etwa eine Minute lang.',
    PASSKEY_REFUSED:
      'Dieser Passkey wurde nicht angenommen. Bitte versuchen Sie es noch einmal oder melden Sie sich auf andere Weise an.',
    PASSKEY_NOT_FOUND: 'Diesen Passkey gibt es nicht mehr.',
    PASSKEY_TOO_MANY:
      'Mehr als 20 Passkeys sind nicht möglich. Bitte entfernen Sie einen, den Sie nicht mehr brauchen.',
    AUTHENTICATOR_APP_EXISTS:
      'Für dieses Konto ist schon eine Authenticator-App eingerichtet. Entfernen Sie sie, bevor Sie eine andere einrichten.',
    SECOND_FACTOR_MISSING:
      'Wiederherstellungscodes gibt es erst mit einem Passkey oder einer Authenticator-App.',
    SECOND_FACTOR_NEEDED:
      'Dazu brauchen Sie einen zweiten Faktor: einen Passkey oder den Code einer Authenticator-App. Sie richten ihn auf der Seite „Sicherheit“ Ihres Kontos ein.',
    PROOF_NEEDED: 'Bitte bestätigen Sie zuerst mit Ihrem Passwort oder einem Passkey, dass Sie es sind.',
    ACCOUNT_BLOCKED: 'Dieses Konto ist gesperrt. Bitte schreiben Sie uns.',
    SIGN_IN_PROVIDER_NOT_FOUND: 'Diese Anmeldung wird hier nicht angeboten.',
    SIGN_IN_PROVIDER_UNAVAILABLE:
      'Der Anmeldedienst Ihrer Schule ist nicht erreichbar. Bitte versuchen Sie es später erneut.',
    SIGN_IN_DENIED:
      'Der Anmeldedienst Ihrer Schule hat Sie nicht angemeldet. Bitte versuchen Sie es erneut oder fragen Sie an Ihrer Schule nach.',
    SIGN_IN_EXPIRED:
      'Diese Anmeldung ist abgelaufen oder wurde in einem anderen Browser begonnen. Bitte beginnen Sie noch einmal.',
    SIGN_IN_ANSWER_INVALID:
      'Die Antwort des Anmeldedienstes ließ sich nicht prüfen. Bitte beginnen Sie noch einmal. Hilft das nicht, schreiben Sie uns.',
    SIGN_IN_IDENTITY_TAKEN:
      'Diese Anmeldung ist schon mit einem anderen Konto verbunden. Melden Sie sich damit an und lösen Sie dort die Verbindung.',
    SIGN_IN_ALREADY_LINKED:
      'Ihr Konto ist schon mit einer anderen Anmeldung dieses Dienstes verbunden. Lösen Sie zuerst diese Verbindung.',
    SIGN_IN_IDENTITY_NOT_FOUND: 'Diese Verbindung gibt es nicht mehr.',
    SIGN_IN_LAST_WAY:
      'Ohne diese Verbindung könnten Sie sich nicht mehr anmelden. Legen Sie zuerst ein Passwort fest oder verbinden Sie eine andere Anmeldung.',
    ADDRESS_NOT_FOUND: 'Diese Anschrift gibt es nicht.',
    ADDRESS_TOO_MANY:
      'Mehr Anschriften können Sie nicht anlegen. Bitte löschen Sie eine, die Sie nicht mehr brauchen.',
    ADDRESS_OUTSIDE_GERMANY: 'Wir können zurzeit leider nur innerhalb Deutschlands liefern.',
    APPROVAL_NOT_FOUND: 'Diesen Eintrag gibt es nicht mehr.',
    MAIL_NOT_FOUND: 'Diese E-Mail gibt es nicht.',
    SESSION_MISSING: 'Bitte melden Sie sich dafür an.',
    SESSION_EXPIRED: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.',
    SESSION_REVOKED: 'Ihre Anmeldung gilt nicht mehr. Bitte melden Sie sich erneut an.',
    SESSION_NOT_FOUND: 'Diese Anmeldung gibt es nicht mehr.',
    RIGHT_MISSING: 'Ihrem Konto fehlt das Recht dazu.',
    CATALOGUE_GRAPHIC_NOT_FOUND: 'Diese Grafik gibt es nicht, oder sie ist nicht öffentlich.',
    CATALOGUE_VARIANT_NOT_FOUND: 'Diese Variante gibt es nicht, oder sie ist nicht öffentlich.',
    CATALOGUE_VERSION_NOT_FOUND: 'Diese Version gibt es nicht.',
    CATALOGUE_TAG_NOT_FOUND: 'Ein gewähltes Schlagwort gibt es nicht mehr.',
    CATALOGUE_TAG_EXISTS:
      'Ein Schlagwort mit diesem Namen gibt es schon. Sie können die beiden zusammenlegen.',
    CATALOGUE_VERSION_CONFLICT:
      'Inzwischen wurde eine neuere Version veröffentlicht. Ihr Entwurf bleibt erhalten.',
    CATALOGUE_KEY_REUSED:
      'Dieser Entwurf wurde seit dem letzten Versuch verändert. Bitte veröffentlichen Sie ihn erneut.',
    CATALOGUE_AUTHOR_ONLY:
      'Diese Grafik steht nicht im Katalog. Nur die Autorin oder der Autor kann sie ändern. Sie können sie als neue Grafik öffnen.',
    CATALOGUE_TERMS_FIXED:
      'Diese Freigabe ist nicht mehr möglich: Eine freie Lizenz lässt sich nicht zurücknehmen, und eine Grafik, an der andere mitgearbeitet haben, bleibt für sie sichtbar.',
    CATALOGUE_GRAPHIC_NEEDED:
      'Diese Grafik kann nicht gelöscht werden: Sie steht im Katalog, andere haben daran mitgearbeitet, oder sie ist bestellt und noch nicht verschickt.',
    DOCUMENT_WITHOUT_PAGES: 'Die Datei ist kein Tastwerk-Dokument: Sie enthält keine Seiten.',
    DOCUMENT_WITHOUT_TITLE: 'Die Grafik braucht einen Titel und einen Namen der Variante.',
    DOCUMENT_WITHOUT_CONTENT:
      'Die Grafik ist leer. Zeichnen oder beschriften Sie etwas, oder fügen Sie eine Bildbeschreibung hinzu.',
    CONTENT_NOT_FOUND: 'Diese Seite gibt es nicht.',
    RENDERING_FAILED: 'Eine Datei konnte nicht erzeugt werden.',
    RENDERING_ABANDONED: 'Eine Datei konnte nach mehreren Versuchen nicht erzeugt werden.',
    INVOICE_FAILED: 'Die Datei einer Rechnung konnte nicht erzeugt werden.',
    INVOICE_ABANDONED: 'Die Datei einer Rechnung konnte nach mehreren Versuchen nicht erzeugt werden.',
    PACKAGE_FAILED: 'Das Produktionspaket einer Bestellung konnte nicht erzeugt werden.',
    PACKAGE_ABANDONED:
      'Das Produktionspaket einer Bestellung konnte nach mehreren Versuchen nicht erzeugt werden.',
    MAIL_FAILED: 'Eine E-Mail konnte nicht gesendet werden.',
    MAIL_ABANDONED: 'Eine E-Mail konnte nach mehreren Versuchen nicht gesendet werden.',
    MAIL_UNKNOWN:
      'Der Versand einer E-Mail wurde unterbrochen. Ob sie angekommen ist, ist unbekannt; sie wird deshalb automatisch erneut gesendet.',
    RENDERING_TIMEOUT:
      'Eine Datei wurde nicht erzeugt, weil es zu lange dauerte. Vereinfachen Sie die Grafik, oder verteilen Sie sie auf mehr Seiten.',
    RENDERING_MEMORY:
      'Eine Datei wurde nicht erzeugt, weil die Grafik zu umfangreich ist. Vereinfachen Sie die Grafik, oder verteilen Sie sie auf mehr Seiten.',
    RENDERING_STORAGE_FULL:
      'Eine Datei konnte nicht gespeichert werden, weil der Server keinen Speicherplatz mehr hat. Bitte schreiben Sie uns.',
    RENDERING_BUSY: 'Zurzeit werden viele Dateien erzeugt. Bitte versuchen Sie es gleich erneut.',
    FILE_NOT_FOUND: 'Diese Datei gibt es nicht.',
    FILE_NOT_READY: 'Diese Datei wird gerade erzeugt. Bitte versuchen Sie es gleich erneut.',
    RENDERING_QUOTA_SPENT:
      'Sie haben in der letzten Stunde sehr viel veröffentlicht. Bitte veröffentlichen Sie in einigen Minuten weiter; der Entwurf bleibt erhalten.',
    DOCUMENT_READING_BUSY:
      'Zurzeit verarbeitet der Server viele Grafiken. Bitte versuchen Sie es gleich erneut.',
    IMPORT_NOT_A_PICTURE: 'Diese Datei ist kein lesbares Bild. Möglich sind JPEG und PNG.',
    IMPORT_TOO_LARGE: 'Das Bild ist zu groß. Möglich sind höchstens 20 MB und 40 Megapixel.',
    IMPORT_TOO_DETAILED:
      'Das Bild hat zu viele Einzelheiten, um es nachzuzeichnen. Entfernen Sie mehr kleine Flecken, vereinfachen Sie stärker, oder erhöhen Sie bei Umrissen die Stärke oder die kleinste Länge.',
    IMPORT_TIMEOUT:
      'Das Bild konnte nicht rechtzeitig gelesen werden. Versuchen Sie es erneut oder mit einem kleineren Bild.',
    IMPORT_BUSY: 'Zurzeit werden viele Bilder gelesen. Bitte versuchen Sie es gleich erneut.',
    OWN_WORDS_OUTDATED:
      'Die Liste wurde inzwischen an anderer Stelle geändert. Laden Sie sie neu und übernehmen Sie Ihre Änderung noch einmal.',
    REPORT_NOT_FOUND: 'Diese Meldung gibt es nicht.',
    JOB_NOT_FOUND: 'Diesen Auftrag gibt es nicht mehr.',
    RENDER_ROUND_NOT_FOUND: 'Diesen Durchgang gibt es nicht.',
    RENDER_ROUND_EMPTY: 'Von dieser Version des Renderers gibt es keine Dateien mehr.',
    LOG_NOT_FOUND: 'Diese Protokolldatei gibt es nicht mehr.',
    ERROR_NOT_FOUND: 'Diesen Fehler gibt es nicht mehr.',
    ADDRESS_ZIP_INVALID: 'Die Postleitzahl muss aus fünf Ziffern bestehen.',
    QUOTE_EMAIL_MISSING:
      'Bitte geben Sie eine E-Mail-Adresse an, an die wir Ihnen das Angebot schicken können.',
    QUOTE_REQUEST_NEEDLESS: 'Für diese Bestellung brauchen Sie kein Angebot. Sie können sie direkt aufgeben.',
    QUOTE_REQUEST_NOT_FOUND: 'Diese Angebotsanfrage gibt es nicht.',
    NEWSLETTER_NOT_FOUND: 'Diese Ausgabe gibt es nicht.',
    NEWSLETTER_NOT_OPEN:
      'Diese Ausgabe wird schon gesendet oder ist abgeschlossen. Bitte laden Sie die Seite neu.',
    NEWSLETTER_NOT_DRAFT:
      'Nur Entwürfe können gelöscht werden. Diese Ausgabe wird gerade gesendet oder wurde schon gesendet.',
    OFFER_LINK_INVALID: 'Dieser Link führt zu keinem Angebot. Bitte öffnen Sie den Link aus der E-Mail.',
    OFFER_CLOSED:
      'Dieses Angebot gilt nicht mehr. Wenn Sie ein neueres erhalten haben, öffnen Sie bitte den Link aus dessen E-Mail.',
    OFFER_TOO_LARGE: 'Der Betrag ist für ein Angebot zu hoch.',
    OFFER_DATE_INVALID: 'Bitte wählen Sie einen Tag von heute bis in 180 Tagen.',
    OFFER_OTHER_ACCOUNT:
      'Dieses Angebot ging an eine andere E-Mail-Adresse. Bitte melden Sie sich mit dieser Adresse an.',
    ORDER_NOT_FOUND: 'Diese Bestellung gibt es nicht.',
    ORDER_NOT_APPROVED: 'Ihr Konto ist noch nicht für Bestellungen freigegeben.',
    ORDER_EMAIL_MISSING:
      'Für eine Bestellung brauchen wir Ihre E-Mail-Adresse. Bitte tragen Sie sie unter „Meine Daten“ in Ihrem Konto ein.',
    ORDER_DUPLICATE:
      'Diese Bestellung ist schon einmal bei uns eingegangen. Bitte sehen Sie in Ihrem Konto unter „Bestellungen“ nach.',
    ORDER_TOO_LARGE:
      'Diese Bestellung ist zu groß, um sie direkt aufzugeben. Bitte fragen Sie ein Angebot an.',
    ORDER_PRICE_CHANGED:
      'Der Preis hat sich inzwischen geändert. Bitte prüfen Sie Ihre Bestellung, und bestellen Sie dann erneut.',
    ORDER_CONTENT_UNAVAILABLE:
      'Eine Grafik in Ihrem Warenkorb gibt es nicht mehr, oder sie ist nicht öffentlich.',
    ORDER_PAYMENT_UNAVAILABLE: 'Diese Zahlungsart ist zurzeit nicht verfügbar.',
    ORDER_TRANSITION_REFUSED: 'Das ist beim aktuellen Status der Bestellung nicht möglich.',
    ORDER_CALL_IMPOSSIBLE: 'Das ist bei dieser Bestellung zurzeit nicht möglich.',
    ORDER_SALES_OFF:
      'Der Verkauf ist ausgeschaltet. Diese Bestellung geht erst weiter, wenn er wieder eingeschaltet ist.',
    ORDER_TERMS_CHANGED:
      'Inzwischen hat sich geändert, ob Bestellungen ausgeführt werden. Bitte prüfen Sie Ihre Bestellung, und bestellen Sie dann erneut.',
    ORDER_CONTENT_HIDDEN:
      'Eine Grafik dieser Bestellung wurde seit dem Kauf verborgen. Stornieren Sie die Bestellung, oder geben Sie einen Grund an, warum sie trotzdem hergestellt werden darf; er steht auch in der E-Mail an die Kundin oder den Kunden.',
    INVOICE_NOT_FOUND: 'Diese Rechnung gibt es nicht.',
    INVOICE_NOT_READY: 'Die Rechnung wird gerade erzeugt. Bitte versuchen Sie es gleich erneut.',
    PACKAGE_NOT_READY: 'Das Produktionspaket wird gerade erzeugt. Bitte versuchen Sie es gleich erneut.',
    PACKAGE_LINK_INVALID:
      'Dieser Link gilt nicht mehr: Er wurde schon benutzt, oder er ist abgelaufen. Melden Sie sich an, um das Paket herunterzuladen, oder bitten Sie uns um einen neuen Link.',
    WITHDRAWAL_LINK_INVALID:
      'Dieser Link ist nicht vollständig, oder der Widerruf ist nicht mehr gespeichert. Bitte öffnen Sie den ganzen Link aus der E-Mail.',
    STAMP_BALANCE_LOW: 'Das Guthaben reicht für diese Briefmarke nicht.',
    STAMP_CHARGE_DUPLICATE:
      'Diese Einzahlung ist bereits mit einem anderen Betrag gebucht. Bitte laden Sie die Seite neu.',
    WITHDRAWAL_NOT_FOUND: 'Diesen Widerruf gibt es nicht.',
    DATABASE_TIMEOUT:
      'Die Datenbank ist gerade nicht erreichbar. Bitte versuchen Sie es später erneut oder schreiben Sie uns.',
    STORAGE_FULL:
      'Der Server hat keinen Speicherplatz mehr. Ihre Eingabe wurde nicht gespeichert. Bitte versuchen Sie es später erneut oder schreiben Sie uns.',
    SERVICE_UNAVAILABLE:
      'Die Datenbank ist gerade nicht erreichbar. Bitte versuchen Sie es später erneut oder schreiben Sie uns.',
    INTERNAL: 'Es ist ein interner Fehler aufgetreten, dem wir nachgehen (Kennung {{correlationId}}).',
  },
  en: {
    REQUEST_INVALID: 'The request is not valid.',
    REQUEST_NOT_JSON: 'The request could not be read.',
    REQUEST_TOO_DEEP: 'The request is nested too deeply.',
    REQUEST_TOO_LARGE: 'The request is too large.',
    REQUEST_THROTTLED: 'Too many requests in a short time. Please wait a moment.',
    ROUTE_NOT_FOUND: 'This address does not exist on the server.',
    ACCOUNT_CREDENTIALS_WRONG: 'There seems to be no account associated with this e-mail or password.',
    ACCOUNT_UNVERIFIED:
      'An account associated with this e-mail address needs to be verified. Please check your inbox and your spam folder, if necessary.',
    ACCOUNT_PASSWORD_WEAK:
      'This password is easy to guess. Use several words that do not belong together, for example.',
    ACCOUNT_PASSWORD_WRONG: 'The password was incorrect.',
    ACCOUNT_EXISTS: 'There is already an account with this e-mail address.',
    ACCOUNT_EXISTS_UNVERIFIED:
      'There is already an account with this e-mail address that has not been verified yet. Please check your inbox and your spam folder.',
    ACCOUNT_NAME_TAKEN: 'This display name is already taken.',
    ACCOUNT_NAME_REFUSED: 'This display name is not possible.',
    ACCOUNT_NOT_WHITELISTED: 'This e-mail address has not been approved for registration.',
    ACCOUNT_LINK_INVALID: 'This link is no longer valid. Please request a new one.',
    ACCOUNT_RESET_LINK_INVALID: 'Invalid link to reset the password. Please contact us.',
    ACCOUNT_UNDO_LINK_INVALID: 'This link is no longer valid. If you cannot log in, please contact us.',
    ACCOUNT_LAST_ADMIN:
      'The last account with the role “Administrator” cannot be deleted. Give this role to another account first.',
    ACCOUNT_NOT_FOUND: 'This account does not exist.',
    ACCOUNT_OWN:
      'You can neither block nor delete your own account here. You also cannot remove the right “Edit the administration” from it.',
    ACCOUNT_ADMIN_NEEDED:
      'At least one account must have the right “Edit the administration”. Give it to another account first.',
    ACCOUNT_RIGHT_NOT_HELD: 'You can only give rights and roles that you have yourself.',
    CHANGE_REQUEST_NOT_FOUND: 'This change request does not exist.',
    CHANGE_REQUEST_OPEN: 'There is already an open change request for this account.',
    CHANGE_REQUEST_CLOSED: 'This change request is no longer open. Please reload the page.',
    CHANGE_REQUEST_OWN: 'Another admin has to decide this.',
    CHANGE_REQUEST_NOT_YOURS: 'Only the admin who requested the change can withdraw it.',
    CHANGE_REQUEST_STALE:
      'The account or the rights of the proposer have changed. Please refuse the request.',
    CHANGE_REQUEST_NO_SECOND:
      'A second admin has to agree, but no other has all the rights that you want to give.',
    ACCOUNT_CODE_NEEDED: 'Please enter the code that your authenticator app shows, or a recovery code.',
    ACCOUNT_CODE_WRONG:
      'This code is not valid, or no longer valid. Each code works once; the code of an app is valid for about a minute.',
    PASSKEY_REFUSED: 'This passkey was not accepted. Please try again or log in another way.',
    PASSKEY_NOT_FOUND: 'This passkey no longer exists.',
    PASSKEY_TOO_MANY: 'No more than 20 passkeys are possible. Please remove one that you no longer need.',
    AUTHENTICATOR_APP_EXISTS:
      'This account already has an authenticator app. Remove it before you set up another one.',
    SECOND_FACTOR_MISSING: 'Recovery codes require a passkey or an authenticator app.',
    SECOND_FACTOR_NEEDED:
      'This requires a second factor: a passkey, or the code of an authenticator app. You set it up on the “Security” page of your account.',
    PROOF_NEEDED: 'Please confirm first with your password or a passkey that it is you.',
    ACCOUNT_BLOCKED: 'This account has been blocked. Please contact us.',
    SIGN_IN_PROVIDER_NOT_FOUND: 'This way to log in is not offered here.',
    SIGN_IN_PROVIDER_UNAVAILABLE: 'Your school’s login service cannot be reached. Please try again later.',
    SIGN_IN_DENIED:
      'Your school’s login service did not log you in. Please try again, or ask at your school.',
    SIGN_IN_EXPIRED: 'This login has expired, or it was started in another browser. Please start again.',
    SIGN_IN_ANSWER_INVALID:
      'The answer of the login service could not be verified. Please start again. If that does not help, contact us.',
    SIGN_IN_IDENTITY_TAKEN:
      'This login is already connected to another account. Log in with it and disconnect it there.',
    SIGN_IN_ALREADY_LINKED:
      'Your account is already connected to another login of this service. Please disconnect that one first.',
    SIGN_IN_IDENTITY_NOT_FOUND: 'This connection no longer exists.',
    SIGN_IN_LAST_WAY:
      'Without this connection you could not log in any more. Set a password first, or connect another login.',
    ADDRESS_NOT_FOUND: 'This address does not exist.',
    ADDRESS_TOO_MANY: 'You cannot add more addresses. Please delete one that you no longer need.',
    ADDRESS_OUTSIDE_GERMANY: 'Unfortunately, we can only ship to Germany at the moment.',
    APPROVAL_NOT_FOUND: 'This entry no longer exists.',
    MAIL_NOT_FOUND: 'This e-mail does not exist.',
    SESSION_MISSING: 'Please log in to do this.',
    SESSION_EXPIRED: 'Your session has expired. Please log in again.',
    SESSION_REVOKED: 'Your session is no longer valid. Please log in again.',
    SESSION_NOT_FOUND: 'This session no longer exists.',
    RIGHT_MISSING: 'Your account does not have the right to do this.',
    CATALOGUE_GRAPHIC_NOT_FOUND: 'This graphic does not exist, or it is not public.',
    CATALOGUE_VARIANT_NOT_FOUND: 'This variant does not exist, or it is not public.',
    CATALOGUE_VERSION_NOT_FOUND: 'This version does not exist.',
    CATALOGUE_TAG_NOT_FOUND: 'A tag you have chosen no longer exists.',
    CATALOGUE_TAG_EXISTS: 'There is already a tag with this name. You can merge the two.',
    CATALOGUE_VERSION_CONFLICT: 'A newer version has been published in the meantime. Your draft is kept.',
    CATALOGUE_KEY_REUSED: 'This draft has changed since the last attempt. Please publish it again.',
    CATALOGUE_AUTHOR_ONLY:
      'This graphic is not in the catalogue. Only its author can change it. You can open it as a new graphic.',
    CATALOGUE_TERMS_FIXED:
      'These settings are no longer possible: a free licence cannot be taken back, and a graphic that others have worked on stays visible to them.',
    CATALOGUE_GRAPHIC_NEEDED:
      'This graphic cannot be deleted: it is in the catalogue, others have worked on it, or it has been ordered and not shipped yet.',
    DOCUMENT_WITHOUT_PAGES: 'The file is not a Tastwerk document: it contains no pages.',
    DOCUMENT_WITHOUT_TITLE: 'The graphic needs a title and a variant title.',
    DOCUMENT_WITHOUT_CONTENT: 'The graphic is empty. Draw or label something, or write an image description.',
    CONTENT_NOT_FOUND: 'This page does not exist.',
    RENDERING_FAILED: 'A file could not be created.',
    RENDERING_ABANDONED: 'A file could not be created after several attempts.',
    INVOICE_FAILED: 'The file of an invoice could not be created.',
    INVOICE_ABANDONED: 'The file of an invoice could not be created after several attempts.',
    PACKAGE_FAILED: 'The production package of an order could not be created.',
    PACKAGE_ABANDONED: 'The production package of an order could not be created after several attempts.',
    MAIL_FAILED: 'An e-mail could not be sent.',
    MAIL_ABANDONED: 'An e-mail could not be sent after several attempts.',
    MAIL_UNKNOWN:
      'Sending an e-mail was interrupted. Whether it arrived is unknown, so it is sent again automatically.',
    RENDERING_TIMEOUT:
      'A file was not created because it took too long. Simplify the graphic or spread it over more pages.',
    RENDERING_MEMORY:
      'A file was not created because the graphic is too large. Simplify the graphic or spread it over more pages.',
    RENDERING_STORAGE_FULL:
      'A file could not be saved because the server has run out of space. Please contact us.',
    RENDERING_BUSY: 'Many files are being created at the moment. Please try again shortly.',
    FILE_NOT_FOUND: 'This file does not exist.',
    FILE_NOT_READY: 'This file is being created. Please try again shortly.',
    RENDERING_QUOTA_SPENT:
      'You have published a great deal within the last hour. Please go on in some minutes; your draft is kept.',
    DOCUMENT_READING_BUSY: 'The server is processing many graphics at the moment. Please try again shortly.',
    IMPORT_NOT_A_PICTURE: 'This file is not a readable picture. Only JPEG and PNG are possible.',
    IMPORT_TOO_LARGE: 'The picture is too large. At most 20 MB and 40 megapixels are possible.',
    IMPORT_TOO_DETAILED:
      'The picture has too many details to be traced. Remove more small specks, simplify more, or with outlines raise the strength or the smallest length.',
    IMPORT_TIMEOUT: 'The picture could not be read in time. Try again or use a smaller picture.',
    IMPORT_BUSY: 'Many pictures are being read at the moment. Please try again shortly.',
    OWN_WORDS_OUTDATED:
      'The list has been changed elsewhere in the meantime. Reload it and make your change again.',
    REPORT_NOT_FOUND: 'This report does not exist.',
    JOB_NOT_FOUND: 'This job no longer exists.',
    RENDER_ROUND_NOT_FOUND: 'This batch does not exist.',
    RENDER_ROUND_EMPTY: 'There are no longer any files of this renderer version.',
    LOG_NOT_FOUND: 'This log file no longer exists.',
    ERROR_NOT_FOUND: 'This error no longer exists.',
    ADDRESS_ZIP_INVALID: 'The postal code must have five digits.',
    QUOTE_EMAIL_MISSING: 'Please enter an e-mail address to which we can send the quote.',
    QUOTE_REQUEST_NEEDLESS: 'You do not need a quote for this order. You can place it directly.',
    QUOTE_REQUEST_NOT_FOUND: 'This quote request does not exist.',
    NEWSLETTER_NOT_FOUND: 'This issue does not exist.',
    NEWSLETTER_NOT_OPEN: 'This issue is already being sent or is finished. Please reload the page.',
    NEWSLETTER_NOT_DRAFT: 'Only drafts can be deleted. This issue is being sent or has already been sent.',
    OFFER_LINK_INVALID: 'This link does not lead to a quote. Please open the link in the e-mail.',
    OFFER_CLOSED:
      'This quote is no longer valid. If you have received a newer one, please open the link in that e-mail.',
    OFFER_TOO_LARGE: 'The amount is too high for a quote.',
    OFFER_DATE_INVALID: 'Please choose a day between today and 180 days from now.',
    OFFER_OTHER_ACCOUNT: 'This quote was sent to another e-mail address. Please log in with that address.',
    ORDER_NOT_FOUND: 'This order does not exist.',
    ORDER_NOT_APPROVED: 'Your account is not yet authorized to place orders.',
    ORDER_EMAIL_MISSING:
      'We need your e-mail address for an order. Please enter it under “My details” in your account.',
    ORDER_DUPLICATE: 'We have already received this order. Please check in your account under “Orders”.',
    ORDER_TOO_LARGE: 'This order is too large to be placed directly. Please request a quote.',
    ORDER_PRICE_CHANGED: 'The price has changed in the meantime. Please check your order and place it again.',
    ORDER_CONTENT_UNAVAILABLE: 'A graphic in your basket no longer exists, or it is not public.',
    ORDER_PAYMENT_UNAVAILABLE: 'This payment method is currently not available.',
    ORDER_TRANSITION_REFUSED: 'This is not possible in the current status of the order.',
    ORDER_CALL_IMPOSSIBLE: 'This is not possible with this order at the moment.',
    ORDER_SALES_OFF: 'Sales are switched off. This order continues once they are switched on again.',
    ORDER_TERMS_CHANGED:
      'Whether orders are carried out has changed in the meantime. Please check your order and place it again.',
    ORDER_CONTENT_HIDDEN:
      'A graphic of this order has been hidden since it was bought. Cancel the order, or give a reason why it may be produced anyway; the reason is also in the e-mail to the customer.',
    INVOICE_NOT_FOUND: 'This invoice does not exist.',
    INVOICE_NOT_READY: 'The invoice is being created. Please try again shortly.',
    PACKAGE_NOT_READY: 'The production package is being created. Please try again shortly.',
    PACKAGE_LINK_INVALID:
      'This link is no longer valid: it has already been used, or it has expired. Log in to download the package, or ask us for a new link.',
    WITHDRAWAL_LINK_INVALID:
      'This link is incomplete, or the withdrawal is no longer stored. Please open the whole link from the e-mail.',
    STAMP_BALANCE_LOW: 'The balance does not cover this stamp.',
    STAMP_CHARGE_DUPLICATE: 'This deposit is already booked with another amount. Please reload the page.',
    WITHDRAWAL_NOT_FOUND: 'This withdrawal does not exist.',
    DATABASE_TIMEOUT: 'We couldn’t reach the database, please try again later or contact us.',
    STORAGE_FULL:
      'The server has run out of space. What you entered was not saved. Please try again later or contact us.',
    SERVICE_UNAVAILABLE: 'We couldn’t reach the database, please try again later or contact us.',
    INTERNAL: 'Sorry, an internal error occurred that will be investigated (reference {{correlationId}}).',
  },
} as const satisfies Readonly<
  Record<'de' | 'en', Readonly<Record<ServerErrorCode | PublishingCode, string>>>
>;
