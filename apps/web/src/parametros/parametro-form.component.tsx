import { type FormEvent, useId } from 'react';
import { ErrorSummary } from '../record/error-summary.component.tsx';
import { FormField } from '../record/field.component.tsx';
import { useRecordForm } from '../record/record.form.ts';
import type { Field, Values } from '../record/record.model.ts';
import { Button } from '../ui/button.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { valorEmPalavras } from './parametros.format.ts';
import { definirParametro } from './parametros.mutations.ts';
import type { Parametro, ParametroDetalhado, Valor } from './parametros.queries.ts';

function campoDoValor(parametro: Parametro): Field {
  const { tipo, minimo, maximo, unidade, opcoes } = parametro;
  const comum = { key: 'valor', label: 'Valor', required: true, width: 'half' } as const;
  if (tipo === 'INTEIRO') {
    const [min, max] = [minimo ?? 0, maximo ?? 1_000_000];
    const hint = `De ${valorEmPalavras(parametro, min)} a ${valorEmPalavras(parametro, max)}.`;
    return { ...comum, kind: 'integer', min, max, hint, ...(unidade && { unit: unidade }) };
  }
  const options =
    tipo === 'LOGICO'
      ? [
          { value: 'sim', label: 'Sim' },
          { value: 'nao', label: 'Não' },
        ]
      : opcoes.map(({ valor, rotulo }) => ({ value: valor, label: rotulo }));
  return { ...comum, kind: 'select', options };
}

/** A boolean is a choice of two words on the form, so that "no" is never an empty box. */
const noFormulario = (valor: Valor) => (typeof valor === 'boolean' ? (valor ? 'sim' : 'nao') : valor);
const noContrato = ({ tipo }: Parametro, valor: unknown) => (tipo === 'LOGICO' ? valor === 'sim' : (valor as Valor));

const VALE_DE: Field = {
  key: 'valeDe',
  label: 'Vale a partir de',
  kind: 'date',
  required: true,
  width: 'half',
  hint: 'Hoje ou um dia que ainda vem.',
};

interface Props {
  visto: ParametroDetalhado;
  onSaved: (salvo: ParametroDetalhado) => void;
}

/** The hook needs a record with an id; a constant has a name instead. */
type ComId = ParametroDetalhado & { id: number };

export function ParametroForm({ visto, onSaved }: Props) {
  const prefix = useId();
  const { parametro, hoje } = visto;
  const fields = [campoDoValor(parametro), VALE_DE];
  const start: Values = { valor: noFormulario(parametro.valor), valeDe: hoje };
  const enviar = async (valor: Valor | null, valeDe: unknown): Promise<ComId> => ({
    ...(await definirParametro(visto, { valeDe: valeDe as string, valor })),
    id: 0,
  });
  const form = useRecordForm<ComId>({
    fields,
    record: null,
    start,
    valuesOf: () => start,
    fresh: async () => ({ ...visto, id: 0 }),
    send: ({ valor, valeDe, padrao }) => enviar(padrao === true ? null : noContrato(parametro, valor), valeDe),
    onSaved,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save({ padrao: null });
  };
  const idOf = (key: string) => `${prefix}-${key}`;
  const { valor, valeDe } = form.values;
  const pronto = typeof valeDe === 'string' && (typeof valor === 'number' || typeof valor === 'string');

  return (
    <form noValidate onSubmit={submit} className="registro-formulario parametro-formulario">
      <ErrorSummary errors={form.errors} failure={form.failure} fields={fields} idOf={idOf} />
      <fieldset className="registro-secao" disabled={form.isSaving}>
        <legend className="so-leitor">Mudança</legend>
        {fields.map(field => (
          <FormField
            key={field.key}
            field={field}
            id={idOf(field.key)}
            values={form.values}
            set={value => form.set(field.key, value)}
            error={form.errors[field.key]}
            disabled={form.isSaving}
          />
        ))}
      </fieldset>
      {pronto && form.dirty && (
        <p aria-live="polite">
          De <strong>{formatDay(valeDe)}</strong> em diante:{' '}
          <strong>{valorEmPalavras(parametro, noContrato(parametro, valor))}</strong>. Antes disso continua como está.
        </p>
      )}
      <Toolbar>
        <Button type="submit" variant="primary" disabled={form.isSaving || !form.dirty}>
          {form.isSaving ? 'Salvando…' : 'Salvar'}
        </Button>
        {!parametro.noPadrao && (
          <Button disabled={form.isSaving} onClick={() => form.save({ padrao: true })}>
            Voltar ao padrão ({valorEmPalavras(parametro, parametro.padrao)})
          </Button>
        )}
      </Toolbar>
    </form>
  );
}
