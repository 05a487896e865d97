import { useEffect, useRef } from 'react';
import { ProblemError, sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import type { FieldErrors } from './record.errors.ts';
import type { Field } from './record.model.ts';

interface Props {
  errors: FieldErrors;
  failure: Error | null;
  fields: readonly Field[];
  idOf: (key: string) => string;
}

export function ErrorSummary({ errors, failure, fields, idOf }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const wrong = fields.filter(({ key }) => errors[key]);
  const apart = errors[''];
  const any = wrong.length > 0 || apart !== undefined || failure !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer with errors takes the focus again
  useEffect(() => {
    if (any) box.current?.focus();
  }, [any, errors]);
  if (!any) return null;
  const code = failure instanceof ProblemError ? failure.problema.instance : undefined;
  const title =
    failure && wrong.length === 0
      ? sentenceOf(failure)
      : wrong.length === 1
        ? 'Falta corrigir um campo'
        : `Falta corrigir ${wrong.length} campos`;
  return (
    <div ref={box} className="recado recado--perigo resumo-erros" role="alert" tabIndex={-1}>
      <p>
        <strong>{title}</strong>
        {apart && ` ${apart}`}
        {code && <small> Código para o atendimento: {code}</small>}
      </p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ key, label }) => (
            <li key={key}>
              <Button variant="bare" className="vinculo" onClick={() => document.getElementById(idOf(key))?.focus()}>
                {label}
              </Button>
              : {errors[key]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
