import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { isApiFailure } from '../api/failure.js';

/**
 * A form held to a schema of the contract. Where the server refuses one of its fields, the refusal is told at that field, which then has
 * the focus; `failure` is what the last sending came back with.
 */
export function useContractForm<I extends FieldValues, O extends FieldValues>(
  schema: z.ZodType<O, I>,
  defaultValues: DefaultValues<I>,
  failure: unknown,
) {
  const form = useForm<I, unknown, O>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues,
  });
  const { setError, getValues } = form;
  useEffect(() => {
    const told = isApiFailure(failure) ? failure.body?.['field-error'] : undefined;
    if (!told) return;
    const names = Object.keys(getValues());
    const name = names.find((field): field is Path<I> => field === told[0]);
    if (name !== undefined) setError(name, { type: 'server', message: told[1] }, { shouldFocus: true });
  }, [failure, setError, getValues]);
  return form;
}
