/**
 * A plugin of the page for its editor, without React: a panel that says how large things may be in this museum, and a tool that draws a
 * ticket. Parts attach themselves to an element of the frame; signs are data of an SVG path.
 */
const TICKET = { path: 'M3 7h18v4a2 2 0 0 0 0 4v2H3v-2a2 2 0 0 0 0-4z' };

const texts = (words) => () =>
  Promise.resolve({
    museum: { panel: words.panel, ticket: words.ticket, selected: words.selected, draw: words.draw },
    commands: { panels: { museum: words.action } },
    canvas: { hints: { TICKET: words.hint } },
  });

const panel = {
  attach(element, { store, t, run }) {
    const { ownerDocument } = element;
    const count = ownerDocument.createElement('p');
    const button = ownerDocument.createElement('button');
    button.type = 'button';
    button.textContent = t('museum:draw');
    button.addEventListener('click', () => run('ticket'));
    element.append(count, button);
    const tell = () => {
      const { selectedUuids } = store.getState().session;
      count.textContent = t('museum:selected', { count: selectedUuids.length });
    };
    tell();
    return { remove: store.subscribe(tell) };
  },
};

export const museum = {
  id: 'museum',
  texts: {
    en: texts({
      panel: 'Museum',
      action: 'Panel: Museum',
      ticket: 'Ticket',
      draw: 'Draw a ticket',
      selected: 'Selected: {{count}}',
      hint: 'Drag a ticket',
    }),
    de: texts({
      panel: 'Museum',
      action: 'Bereich: Museum',
      ticket: 'Eintrittskarte',
      draw: 'Eintrittskarte zeichnen',
      selected: 'Ausgewählt: {{count}}',
      hint: 'Eintrittskarte aufziehen',
    }),
  },
  tools: [
    {
      id: 'ticket',
      tool: 'TICKET',
      labelKey: 'museum:ticket',
      icon: TICKET,
      draw: (kinds, uuid, place) =>
        kinds.create('rect', { width: 80, height: 40, ...place, uuid, moniker: 'Ticket', borderWidth: 2.5 }),
    },
  ],
  panels: [{ id: 'museum', side: 'left', labelKey: 'museum:panel', icon: TICKET, Content: panel }],
};
