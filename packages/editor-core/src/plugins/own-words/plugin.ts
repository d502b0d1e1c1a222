import { definePlugin } from '../../kernel/plugin.js';
import { type SetOwnWords, setOwnWords } from './set-own-words.js';

declare module '../../proofing/rule.js' {
  interface ProofingRules {
    readonly 'own-word-unused': DocumentRule;
  }
}

declare module '../../commands/command-set.js' {
  interface Commands {
    readonly 'set-own-words': SetOwnWords;
  }
}

/** Words that a document writes otherwise than the table of its system says. */
export const ownWords = definePlugin({
  id: 'own-words',
  version: '1.0.0',
  requires: ['labels'],
  commands: { 'set-own-words': setOwnWords },
  rules: async () => ({ 'own-word-unused': (await import('./own-word-unused.js')).ownWordUnused }),
});
