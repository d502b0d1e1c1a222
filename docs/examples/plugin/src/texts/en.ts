/** Texts by namespace: `clock` is that of this plugin, the others add to those of the editor. */
export const en = {
  clock: { tool: 'Clock', time: 'Time', shows: 'shows {{time}}' },
  editor: { kinds: { clock: 'Clock' } },
  canvas: { hints: { CLOCK: 'Drag · Shift: circle · Alt: from the middle · Esc: cancel' } },
  import: {
    choose: { clock: 'Times, a line each such as 07:30: a clock face for each.' },
    failure: { clockTooMany: 'The page has room for at most {{most}} clock faces.' },
  },
  files: { formats: { clock: 'the times of the clock faces' } },
  proofing: {
    'clock-size':
      'The clock face is {{measured, number(maximumFractionDigits: 1)}} mm across. It needs at least {{wanted}} mm so that its hands can be told apart.',
    'clock-hands':
      'The hands are {{measured, number(maximumFractionDigits: 1)}} degrees apart. They need at least {{wanted}} degrees to be felt as two.',
  },
  templates: {
    'clock-time': {
      name: 'Clock',
      about: 'A large clock face with two hands that can be set to any time',
      title: 'What time is it?',
      type: 'Clock',
      summary: 'A clock face that shows a quarter past three.',
      details:
        'Inside the circle are twelve ticks. The short, wide hand is the hour hand, the long, narrow one is the minute hand.',
    },
  },
};
