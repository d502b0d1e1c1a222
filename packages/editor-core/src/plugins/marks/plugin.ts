import { definePlugin } from '../../kernel/plugin.js';

declare module '../../proofing/rule.js' {
  interface ProofingRules {
    readonly 'mark-unread': DocumentRule;
    readonly 'emphasis-unmarked': DocumentRule;
    readonly 'language-unwritten': DocumentRule;
  }
}

/** Words that a text emphasises, has in another language or adds as notes of the transcriber. */
export const marks = definePlugin({
  id: 'marks',
  version: '1.0.0',
  requires: ['labels'],
  rules: async () => {
    const { emphasisUnmarked, languageUnwritten, markUnread } = await import('./rules.js');
    return {
      'mark-unread': markUnread,
      'emphasis-unmarked': emphasisUnmarked,
      'language-unwritten': languageUnwritten,
    };
  },
});
