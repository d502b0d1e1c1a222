import braille from '../en/braille.json' with { type: 'json' };
import canvas from '../en/canvas.json' with { type: 'json' };
import commands from '../en/commands.json' with { type: 'json' };
import drafts from '../en/drafts.json' with { type: 'json' };
import editor from '../en/editor.json' with { type: 'json' };
import errors from '../en/errors.json' with { type: 'json' };
import files from '../en/files.json' with { type: 'json' };
import guide from '../en/guide.json' with { type: 'json' };
import importing from '../en/import.json' with { type: 'json' };
import legend from '../en/legend.json' with { type: 'json' };
import outline from '../en/outline.json' with { type: 'json' };
import marks from '../en/marks.json' with { type: 'json' };
import ownWords from '../en/ownWords.json' with { type: 'json' };
import panels from '../en/panels.json' with { type: 'json' };
import place from '../en/place.json' with { type: 'json' };
import preview from '../en/preview.json' with { type: 'json' };
import proofing from '../en/proofing.json' with { type: 'json' };
import publishing from '../en/publishing.json' with { type: 'json' };
import spoken from '../en/spoken.json' with { type: 'json' };
import templates from '../en/templates.json' with { type: 'json' };
import terms from '../en/terms.json' with { type: 'json' };

/** The editor's English texts by namespace. */
export const englishTexts = {
  braille,
  canvas,
  commands,
  drafts,
  editor,
  errors,
  files,
  guide,
  import: importing,
  legend,
  outline,
  marks,
  ownWords,
  panels,
  place,
  preview,
  proofing,
  publishing,
  spoken,
  templates,
  terms,
};
