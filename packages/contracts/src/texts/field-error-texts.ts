/** What may be wrong with one field of a form: the second entry of an error body's `field-error`, with a sentence in each language. */
export const FIELD_ERROR_TEXTS = {
  de: {
    required: 'Dieses Feld muss ausgefüllt werden.',
    too_small: 'Diese Angabe ist zu kurz oder zu klein.',
    too_big: 'Diese Angabe ist zu lang oder zu groß.',
    invalid_type: 'Diese Angabe fehlt oder ist von der falschen Art.',
    invalid_format: 'Diese Angabe hat nicht das richtige Format.',
    invalid_value: 'Dieser Wert ist hier nicht möglich.',
    unrecognized_keys: 'Diese Angabe ist unbekannt.',
    not_storable: 'Diese Angabe enthält ein Zeichen, das nicht gespeichert werden kann.',
    email_invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    password_short: 'Das Passwort sollte mindestens 8 Zeichen haben.',
    passwords_differ: 'Die Passwörter stimmen nicht überein.',
    logins_differ: 'Die E-Mail-Adressen stimmen nicht überein.',
    password_weak:
      'Dieses Passwort lässt sich leicht erraten. Nehmen Sie zum Beispiel mehrere Wörter, die nicht zusammengehören.',
    password_wrong: 'Das Passwort ist nicht richtig.',
    code_needed: 'Bitte geben Sie den Code ein.',
    code_wrong: 'Dieser Code gilt nicht oder nicht mehr.',
    name_invalid: 'Der Name muss mindestens 3 Zeichen haben.',
    name_taken: 'Dieser Name ist schon vergeben.',
    name_unseen: 'Der Name muss sichtbare Buchstaben oder Ziffern enthalten.',
    name_characters:
      'Bitte verwenden Sie nur Buchstaben, Ziffern und Satzzeichen, keine Emojis oder Zierschrift.',
    name_mixed_scripts:
      'Bitte verwenden Sie in einem Wort nur eine Schrift, zum Beispiel nur lateinische oder nur kyrillische Buchstaben.',
    name_reserved: 'Dieser Name ist den Betreibern vorbehalten.',
    name_alike: 'Dieser Name sieht genauso aus wie der eines anderen Kontos.',
    already_an_account: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
    not_whitelisted: 'Diese E-Mail-Adresse ist noch nicht zur Registrierung freigegeben.',
    zip_invalid: 'Die Postleitzahl ist ungültig.',
    letters_unknown:
      'Bitte verwenden Sie lateinische, griechische oder kyrillische Buchstaben und keine Emojis.',
    own_word_twice: 'Dieses Wort steht zweimal in der Liste.',
    braille_system_missing: 'Für dieses Braillesystem gibt es auf dem Server keine Tabelle.',
    outside_germany: 'Wir können zurzeit leider nur innerhalb Deutschlands liefern.',
    other: 'Diese Angabe ist nicht gültig.',
  },
  en: {
    required: 'This field must be filled in.',
    too_small: 'This is too short or too small.',
    too_big: 'This is too long or too large.',
    invalid_type: 'This is missing or of the wrong kind.',
    invalid_format: 'This does not have the right format.',
    invalid_value: 'This value is not possible here.',
    unrecognized_keys: 'This field is unknown.',
    not_storable: 'This contains a character that cannot be saved.',
    email_invalid: 'Please enter a valid e-mail address.',
    password_short: 'The password should have at least 8 characters.',
    passwords_differ: 'The passwords do not match.',
    logins_differ: 'The e-mail addresses do not match.',
    password_weak:
      'This password is easy to guess. Use several words that do not belong together, for example.',
    password_wrong: 'The password was incorrect.',
    code_needed: 'Please enter the code.',
    code_wrong: 'This code is not valid, or no longer valid.',
    name_invalid: 'The name must have at least 3 characters.',
    name_taken: 'This display name is already taken.',
    name_unseen: 'The name must contain visible letters or digits.',
    name_characters: 'Please use letters, digits and punctuation only, no emojis or fancy lettering.',
    name_mixed_scripts:
      'Please use a single alphabet within a word, for example only Latin or only Cyrillic letters.',
    name_reserved: 'This name is reserved for the operators.',
    name_alike: 'This name looks the same as that of another account.',
    already_an_account: 'There is already an account with this e-mail address.',
    not_whitelisted: 'This e-mail address has not been approved for registration.',
    zip_invalid: 'The postal code is invalid.',
    letters_unknown: 'Please use Latin, Greek or Cyrillic letters and no emojis.',
    own_word_twice: 'This word is in the list twice.',
    braille_system_missing: 'The server has no table for this braille system.',
    outside_germany: 'Unfortunately, we can only ship to Germany at the moment.',
    other: 'This is not valid.',
  },
} as const;

export type FieldErrorCode = keyof (typeof FIELD_ERROR_TEXTS)['de'];

/** `code` if there is a sentence for it, else `other`. */
export function fieldErrorCode(code: string): FieldErrorCode {
  return isFieldErrorCode(code) ? code : 'other';
}

function isFieldErrorCode(code: string): code is FieldErrorCode {
  return Object.hasOwn(FIELD_ERROR_TEXTS.de, code);
}
