import type { Engine } from '@tastwerk/editor-core';
import type { i18n } from 'i18next';
import type { TemplateContribution } from '../../contributions/editor-plugin.js';
import { templatesIn } from '../../contributions/placed.js';
import type { PluginChoice } from '../../contributions/plugin-choice.js';
import { createTextLoader } from '../../contributions/texts.js';
import type { TextSource } from '../../i18n/use-editor-i18n.js';
import type { EditorLanguage } from '../../ports.js';
import { standardTemplates } from './standard-templates.js';

/** The templates with which a new draft can begin where no editor is open, and what draws them. */
export interface TemplateOffer {
  readonly templates: readonly TemplateContribution[];
  readonly texts: Pick<TextSource, 'load'>;
  /** Made with the first call, of the same plugins as the editor that opens the draft. */
  readonly engine: () => Promise<Engine>;
}

/** The id of the plugin with the editor's own templates. */
const OWN = 'templates';

/** Whether an editor with `choice` has templates. */
export function hasTemplates({ without = [], with: added = [] }: PluginChoice): boolean {
  return !without.includes(OWN) || added.some(({ templates = [] }) => templates.length > 0);
}

/** The templates of an editor with `choice`. Throws with a sentence where two have one id. */
export function templateOffer({ without = [], with: added = [] }: PluginChoice): TemplateOffer {
  const own = without.includes(OWN) ? [] : [{ id: OWN, templates: standardTemplates }];
  let engine: Promise<Engine> | undefined;
  return {
    templates: templatesIn([...own, ...added]),
    texts: createTextLoader(added),
    engine: () => {
      engine ??= import('../../contributions/engine-with.js').then(({ loadEngineWith }) =>
        loadEngineWith(added),
      );
      // What has failed is tried again.
      engine.catch(() => (engine = undefined));
      return engine;
    },
  };
}

/** Adds the words of the templates of `choice` to those of `shown`, for the list from which one is chosen. */
export async function addTemplateWords(
  { with: added = [] }: PluginChoice,
  language: EditorLanguage,
  shown: i18n,
): Promise<void> {
  for (const { texts } of added) {
    const words = await texts?.[language]();
    if (words?.['templates']) shown.addResourceBundle(language, 'templates', words['templates'], true, false);
  }
}
