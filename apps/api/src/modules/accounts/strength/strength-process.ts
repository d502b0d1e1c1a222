import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as german } from '@zxcvbn-ts/language-de';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { answerRequests } from '../../../platform/limited-process/answer-requests.js';
import type { StrengthAnswer, StrengthRequest } from './password-strength.service.js';

/** The process that looks how easily passwords are guessed: its dictionaries take 40 MB and half a second to load. */
const named = (language: string, dictionary: object) =>
  Object.fromEntries(Object.entries(dictionary).map(([name, words]) => [`${name}-${language}`, words]));
const estimate = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: { ...common, ...named('de', german), ...named('en', english) },
});

answerRequests(({ password, words }: StrengthRequest): Promise<StrengthAnswer> =>
  Promise.resolve({ score: estimate.check(password, [...words]).score }),
);
