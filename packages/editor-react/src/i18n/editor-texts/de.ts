import braille from '../de/braille.json' with { type: 'json' };
import canvas from '../de/canvas.json' with { type: 'json' };
import commands from '../de/commands.json' with { type: 'json' };
import drafts from '../de/drafts.json' with { type: 'json' };
import editor from '../de/editor.json' with { type: 'json' };
import errors from '../de/errors.json' with { type: 'json' };
import files from '../de/files.json' with { type: 'json' };
import guide from '../de/guide.json' with { type: 'json' };
import importing from '../de/import.json' with { type: 'json' };
import legend from '../de/legend.json' with { type: 'json' };
import outline from '../de/outline.json' with { type: 'json' };
import marks from '../de/marks.json' with { type: 'json' };
import ownWords from '../de/ownWords.json' with { type: 'json' };
import panels from '../de/panels.json' with { type: 'json' };
import place from '../de/place.json' with { type: 'json' };
import preview from '../de/preview.json' with { type: 'json' };
import proofing from '../de/proofing.json' with { type: 'json' };
import publishing from '../de/publishing.json' with { type: 'json' };
import spoken from '../de/spoken.json' with { type: 'json' };
import templates from '../de/templates.json' with { type: 'json' };
import terms from '../de/terms.json' with { type: 'json' };

/** The editor's German texts by namespace. */
export const germanTexts = {
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
