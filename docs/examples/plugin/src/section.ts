import { runCommand } from '@tastwerk/editor-core';
import type { AttachedPart, InspectorProps } from '@tastwerk/editor-react';
import { minutesOf, timeValue } from './time.js';

/** The field for the time, in the panel of the selected object. */
export const timeSection: AttachedPart<InspectorProps> = {
  attach(element, { store, t }, props) {
    let { objects } = props;
    const input = document.createElement('input');
    input.type = 'time';
    const label = document.createElement('label');
    label.append(t('clock:time'), ' ', input);
    element.append(label);

    const show = (next: InspectorProps) => {
      objects = next.objects;
      const [object] = objects;
      // 15:15 stays as it was typed, although it looks like 3:15.
      if (object?.type === 'clock' && minutesOf(input.value) !== object.minutes) {
        input.value = timeValue(object.minutes);
      }
    };
    input.addEventListener('change', () => {
      const minutes = minutesOf(input.value);
      if (minutes === undefined) return;
      const changes = objects.map(({ uuid }) => ({ uuid, set: { minutes } }));
      store.dispatch(runCommand({ type: 'update-objects', changes }));
    });
    show(props);
    return { update: show, remove: () => label.remove() };
  },
};
