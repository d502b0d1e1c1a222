import { type AddPage, addPage } from './commands/add-page.js';
import { type ChangeFormat, changeFormat } from './commands/change-format.js';
import { type DuplicatePage, duplicatePage } from './commands/duplicate-page.js';
import { type MarkSaved, markSaved } from './commands/mark-saved.js';
import { type MovePage, movePage } from './commands/move-page.js';
import { type RemovePage, removePage } from './commands/remove-page.js';
import { type SetDocumentProperties, setDocumentProperties } from './commands/set-document-properties.js';
import { type SetPage, setPage } from './commands/set-page.js';
import { definePlugin } from '../../kernel/plugin.js';

declare module '../../proofing/rule.js' {
  interface ProofingRules {
    readonly title: PageRule;
    readonly description: DocumentRule;
    readonly 'page-overflow': ObjectRule;
    readonly margin: ObjectRule;
  }
}

declare module '../../commands/command-set.js' {
  interface Commands {
    readonly 'add-page': AddPage;
    readonly 'remove-page': RemovePage;
    readonly 'move-page': MovePage;
    readonly 'duplicate-page': DuplicatePage;
    readonly 'set-page': SetPage;
    readonly 'change-format': ChangeFormat;
    readonly 'set-document-properties': SetDocumentProperties;
    readonly 'mark-saved': MarkSaved;
  }
}

/** Pages, their paper, and what a document says of itself. */
export const pages = definePlugin({
  id: 'pages',
  version: '1.0.0',
  commands: {
    'add-page': addPage,
    'remove-page': removePage,
    'move-page': movePage,
    'duplicate-page': duplicatePage,
    'set-page': setPage,
    'change-format': changeFormat,
    'set-document-properties': setDocumentProperties,
    'mark-saved': markSaved,
  },
  rules: async () => (await import('./rules.js')).rules,
});
