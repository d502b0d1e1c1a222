import { describe, expect, it } from '@jest/globals';
import { profileFault } from './name-profile.js';
import { isReservedName } from './reserved-names.js';

/** Names of people and schools, of all of Europe and some of beyond. */
const ORDINARY =
  `Müller|Søren Kierkegård|Łukasz Żółć|O'Neill|O’Neill|Иванов|Пётр Ильич|Παπαδόπουλος|Nguyễn Văn Ánh|Jean-Luc d’Arc|Åsa Öberg|Ægir Þór Ðaníelsson|Çağla Şahin|İsmail Işık|
  Dvořák|Jiří Třanovský|Ľudmila Štúr|Szűcs Győző|Țăran Ștefan|Ģirts Ķēniņš|Žydrūnas|Õnne Pärn|Maël Le Goff|c’hoarier|Lluís Col·lell|Kálmán|Ċensu Għawdxi|Siân Llŷr|Niamh Ní Bhriain|Juan Nuñez|João Gonçalves|
  Љубица Ђорђевић|Кириленко Об'єднання|Ґалаґан Їжак|Արամ Խաչատրյան|გიორგი|יעל כהן|محمد علي|김민준|山田 太郎|さくらんぼ学校|王小明|สมชาย คำดี|अनिता|Иван Petrov|
  Anna B.|Ada & Ben|Klasse 7b|1. Klasse (Marburg)|Schule „Am Park“|K+B Braille|Blista/Marburg|user-1a2b3c|Theodor|Moderow|Rootham|Diethelm Vonderheide|Teamwork|Anna Admiraal|Systema|Hilfer|Team Blau|Ó Súilleabháin|ĳsbrand|Ŋaŋa`
    .split('|')
    .map((name) => name.trim());

describe('a display name', () => {
  it.each(ORDINARY)('may be %s', (name) => {
    expect([profileFault(name), isReservedName(name)]).toEqual([undefined, false]);
  });

  it.each([
    '\u3164\u3164\u3164',
    '\u2800\u2800\u2800',
    '...',
    '\uffa0\u115f\u1160',
    '\u180e - \u034f',
    '🙂🙂🙂',
  ])('is not one of which nothing is read: %j', (name) => {
    expect(profileFault(name)).toBe('name_unseen');
  });

  it.each([
    'Anna\u3164',
    'An\u2800na',
    'Anna 🙂',
    'Anna ✅',
    '𝐀𝐧𝐧𝐚',
    'Ａｎｎａ',
    'ⓐnna',
    'Anna²',
    'ᎪᏁᏁᎪ',
    'A\u0301\u0301nna',
    'Z\u0300\u0301\u0302\u0303\u0304algo',
    '\u0301Anna',
    'Anna\ue000',
    '<Anna>',
  ])('has letters, digits and punctuation alone: %j', (name) => {
    expect(profileFault(name)).toBe('name_characters');
  });

  it.each(['Аdmin', 'Annа', 'Μaria', 'Tastwеrk', 'Петрoв', 'Anna Βell', 'Anna안'])(
    'has words of one script: %s',
    (name) => {
      expect(profileFault(name)).toBe('name_mixed_scripts');
    },
  );

  it.each([
    'admin',
    'Administrator',
    'ADMIN',
    'ADMlN',
    'Adm1n',
    'Ádmin',
    'a.d.m.i.n',
    'Ad min',
    'admin 2',
    'Admin007',
    '4dmin',
    'The Admins',
    'Tastwerk',
    'Tastwerk Team',
    'Team Tastwerk',
    'Tast-Werk',
    'TASTWERK SUPPORT',
    'Tastwerk-Redaktion',
    'Redaktion',
    'Supp0rt',
    '5upport',
    'Moderator',
    'Modеrator',
    'operator',
    'root',
    'гооt',
    'System',
    'ЅУЅТЕМ',
    'ΑDΜΙΝ',
    'Ѕуѕtеm',
    'Betreiber',
    'Die Verwaltung',
    'Deleted user',
    'Unbekannt',
  ])('does not speak for the operators: %s', (name) => {
    expect(isReservedName(name)).toBe(true);
  });
});
