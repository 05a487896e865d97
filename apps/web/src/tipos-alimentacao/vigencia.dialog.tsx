import { type FormEvent, useId } from 'react';
import { ErrorSummary } from '../record/error-summary.component.tsx';
import { FormField } from '../record/field.component.tsx';
import { useRecordForm } from '../record/record.form.ts';
import type { Field, Values } from '../record/record.model.ts';
import { Button } from '../ui/button.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { Dialog } from '../ui/dialog.component.tsx';
import { Impacto } from './impacto.component.tsx';
import { CONFERENCIA, ENTREGA, PRAZOS } from './tipos-alimentacao.fields.ts';
import { alterarVigencia, criarVigencia } from './tipos-alimentacao.mutations.ts';
import type { TipoDetalhado, Vigencia } from './tipos-alimentacao.queries.ts';

const VALE_DE: Field = {
  key: 'valeDe',
  label: 'Vale a partir de',
  kind: 'date',
  required: true,
  hint: 'O primeiro dia de refeição com os horários novos: hoje ou um dia que ainda vem.',
};
const SECOES = [
  { title: 'Prazos', fields: PRAZOS },
  { title: 'Janela de entrega', fields: ENTREGA },
  { title: 'Peso e temperatura na chegada', fields: CONFERENCIA },
];

interface Props {
  tipo: TipoDetalhado;
  /** The planned version to correct; null makes a new one, starting from the hours in force. */
  vigencia: Vigencia | null;
  close: () => void;
  onSaved: (tipo: TipoDetalhado) => void;
}

export function VigenciaDialog({ tipo, vigencia, close, onSaved }: Props) {
  const prefix = useId();
  const base = vigencia ?? tipo.vigencias.find(({ situacao }) => situacao === 'EM_VIGOR') ?? tipo.vigencias[0];
  const valeDe = vigencia?.valeDe ?? null;
  const fields = [...(vigencia ? [] : [VALE_DE]), ...SECOES.flatMap(secao => secao.fields)];
  const start: Values = { ...base?.horarios, valeDe };
  const form = useRecordForm<TipoDetalhado>({
    fields,
    record: null,
    start,
    valuesOf: () => start,
    fresh: async () => tipo,
    send: values => (valeDe ? alterarVigencia(tipo, valeDe, values) : criarVigencia(tipo, values)),
    onSaved,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  const idOf = (key: string) => `${prefix}-${key}`;
  const campo = (field: Field) => (
    <FormField
      key={field.key}
      field={field}
      id={idOf(field.key)}
      values={form.values}
      set={value => form.set(field.key, value)}
      error={form.errors[field.key]}
      disabled={form.isSaving}
    />
  );

  return (
    <Dialog
      title={valeDe ? `${tipo.nome}: mudança de ${formatDay(valeDe)}` : `${tipo.nome}: mudar horários e limites`}
      close={close}
      busy={form.isSaving}
      width={680}
      long
      footer={
        <>
          <Button onClick={close} disabled={form.isSaving}>
            Voltar
          </Button>
          <Button type="submit" form={prefix} variant="primary" disabled={form.isSaving || !form.dirty}>
            {form.isSaving ? 'Salvando…' : 'Salvar mudança'}
          </Button>
        </>
      }
    >
      <form id={prefix} noValidate onSubmit={submit} className="registro-formulario">
        <ErrorSummary errors={form.errors} failure={form.failure} fields={fields} idOf={idOf} />
        {!vigencia && (
          <fieldset className="registro-secao">
            <legend className="so-leitor">Quando</legend>
            {campo(VALE_DE)}
          </fieldset>
        )}
        <Impacto tipo={tipo} valeDe={form.values.valeDe} values={form.values} />
        {SECOES.map(({ title, fields: proprios }) => (
          <fieldset key={title} className="registro-secao" disabled={form.isSaving}>
            <legend>{title}</legend>
            {proprios.map(campo)}
          </fieldset>
        ))}
      </form>
    </Dialog>
  );
}
