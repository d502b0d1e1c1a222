import { Button, IconButton, Select } from '@tastwerk/ui';
import { Plus, Trash2 } from 'lucide-react';
import { z } from 'zod';
import { elementSchema } from '../../types/construction/elements.js';
import type { FieldShape, NamedShape, ScalarShape } from './field-shapes.js';
import styles from './fields.module.css';
import { useChartForm } from './form-context.js';
import { ListField } from './list-field.js';
import { ConstructionField } from './construction-field.js';
import { FormulaField } from './formula-field.js';
import { MatrixField } from './matrix-field.js';
import { MembersField } from './members-field.js';
import { RecordField } from './record-field.js';
import { ScalarField } from './scalar-field.js';
import { type ValuePath, valueAt } from './spec-values.js';
import { useFieldTexts } from './use-field-texts.js';

const ICON_PX = 16;

const constructionElements = z.array(elementSchema);

interface FieldProps<S extends FieldShape> {
  readonly path: ValuePath;
  readonly shape: S;
}

function emptyScalar(shape: ScalarShape): unknown {
  switch (shape.kind) {
    case 'text':
      return '';
    case 'number':
    case 'term':
      return shape.empty === 'null'
        ? null
        : shape.empty === 'absent'
          ? undefined
          : Math.max(0, shape.kind === 'number' ? (shape.min ?? 0) : 0);
    case 'flag':
      return false;
    case 'choice':
      return shape.options[0];
  }
}

const emptyObject = (fields: readonly NamedShape[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap(({ name, shape }) => {
      const value = emptyValue(shape);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

/** What a new item begins with. */
function emptyValue(shape: FieldShape): unknown {
  switch (shape.kind) {
    case 'list':
    case 'matrix':
    case 'items':
    case 'members':
    case 'construction':
      return [];
    case 'record':
      return {};
    case 'formula':
      return '';
    case 'group':
      return emptyObject(shape.fields);
    case 'variants': {
      const [first] = shape.variants;
      return first && { [shape.by]: first.id, ...emptyObject(first.fields) };
    }
    default:
      return emptyScalar(shape);
  }
}

function Items({ path, shape }: FieldProps<Extract<FieldShape, { kind: 'items' }>>) {
  const { values, setAt } = useChartForm();
  const { t, nameOf, itemOf } = useFieldTexts();
  const value = valueAt(values, path);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const label = nameOf(path);
  const name = itemOf(path);
  return (
    <div role="group" className={styles.items} aria-label={label}>
      <h3>{label}</h3>
      {items.map((_, index) => (
        <fieldset key={index} className={styles.item}>
          <legend>{t('items.item', { name, number: index + 1 })}</legend>
          <Field path={[...path, index]} shape={shape.item} />
          <span className={styles.remove}>
            <IconButton
              label={t('items.remove', { name, number: index + 1 })}
              icon={<Trash2 size={ICON_PX} />}
              onPress={() => setAt(path, items.toSpliced(index, 1))}
            />
          </span>
        </fieldset>
      ))}
      <Button
        icon={<Plus size={ICON_PX} />}
        isDisabled={items.length >= shape.most}
        onPress={() => setAt(path, [...items, emptyValue(shape.item)])}
      >
        {t('items.add', { name })}
      </Button>
    </div>
  );
}

function Variants({ path, shape }: FieldProps<Extract<FieldShape, { kind: 'variants' }>>) {
  const { values, setAt } = useChartForm();
  const { nameOf, choiceOf } = useFieldTexts();
  const chosen = valueAt(values, [...path, shape.by]);
  const variant = shape.variants.find(({ id }) => id === chosen);
  return (
    <>
      <Select
        label={nameOf([...path, shape.by])}
        value={variant?.id ?? null}
        options={shape.variants.map(({ id }) => ({ id, label: choiceOf([...path, shape.by], id) }))}
        onChange={(id) => {
          const next = shape.variants.find((one) => one.id === id);
          if (next) setAt(path, { [shape.by]: id, ...emptyObject(next.fields) });
        }}
      />
      {variant ? <Fields path={path} fields={variant.fields} /> : null}
    </>
  );
}

/** A construction as it was when the field came: while it is typed the text counts. */
function Construction({ path }: { readonly path: ValuePath }) {
  const { values } = useChartForm();
  const read = constructionElements.safeParse(valueAt(values, path));
  return <ConstructionField path={path} elements={read.success ? read.data : []} />;
}

function Field({ path, shape }: FieldProps<FieldShape>) {
  const { nameOf } = useFieldTexts();
  switch (shape.kind) {
    case 'list':
      return <ListField path={path} shape={shape} />;
    case 'matrix':
      return <MatrixField path={path} shape={shape} />;
    case 'record':
      return <RecordField path={path} />;
    case 'formula':
      return <FormulaField path={path} />;
    case 'members':
      return <MembersField path={path} />;
    case 'construction':
      return <Construction path={path} />;
    case 'items':
      return <Items path={path} shape={shape} />;
    case 'variants':
      return <Variants path={path} shape={shape} />;
    case 'group':
      // An item of a list has the name of the list already.
      return typeof path.at(-1) === 'number' ? (
        <Fields path={path} fields={shape.fields} />
      ) : (
        <fieldset className={styles.group}>
          <legend>{nameOf(path)}</legend>
          <Fields path={path} fields={shape.fields} />
        </fieldset>
      );
    default:
      return <ScalarField path={path} shape={shape} />;
  }
}

/** The fields of an object, made from its schema: numbers and choices beside each other, what needs more room below. */
export function Fields({
  path,
  fields,
}: {
  readonly path: ValuePath;
  readonly fields: readonly NamedShape[];
}) {
  return (
    <div className={styles.fields}>
      {fields.map(({ name, shape }) => (
        <div
          key={name}
          className={styles.field}
          data-kind={shape.kind === 'text' && shape.isLong ? 'long' : shape.kind}
        >
          <Field path={[...path, name]} shape={shape} />
        </div>
      ))}
    </div>
  );
}
